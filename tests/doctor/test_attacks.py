"""The attacks bite where nothing holds them: in the portable tier, on files and processes made for the purpose."""

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from judge.doctor import Promise, limits, remains
from judge.doctor.host_view import system_v_objects
from judge.doctor.subject import Subject
from judge.messages import Phrase
from judge.model import Execution

Seen = Callable[[Promise, Subject], list[Phrase]]
Values = Callable[[list[Phrase], str, str], set[object]]
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")


@on_linux
def test_secrets_are_read_along_every_way_that_is_open(subject: Subject, seen: Seen) -> None:
    phrases = seen(Promise.READING, subject)
    secret, canary = (str(path.resolve()) for path in (subject.secrets[0], subject.canary))
    ways = {(phrase.parameters.get("path"), phrase.parameters.get("way")) for phrase in phrases}
    assert {(secret, way) for way in ("open", "openat", "symlink", "/proc/self/root")} <= ways
    assert {path for path, way in ways if str(way).endswith("/environ")} == {"ATTNJUDGE_DOCTOR"}
    of_the_process = [way for path, way in ways if path == canary and "/proc/" in str(way)]
    assert any(str(way).endswith("/fd/0") for way in of_the_process)
    assert any(str(way).endswith("/cwd/canary") for way in of_the_process)


def test_a_digest_that_is_wrong_is_not_taken_for_a_secret(
    altered: Callable[..., Subject], seen: Seen
) -> None:
    def spoil(execution: Execution) -> Execution:
        return replace(execution, stdout=execution.stdout.replace(b'"result": "', b'"result": "0'))

    assert seen(Promise.READING, altered(report=spoil)) == []


def test_names_are_found(subject: Subject, seen: Seen, values: Values) -> None:
    phrases = seen(Promise.NAMES, subject)
    assert values(phrases, "breach.found", "way") == {"stat", "access", "listdir"}


def test_files_are_made_and_changed(subject: Subject, place: Path, seen: Seen, values: Values) -> None:
    phrases = seen(Promise.WRITING, subject)
    assert "name" in values(phrases, "breach.changed", "what")
    attempts = values(phrases, "breach.allowed", "attempt")
    assert f"create {place}" in attempts
    assert any(str(attempt).startswith("flock") for attempt in attempts)
    assert any(str(attempt).startswith("rename") for attempt in attempts)
    assert list(place.iterdir()) == [], "what could be made is removed"
    assert not list(subject.canary.parent.glob("attnjudge-doctor-*"))


@on_linux
def test_sockets_are_reached(subject: Subject, seen: Seen, values: Values) -> None:
    phrases = seen(Promise.NETWORK, subject)
    reached = values(phrases, "breach.reached", "socket")
    assert {"UNIX", "UNIX, datagrams", "UNIX, abstract"} <= reached
    assert {"socket AF_NETLINK", "socketpair UNIX, datagrams"} <= values(phrases, "breach.allowed", "attempt")


@on_linux
def test_processes_are_started_and_reached(subject: Subject, seen: Seen, values: Values) -> None:
    phrases = seen(Promise.PROCESSES, subject)
    assert "returncode" in values(phrases, "breach.process-changed", "what")
    attempts = values(phrases, "breach.allowed", "attempt")
    assert {"fork", "posix_spawn", "subprocess", "execve", "prlimit", "kill 19", "kill 9"} <= attempts


@on_linux
def test_files_and_shared_memory_are_left_and_then_removed(
    subject: Subject, place: Path, monkeypatch: pytest.MonkeyPatch, seen: Seen, values: Values
) -> None:
    keys = []
    monkeypatch.setattr(remains, "_key", lambda: keys.append(int.from_bytes(os.urandom(3)) + 1) or keys[-1])
    (left,) = values(seen(Promise.TRACES, subject), "breach.left", "names")
    assert str(place) in str(left)
    assert {kind for kind in ("shm", "msg", "sem") if f"{kind} " in str(left)} == {"shm", "msg", "sem"}
    assert list(place.iterdir()) == []
    assert system_v_objects(keys[0]) == []


@on_linux
def test_word_comes_from_one_run_to_the_next(
    subject: Subject, place: Path, seen: Seen, values: Values
) -> None:
    ways = values(seen(Promise.STATE, subject), "breach.remembered", "way")
    assert "shmget" in ways
    assert ways.isdisjoint({"numpy", "builtins", "os.environ", "sys.modules"}), "each run has its own process"
    assert list(place.iterdir()) == []


def test_random_numbers_that_come_again_are_noticed(
    altered: Callable[..., Subject], seen: Seen, values: Values
) -> None:
    def same(execution: Execution) -> Execution:
        lines = execution.stdout.splitlines(keepends=True)
        changed = [
            b'{"way": "random.random", "target": "random", "result": 4}\n'
            if b"random.random" in line
            else line
            for line in lines
        ]
        return replace(execution, stdout=b"".join(changed))

    phrases = seen(Promise.STATE, altered(report=same))
    assert "random.random" in values(phrases, "breach.same-random", "way")


def test_threads_are_started_without_limit(subject: Subject, seen: Seen, values: Values) -> None:
    assert values(seen(Promise.THREADS, subject), "breach.many-threads", "count") == {limits.MANY_THREADS}
