"""The strongest tier that works is taken, found by trying; what was asked for is never replaced by less."""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.errors import SandboxError
from judge.model import Execution, Limits, Program
from judge.sandbox import Isolation, Sandbox, open_sandbox
from judge.sandbox.choice import FirstThatWorks
from judge.sandbox.link import RUNNER

LIMITS = Limits(1, 1 << 20, 1000)


class Fake:
    """A sandbox that works or not, and remembers what was done with it."""

    def __init__(self, tier: str, failure: str = "") -> None:
        self.tier = tier
        self.failure = failure
        self.closed = False

    def wait_until_ready(self) -> None:
        if self.failure:
            raise SandboxError("sandbox.cannot-start", detail=self.failure)

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        return Execution(0, None, None, 0, 0, 0, self.tier.encode(), b"")

    def close(self) -> None:
        self.closed = True

    def __enter__(self) -> "Fake":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def openers(*sandboxes: Fake) -> dict[str, Callable[[], Sandbox]]:
    def opener(sandbox: Fake) -> Callable[[], Sandbox]:
        return lambda: sandbox

    return {sandbox.tier: opener(sandbox) for sandbox in sandboxes}


def cannot_be_opened() -> Sandbox:
    raise SandboxError("sandbox.no-room", detail="the disk is full")


def test_the_first_that_works_is_taken_and_those_behind_it_are_not_opened() -> None:
    first, second = Fake("first"), Fake("second")
    chosen = FirstThatWorks({**openers(first), "second": cannot_be_opened})
    assert chosen.tier == "first"
    assert chosen.execute(Program(b""), b"", LIMITS).stdout == b"first"
    chosen.close()
    assert (first.closed, second.closed) == (True, False)


def test_those_that_do_not_work_are_closed_and_passed_over() -> None:
    first, third = Fake("first", "no namespaces"), Fake("third")
    with FirstThatWorks({**openers(first), "second": cannot_be_opened, **openers(third)}) as chosen:
        assert chosen.execute(Program(b""), b"", LIMITS).stdout == b"third"
        assert chosen.tier == "third"
        assert first.closed
    assert third.closed


def test_where_none_works_every_reason_is_told() -> None:
    chosen = FirstThatWorks({**openers(Fake("first", "no namespaces")), "second": cannot_be_opened})
    with pytest.raises(SandboxError, match=r"no namespaces.*the disk is full") as caught:
        chosen.wait_until_ready()
    assert caught.value.key == "sandbox.no-isolation"
    chosen.close()


def test_the_reason_of_the_only_one_is_told_as_it_is() -> None:
    chosen = FirstThatWorks(openers(Fake("first", "no namespaces")))
    with pytest.raises(SandboxError, match="no namespaces") as caught:
        chosen.execute(Program(b""), b"", LIMITS)
    assert caught.value.key == "sandbox.cannot-start"


def test_one_that_cannot_even_be_opened_fails_at_once() -> None:
    with pytest.raises(SandboxError, match="the disk is full"):
        FirstThatWorks({"first": cannot_be_opened})


def test_what_failed_is_not_tried_again() -> None:
    first = Fake("first", "no namespaces")
    chosen = FirstThatWorks(openers(first))
    for _ in range(2):
        with pytest.raises(SandboxError):
            chosen.wait_until_ready()
        first.failure = ""


def test_a_closed_one_runs_nothing() -> None:
    chosen = FirstThatWorks(openers(Fake("first")))
    chosen.close()
    with pytest.raises(SandboxError) as caught:
        chosen.wait_until_ready()
    assert caught.value.key == "sandbox.closed"


@pytest.mark.skipif(sys.platform != "linux", reason="isolation exists on Linux only")
def test_on_a_machine_whose_system_calls_are_unknown_no_isolated_tier_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = shutil.copytree(RUNNER.parent, tmp_path / "inside", ignore=shutil.ignore_patterns("__pycache__"))
    filter_file = inside / "seccomp.py"
    known = "    if machine not in MACHINES"
    text = filter_file.read_text()
    assert text.count(known) == 1
    filter_file.write_text(text.replace(known, "    if machine in MACHINES"))
    monkeypatch.setattr("judge.sandbox.link.RUNNER", inside / "runner.py")
    told = r"namespaces: .*system calls.*landlock: .*system calls"
    with (
        open_sandbox(Isolation(required="landlock")) as sandbox,
        pytest.raises(SandboxError, match=told),
    ):
        sandbox.wait_until_ready()
    with open_sandbox() as sandbox:
        assert sandbox.tier == "portable"


def test_one_that_is_closed_while_it_chooses_leaves_nothing_open() -> None:
    later = Fake("later")

    class ClosedMeanwhile(Fake):
        def wait_until_ready(self) -> None:
            chosen.close()
            raise SandboxError("sandbox.cannot-start", detail="it has ended")

    chosen = FirstThatWorks(openers(ClosedMeanwhile("first"), later))
    with pytest.raises(SandboxError) as caught:
        chosen.wait_until_ready()
    assert caught.value.key == "sandbox.closed"
    assert later.closed
