"""What a sandbox does and says is held against what it ought to, and what is not proved does not hold."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from judge import doctor
from judge.doctor import Promise, limits, outcome_of, remains
from judge.doctor.subject import Subject
from judge.errors import SandboxError
from judge.messages import Phrase
from judge.model import MIB, Execution, StopReason
from judge.sandbox import ISOLATED_TIERS, Isolation

Seen = Callable[[Promise, Subject], list[Phrase]]
Values = Callable[[list[Phrase], str, str], set[object]]
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")


@pytest.mark.parametrize(
    ("what", "value"),
    [("exit_code", 0), ("signal", None), ("stdout", b""), ("stderr", b""), ("stopped", StopReason.CPU)],
)
def test_a_report_that_is_not_true_is_noticed(
    altered: Callable[..., Subject], what: str, value: object, seen: Seen, values: Values
) -> None:
    phrases = seen(Promise.VERDICT, altered(report=lambda execution: replace(execution, **{what: value})))
    assert what in values(phrases, "breach.misreported", "what")


def test_a_program_that_is_not_stopped_is_noticed(
    altered: Callable[..., Subject], seen: Seen, values: Values
) -> None:
    phrases = seen(Promise.TIME, altered(report=lambda execution: replace(execution, stopped=None)))
    assert values(phrases, "breach.not-stopped", "reason") == set(StopReason)


def test_a_program_that_is_stopped_late_is_noticed(
    subject: Subject, monkeypatch: pytest.MonkeyPatch, seen: Seen, values: Values
) -> None:
    monkeypatch.setattr(limits, "LATE", -0.1)
    assert "program.waiting" in values(seen(Promise.TIME, subject), "breach.late", "program")


def test_a_judge_that_is_not_ready_for_the_next_program_is_noticed(
    altered: Callable[..., Subject], seen: Seen, values: Values
) -> None:
    phrases = seen(Promise.TIME, altered(report=lambda execution: replace(execution, stdout=b"")))
    assert len(values(phrases, "breach.next", "program")) == 4


@on_linux
def test_memory_beyond_the_limit_is_noticed(
    altered: Callable[..., Subject], seen: Seen, values: Values
) -> None:
    phrases = seen(Promise.MEMORY, altered(grant=lambda limits: replace(limits, memory=2048 * MIB)))
    ways = values(phrases, "breach.much-memory", "way")
    assert {"numpy.ones", "list", "mmap", "threading"} == ways


@on_linux
def test_memory_that_is_refused_though_allowed_is_noticed(
    altered: Callable[..., Subject], seen: Seen
) -> None:
    phrases = seen(Promise.MEMORY, altered(grant=lambda limits: replace(limits, memory=16 * MIB)))
    assert "breach.little-memory" in {phrase.key for phrase in phrases}


def test_output_beyond_the_limit_is_noticed(
    altered: Callable[..., Subject], seen: Seen, values: Values
) -> None:
    phrases = seen(Promise.MEMORY, altered(grant=lambda limits: replace(limits, output=MIB)))
    assert values(phrases, "breach.misreported", "what") == {"stdout", "stopped"}


@pytest.fixture
def sleeper() -> Iterator[Callable[[], None]]:
    """Starts processes that are left over, for the time of the test."""
    started = []
    yield lambda: started.append(subprocess.Popen(["sleep", "60"]))
    for process in started:
        process.kill()
        process.wait()


@on_linux
def test_a_process_that_is_left_is_noticed(
    altered: Callable[..., Subject],
    sleeper: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
    seen: Seen,
    values: Values,
) -> None:
    def leave(execution: Execution) -> Execution:
        sleeper()
        return execution

    monkeypatch.setattr(remains, "_left_by_killed_judge", lambda subject: [])
    (left,) = values(seen(Promise.RUNNING, altered(report=leave)), "breach.processes-left", "processes")
    assert "sleep" in str(left)


LEAVING_JUDGE = """
import os, pathlib, subprocess, sys
for word in ("closed", "ready"):
    print(word, flush=True)
    sys.stdin.readline()
pathlib.Path(os.environ["TMPDIR"], "left").touch()
subprocess.run(["sleep", "30"], start_new_session=True)
"""


@on_linux
def test_what_is_left_of_a_killed_judge_is_noticed(
    subject: Subject, monkeypatch: pytest.MonkeyPatch, seen: Seen, values: Values
) -> None:
    def start(_: Subject, temporary: Path) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [sys.executable, "-c", LEAVING_JUDGE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "TMPDIR": str(temporary)},
        )

    monkeypatch.setattr(remains, "_start_judge", start)
    phrases = seen(Promise.RUNNING, subject)
    (left,) = values(phrases, "breach.processes-left", "processes")
    pid = int(re.search(r"\((\d+)\)", str(left))[1])
    os.kill(pid, signal.SIGKILL)
    assert values(phrases, "breach.left", "names") == {"left"}


def test_a_judge_that_cannot_be_started_to_be_killed_proves_nothing(
    subject: Subject, monkeypatch: pytest.MonkeyPatch, values: Values
) -> None:
    monkeypatch.setattr(remains, "MODULE", "judge.doctor.nothing")
    assert values(remains._left_by_killed_judge(subject), "breach.judge-lost", "word") != set()


def test_less_isolation_than_asked_for_is_noticed(
    altered: Callable[..., Subject], monkeypatch: pytest.MonkeyPatch, seen: Seen, values: Values
) -> None:
    subject = altered()
    monkeypatch.setattr("judge.sandbox.open_sandbox", lambda isolation: subject.sandbox)
    content = replace(subject, isolation=Isolation(tier="landlock"), failed=["namespaces"])
    phrases = seen(Promise.TIER, content)
    assert values(phrases, "breach.tier", "asked") == set(ISOLATED_TIERS)
    assert values(phrases, "breach.tier", "found") == {"portable"}


def test_the_tier_asked_for_is_enough(subject: Subject, seen: Seen) -> None:
    assert seen(Promise.TIER, subject) == []


@pytest.mark.parametrize("promise", [Promise.READING, Promise.THREADS])
@pytest.mark.parametrize(
    "cut",
    [
        lambda execution: replace(execution, stdout=execution.stdout[: len(execution.stdout) // 2]),
        lambda execution: replace(execution, stdout=b"".join(execution.stdout.splitlines(True)[:-1])),
        lambda execution: replace(execution, stdout=b""),
        lambda execution: replace(execution, exit_code=1),
    ],
    ids=["in the middle", "without its end", "silent", "failed"],
)
def test_a_probe_that_is_cut_short_proves_nothing(
    altered: Callable[..., Subject], promise: Promise, cut: Callable[[Execution], Execution]
) -> None:
    outcome = outcome_of(promise, altered(report=cut))
    assert not outcome.holds
    assert [phrase.key for phrase in outcome.seen] == ["breach.cut"]


def test_a_sandbox_that_fails_keeps_no_promise(altered: Callable[..., Subject]) -> None:
    def fail(execution: Execution) -> Execution:
        raise SandboxError("sandbox.runner-lost", detail="gone")

    outcome = outcome_of(Promise.TIME, altered(report=fail))
    assert (outcome.holds, outcome.seen) == (False, (Phrase("sandbox.runner-lost", {"detail": "gone"}),))


def test_a_check_that_the_system_does_not_let_happen_proves_nothing(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(subject: Subject) -> list[Phrase]:
        raise OSError("no more processes")

    monkeypatch.setattr(doctor, "CHECKS", {Promise.NETWORK: fail})
    outcome = outcome_of(Promise.NETWORK, subject)
    assert (outcome.holds, outcome.seen[0].key) == (False, "breach.not-tried")
