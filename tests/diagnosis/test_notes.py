"""Notes on how a program ran: only what its reason does not say, and only if it was not accepted."""

from typing import Any

import pytest

from judge import messages
from judge.diagnosis.notes import notes_on
from judge.model import Execution, StopReason, TestCase, TestResult, Verdict

ENDED: dict[str, Any] = {
    "exit_code": 0,
    "signal": None,
    "stopped": None,
    "cpu_time": 0.1,
    "wall_time": 0.2,
    "memory": 1,
    "stdout": b"0\n",
    "stderr": b"",
}
KILLED: dict[str, Any] = {"exit_code": None, "signal": 9}


def notes(
    verdict: Verdict = Verdict.WA,
    *,
    reason: str | None = None,
    name: str = "secret/01-typical-case",
    input: bytes = b"1 2 3\n",
    **run: Any,
) -> list[str]:
    result = TestResult(name, verdict, reason, execution=Execution(**ENDED | run))
    found = notes_on(result, TestCase(name, input, b"1\n"))
    for note in found:
        assert all(messages.text(language, note.key, **note.details) for language in messages.LANGUAGES)
    return [note.key.removeprefix("note.") for note in found]


def test_input_that_was_not_read() -> None:
    assert notes(input_read=0) == ["input-not-read"]
    assert notes(Verdict.RTE, input_read=0, exit_code=1, stderr=b"Error") == ["input-not-read"]
    assert notes(input_read=0, input=b"") == []
    assert notes(input_read=None) == []
    assert notes(input_read=6) == []


def test_input_that_was_read_in_part() -> None:
    assert notes(input_read=3) == ["input-partly-read"]
    assert notes(Verdict.PE, input_read=3) == ["input-partly-read"]


def test_a_crash_and_illegal_input_leave_the_rest_unread() -> None:
    assert notes(Verdict.RTE, input_read=3, exit_code=1, stderr=b"Error") == []
    assert notes(input_read=3, name="secret/01-illegal-size") == []


@pytest.mark.parametrize("stopped", [StopReason.CPU, StopReason.WALL])
def test_output_that_never_came_before_the_program_was_stopped(stopped: StopReason) -> None:
    assert notes(Verdict.TLE, **KILLED, stopped=stopped, stdout=b"") == ["stopped-before-output"]
    assert notes(Verdict.TLE, **KILLED, stopped=stopped, stdout=b"1") == []


def test_output_that_never_came_before_a_signal() -> None:
    assert notes(Verdict.RTE, exit_code=None, signal=11, stdout=b"") == ["stopped-before-output"]


def test_output_that_was_lost_at_the_end() -> None:
    assert notes(Verdict.RTE, exit_code=3, stdout=b"") == ["ended-without-output"]
    assert notes(Verdict.RTE, exit_code=1, stdout=b"", stderr=b"ValueError: x") == []
    assert notes(Verdict.WA, reason="check.nothing-printed", stdout=b"") == [], "the reason says it"


def test_a_program_that_waited() -> None:
    assert notes(wall_time=3.0, cpu_time=0.5) == ["idle"]
    assert notes(Verdict.AC, wall_time=3.0, cpu_time=0.5) == ["idle"]
    assert notes(wall_time=3.0, cpu_time=1.0) == []
    assert notes(wall_time=0.9, cpu_time=0.0) == []


def test_the_wait_is_not_told_twice() -> None:
    run = {**KILLED, "stopped": StopReason.WALL, "wall_time": 5.0, "cpu_time": 0.1, "stdout": b"1"}
    assert notes(Verdict.TLE, reason="time.wall", **run) == []


def test_an_accepted_program_may_leave_input_unread() -> None:
    assert notes(Verdict.AC, input_read=0, stdout=b"") == []


def test_nothing_is_said_of_a_program_that_was_not_run() -> None:
    result = TestResult("secret/01-case", Verdict.JE, "judge.sandbox")
    assert notes_on(result, TestCase("secret/01-case", b"1\n", b"1\n")) == ()
