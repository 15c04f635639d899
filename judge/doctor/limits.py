"""Whether limits hold, and whether what is reported of a program is what happened."""

import json
import signal
import time
from collections.abc import Iterator
from dataclasses import replace

from judge.doctor.subject import AMPLE, Cut, Subject
from judge.errors import SandboxError
from judge.messages import Phrase
from judge.model import MIB, Execution, Limits, StopReason
from judge.sandbox import TASKS_THAT_MAY_COME, THREADS
from judge.sandbox.link import REPLY_FIELDS

LATE = 1.0  # seconds after the limit of the wall clock in which a program must be stopped
ORDINARY = b"import numpy\nprint(int(numpy.arange(7).sum()))\n"
ANSWER = b"21\n"

PRINTING = b"""\
import os
os.write(1, bytes(range(256)) + b'AC accepted')
os.write(2, b'exit code 0')
os._exit(7)
"""
KILLED = b"import os, signal; os.kill(os.getpid(), signal.SIGUSR1)"
EXIT_CODE = 5

IGNORING_SIGNALS = b"""\
import signal
for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
    signal.signal(number, signal.SIG_IGN)
"""
LOOPING = IGNORING_SIGNALS + b"while True: pass"
WAITING = IGNORING_SIGNALS + b"import time\nwhile True: time.sleep(60)"
PRINTING_WITHOUT_END = b"while True: print('x' * 1000)"
ABORTING = b"import os; os.abort()"
SHORT = replace(AMPLE, time=0.3, wall_time=5.0)

MEMORY = 64  # MiB
LARGE = 512  # MiB: out of reach with the limit above
LARGEST_FILE = 0  # MiB: nothing is written to files
OUTPUT = 1000  # bytes
MANY_THREADS = 256
MOST_THREADS = (
    THREADS + TASKS_THAT_MAY_COME
)  # in the tier `landlock`; tasks that end meanwhile make room for more
SPARE = 32


def runs_well(subject: Subject, before: Phrase) -> Iterator[Phrase]:
    """Say so if an ordinary program does not run as it ought to, after what was `before`."""
    execution = subject.run(ORDINARY)
    if (execution.exit_code, execution.stdout) != (0, ANSWER):
        yield Phrase("breach.next", {"program": before})


def verdict(subject: Subject) -> list[Phrase]:
    """Return what was reported that did not happen."""
    seen = list(
        _misreported(
            subject.run(PRINTING),
            exit_code=7,
            signal=None,
            stopped=None,
            stdout=bytes(range(256)) + b"AC accepted",
            stderr=b"exit code 0",
        )
    )
    killed = subject.run(KILLED)
    seen += _misreported(killed, exit_code=None, signal=int(signal.SIGUSR1), stopped=None, stdout=b"")
    forged = {**dict.fromkeys(REPLY_FIELDS, 0), "failure": "", "signal": None, "stopped": None}
    told = {"reply": json.dumps(forged), "exit_code": EXIT_CODE}
    execution = subject.execute_probe("forging", told)
    seen += _misreported(execution, exit_code=EXIT_CODE, signal=None, stopped=None, stdout=b"")
    return [*seen, *runs_well(subject, Phrase("program.forging"))]


def _misreported(execution: Execution, **right: object) -> Iterator[Phrase]:
    for what, expected in right.items():
        found = getattr(execution, what)
        if found != expected:
            yield Phrase("breach.misreported", {"what": what, "expected": expected, "found": found})


def ends_in_time(subject: Subject) -> list[Phrase]:
    """Return the programs that were not stopped, or not by the right limit, or too late."""
    waiting, printing = replace(SHORT, wall_time=0.3), replace(SHORT, output=MIB, time=5)
    return [
        *_unstopped(subject, "program.looping", LOOPING, SHORT, StopReason.CPU),
        *_unstopped(subject, "program.waiting", WAITING, waiting, StopReason.WALL),
        *_unstopped(subject, "program.printing", PRINTING_WITHOUT_END, printing, StopReason.OUTPUT),
        *_misreported(subject.run(ABORTING), exit_code=None, signal=int(signal.SIGABRT), stopped=None),
        *runs_well(subject, Phrase("program.aborting")),
    ]


def _unstopped(
    subject: Subject, program: str, source: bytes, limits: Limits, reason: StopReason
) -> Iterator[Phrase]:
    started = time.monotonic()
    execution = subject.run(source, limits)
    took = time.monotonic() - started
    name = Phrase(program)
    if execution.stopped != reason:
        found = execution.stopped or execution.signal or execution.exit_code
        yield Phrase("breach.not-stopped", {"program": name, "reason": reason, "found": found})
    if took > limits.wall + LATE:
        yield Phrase("breach.late", {"program": name, "took": took, "most": limits.wall + LATE})
    if len(execution.stdout) > limits.output:
        yield Phrase("breach.much-output", {"got": len(execution.stdout), "most": limits.output})
    yield from runs_well(subject, name)


def memory(subject: Subject) -> list[Phrase]:
    """Return of what there was more than allowed, or less."""
    limits = replace(AMPLE, memory=MEMORY * MIB)
    results = subject.probe("allocating", {"allowed": MEMORY // 2, "most": LARGE}, limits)
    got = {way: mib for (way, _), mib in results.items()}
    most = dict.fromkeys(("file", "memfd_create"), LARGEST_FILE)
    seen = [
        Phrase("breach.much-memory", {"way": way, "got": mib, "most": most.get(way, MEMORY)})
        for way, mib in got.items()
        if mib > most.get(way, MEMORY)
    ]
    if "allowed" not in got:
        seen.append(Phrase("breach.little-memory", {"amount": MEMORY // 2, "most": MEMORY}))
    return [*seen, *_output(subject)]


def _output(subject: Subject) -> Iterator[Phrase]:
    limits = replace(AMPLE, output=OUTPUT)
    for size, reason in ((OUTPUT, None), (OUTPUT + 1, StopReason.OUTPUT)):
        execution = subject.run(b"import sys; sys.stdout.write('x' * %d)" % size, limits)
        yield from _misreported(execution, stopped=reason, stdout=b"x" * OUTPUT)


def threads(subject: Subject) -> list[Phrase]:
    """Return how many threads there were, if too many."""
    count = _threads(subject)
    return [Phrase("breach.many-threads", {"count": count, "most": MOST_THREADS})] * (
        count > MOST_THREADS + SPARE
    )


def _threads(subject: Subject) -> int:
    (count,) = subject.probe("threads", {"most": MANY_THREADS}).values()
    return int(count)


def of_programs(subject: Subject) -> dict[str, int]:
    """Return the limits that a program finds in force."""
    try:
        found = {name: int(value) for (name, _), value in subject.probe("limits", {}).items()}
        count = _threads(subject)
    except (Cut, SandboxError):  # which the promises tell already
        return {}
    return found if count == MANY_THREADS else {"threads": count, **found}
