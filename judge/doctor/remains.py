"""What is left of a program: on this machine, and for the next one."""

import contextlib
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Collection, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from judge.doctor.host_view import (
    Process,
    alive,
    descendants,
    entries,
    named,
    remove_system_v_object,
    system_v_objects,
    what_stays,
)
from judge.doctor.limits import runs_well
from judge.doctor.subject import Subject
from judge.messages import Phrase

TIME_TO_DIE = 1.0  # seconds in which all that ran must be gone
PATIENCE = 20.0  # seconds until a judge that does not do as it is told is given up
WELL_UNDER_WAY = 0.1  # seconds
RANDOM = "random"  # what the probe calls numbers that must differ
MODULE = "judge.doctor.doomed_judge"
IMPORTABLE = Path(__file__).parent.parent.parent  # the folder in which Python finds this package


class Lost(Exception):
    """A judge did not do as it was told."""


def _name() -> str:
    """Return a name that nothing else has, short enough for a process."""
    return f"w{secrets.token_hex(6)}"


def _key() -> int:
    """Return a key that no object of System V has."""
    return 1 + secrets.randbelow((1 << 31) - 1)


def running(subject: Subject) -> list[Phrase]:
    """Return the processes that are left of a program, then all that is left of a judge that was killed."""
    name = _name()
    seen = list(runs_well(subject, Phrase("program.any")))
    before = descendants(os.getpid())
    subject.probe("daemons", {"name": name})
    left = what_stays(lambda: named(name) | _more_than(before), TIME_TO_DIE)
    return [*seen, *_processes_left(left), *_left_by_killed_judge(subject)]


def _more_than(before: set[Process]) -> set[Process]:
    """Return the new processes below this one, if there are more than before: a runner may have been replaced."""
    now = descendants(os.getpid())
    return now - before if len(now) > len(before) else set()


def _processes_left(processes: Collection[Process]) -> Iterator[Phrase]:
    if processes:
        described = ", ".join(f"{process.name} ({process.pid})" for process in processes)
        yield Phrase("breach.processes-left", {"processes": described})


def _files_left(names: Collection[str]) -> Iterator[Phrase]:
    if names:
        yield Phrase("breach.left", {"names": ", ".join(names)})


def _left_by_killed_judge(subject: Subject) -> list[Phrase]:
    with TemporaryDirectory(prefix="attnjudge-doctor-") as name:
        folder = Path(name)
        try:
            with _start_judge(subject, folder) as judge:
                seen, started = _until_killed(judge, folder)
        except Lost as lost:
            return [Phrase("breach.judge-lost", {"word": lost})]
        seen += _processes_left(what_stays(lambda: alive(started), TIME_TO_DIE))
        seen += _files_left(what_stays(lambda: entries(folder), TIME_TO_DIE))
    return seen


def _until_killed(judge: "subprocess.Popen[bytes]", folder: Path) -> tuple[list[Phrase], set[Process]]:
    """Let a judge run a program to its end, then kill it in the middle of another.

    Return what was left of the first one, and the processes there were when it was killed.
    """
    try:
        _wait_for(judge, "closed")
        seen = list(_files_left(what_stays(lambda: entries(folder), TIME_TO_DIE)))
        _tell_to_go_on(judge)
        _wait_for(judge, "ready")
        idle = descendants(judge.pid)
        _tell_to_go_on(judge)
        return seen, _new_process(judge.pid, idle)
    finally:
        judge.kill()


def _start_judge(subject: Subject, temporary: Path) -> "subprocess.Popen[bytes]":
    cold = ["--cold"] if subject.isolation.cold else []
    return subprocess.Popen(
        [sys.executable, "-m", MODULE, subject.sandbox.tier, *cold],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TMPDIR": str(temporary), "PYTHONPATH": str(IMPORTABLE)},
    )


def _wait_for(judge: "subprocess.Popen[bytes]", word: str) -> None:
    assert judge.stdout is not None
    if judge.stdout.readline().strip() != word.encode():
        raise Lost(word)


def _tell_to_go_on(judge: "subprocess.Popen[bytes]") -> None:
    assert judge.stdin is not None
    with contextlib.suppress(BrokenPipeError):
        judge.stdin.write(b"\n")
        judge.stdin.flush()


def _new_process(judge: int, idle: set[Process]) -> set[Process]:
    """Wait until there are more processes below the judge; return all of them."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if descendants(judge) - idle:
            time.sleep(WELL_UNDER_WAY)
            return descendants(judge)
        time.sleep(0.01)
    raise Lost("running")


def traces(subject: Subject) -> list[Phrase]:
    """Return the files and objects of the kernel that are left; remove them."""
    name, key = _name(), _key()
    subject.probe("leaving", {"name": name, "key": key, "folders": subject.folders})
    return list(_files_left(_removed(subject, name, key)))


def _removed(subject: Subject, name: str, key: int) -> list[str]:
    """Remove the files of that name and the objects of that key; return which there were."""
    files = [path for path in (Path(folder, name) for folder in subject.folders) if os.path.lexists(path)]
    objects = system_v_objects(key)
    for path in files:
        with contextlib.suppress(OSError):
            path.unlink()
    for kind, number in objects:
        remove_system_v_object(kind, number)
    return [*map(str, files), *(f"{kind} {number}" for kind, number in objects)]


def state(subject: Subject) -> list[Phrase]:
    """Return what a run has found that the one before it has left."""
    name, key = _name(), _key()
    told = {"name": name, "key": key, "folders": subject.folders}
    try:
        first, second = (subject.probe("remembering", {**told, "leave": leave}) for leave in (True, False))
    finally:
        _removed(subject, name, key)
    seen = [Phrase("breach.remembered", {"way": way}) for way, kind in second if kind != RANDOM]
    same = [way for way, kind in second if kind == RANDOM and first[way, kind] == second[way, kind]]
    return seen + [Phrase("breach.same-random", {"way": way}) for way in same]
