"""One submission of a batch as plain data."""

from dataclasses import replace

import pytest

from judge.grading import judging
from judge.grading.judging import judge_error, judge_one
from judge.grading.records import Exercise
from judge.judging import decide
from judge.model import Execution, StopReason
from judge.sandbox import Sandbox

from .conftest import CASES, DIFFERENCE, PROBLEM, RIGHT


@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.getloadavg", lambda: (0.5, 0.5, 0.5))


def stopped_on_the_clock(cpu_time: float) -> Execution:
    return Execution(None, 9, StopReason.WALL, cpu_time, PROBLEM.limits.wall, 1, b"", b"")


def test_a_report_is_plain_data_with_the_diagnosis(exercise: Exercise, sandbox: Sandbox) -> None:
    data = judge_one(exercise, DIFFERENCE, sandbox, all_tests=True).data
    assert data["verdict"] == "WA"
    assert [test["verdict"] for test in data["tests"]] == ["WA", "WA", "AC", "WA"]
    assert data["mistakes"] == [
        {
            "id": "difference",
            "hint": {"en": "Look at the sign.", "zh": "注意符号。"},
            "title": {"en": "The numbers are subtracted", "zh": "做成了减法"},
        }
    ]


def test_judging_stops_at_the_first_failure_unless_all_are_wanted(
    exercise: Exercise, sandbox: Sandbox
) -> None:
    data = judge_one(exercise, DIFFERENCE, sandbox, all_tests=False).data
    assert (len(data["tests"]), len(data["not_run"])) == (1, 3)


def test_a_failure_of_the_judge_is_a_judge_error(
    exercise: Exercise, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RecursionError("too deep")

    monkeypatch.setattr(judging, "diagnose", fail)
    data = judge_one(exercise, RIGHT, sandbox, all_tests=True).data
    assert (data["verdict"], data["tests"][0]["details"]) == ("JE", {"detail": "RecursionError: too deep"})


def test_a_judge_error_is_of_the_exercise_and_the_program(exercise: Exercise) -> None:
    data = judge_error(exercise, RIGHT, "landlock", "lost").data
    assert (data["problem"], data["fingerprint"], data["tier"]) == (
        "a-plus-b",
        exercise.fingerprint,
        "landlock",
    )
    assert (len(data["tests"]), len(data["not_run"])) == (1, len(CASES) - 1)


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize(("cpu_time", "doubtful"), [(0.0, False), (0.2, False), (1.1, True), (9.0, True)])
def test_a_program_that_used_the_processor_and_ran_out_of_clock_may_have_been_starved(
    cpu_time: float, doubtful: bool
) -> None:
    problem = replace(PROBLEM, limits=replace(PROBLEM.limits, time=10))
    result = decide(problem, CASES[0], stopped_on_the_clock(cpu_time))
    assert result.reason == "time.wall"
    assert judging._is_doubtful(result) is doubtful


def test_on_an_overloaded_machine_one_that_waits_may_have_been_starved_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("os.getloadavg", lambda: (1000.0, 0.5, 0.5))
    assert judging._is_doubtful(decide(PROBLEM, CASES[0], stopped_on_the_clock(0.0)))


@pytest.mark.usefixtures("calm")
def test_the_processor_decides_without_doubt() -> None:
    execution = replace(stopped_on_the_clock(2.0), stopped=StopReason.CPU)
    assert not judging._is_doubtful(decide(PROBLEM, CASES[0], execution))
