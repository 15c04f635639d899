"""How verify compares times with the limits: the least of three runs, and twice the limit for what exceeds it."""

from dataclasses import replace
from types import TracebackType
from typing import Self

import pytest

from judge.authoring.verify.margins import note_barely_exceeding, note_slow, with_least_times
from judge.model import (
    MIB,
    Execution,
    Limits,
    Mistake,
    Problem,
    Program,
    Report,
    Solutions,
    StopReason,
    TestCase,
    TestResult,
    Text,
    Verdict,
)

CASE = TestCase("secret/01-a", b"1\n", b"1\n")
LARGER = TestCase("secret/02-b", b"1 2 3\n", b"1\n")
SOLUTIONS = Solutions(b"reference", {"accepted/a.py": b"other"}, (), ())


def ran(cpu: float, memory: int = 0, stopped: StopReason | None = None) -> Execution:
    return Execution(0, None, stopped, cpu, cpu, memory, b"1\n", b"")


class Playing:
    """A sandbox in which runs need what the test says, each after the other."""

    tier = "portable"

    def __init__(self, *executions: Execution) -> None:
        self.left = list(executions)
        self.asked: list[tuple[bytes, bytes, Limits]] = []

    def wait_until_ready(self) -> None:
        pass

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        self.asked.append((program.source, stdin, limits))
        return self.left.pop(0)

    def close(self) -> None:
        pass

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass


def report(*results: TestResult) -> Report:
    verdict = next((r.verdict for r in results if r.verdict is not Verdict.AC), Verdict.AC)
    return Report("row-means", verdict, results, (), None, "portable", "", "")


def needs(cpu: float, verdict: Verdict = Verdict.AC, case: TestCase = CASE) -> TestResult:
    return TestResult(case.name, verdict, execution=ran(cpu))


@pytest.mark.parametrize(
    ("first", "again", "least"),
    [
        (0.25, [], 0.25),  # a quarter of the limit of 1 s: not worth another run
        (0.6, [0.2, 0.7], 0.2),
        (0.6, [0.7, 0.5], 0.5),
        (0.4, [0.7, 0.5], 0.4),
    ],
)
def test_the_least_of_three_runs_counts(
    problem: Problem, first: float, again: list[float], least: float
) -> None:
    sandbox = Playing(*map(ran, again))
    reports = {
        "reference.py": report(needs(first)),
        "accepted/a.py": report(needs(0.1)),
        "m": report(needs(9)),
    }
    timed = with_least_times(problem, [CASE], SOLUTIONS, reports, sandbox)
    assert [r.execution.cpu_time for r in timed["reference.py"].results if r.execution] == [least]
    assert [(source, stdin) for source, stdin, _ in sandbox.asked] == [(b"reference", b"1\n")] * len(again)
    assert {name: timed[name] for name in ("accepted/a.py", "m")} == {
        name: reports[name] for name in ("accepted/a.py", "m")
    }


def test_only_accepted_tests_are_run_again(problem: Problem) -> None:
    reports = {
        "reference.py": report(needs(0.9, Verdict.WA)),
        "accepted/a.py": report(needs(0.1), needs(0.9, case=LARGER)),
    }
    sandbox = Playing(ran(0.8), ran(0.7))
    timed = with_least_times(problem, [CASE, LARGER], SOLUTIONS, reports, sandbox)
    assert [(source, stdin) for source, stdin, _ in sandbox.asked] == [(b"other", LARGER.input)] * 2
    assert [r.execution.cpu_time for r in timed["accepted/a.py"].results if r.execution] == [0.1, 0.7]


@pytest.mark.parametrize(
    ("cpu", "verdict", "noted"),
    [
        (0.25, Verdict.AC, 0),
        (0.26, Verdict.AC, 1),
        (0.5, Verdict.AC, 1),
        (0.51, Verdict.AC, 0),  # a finding
        (0.4, Verdict.WA, 0),  # the same
    ],
)
def test_an_accepted_program_above_a_quarter_of_the_limit_is_noted(
    problem: Problem, cpu: float, verdict: Verdict, noted: int
) -> None:
    reports = {"reference.py": report(needs(cpu)), "accepted/a.py": report(needs(cpu, verdict))}
    notes = list(note_slow(problem, SOLUTIONS, reports))
    assert [(n.file, n.key, n.is_note) for n in notes] == [
        ("solutions/row-means/accepted/a.py", "verify.rather-slow", True)
    ] * noted


def mistake(expect: Verdict) -> Mistake:
    return Mistake("m", "file", expect, frozenset(), "", Text("", ""), Text("", ""), b"slow")


@pytest.mark.parametrize(
    ("expect", "executions", "asked", "noted"),
    [
        (Verdict.TLE, [ran(2.1, stopped=StopReason.CPU)], ["larger"], 0),
        (Verdict.TLE, [ran(1.9), ran(2.1, stopped=StopReason.CPU)], ["larger", "smaller"], 0),
        (Verdict.TLE, [ran(1.9), ran(1.2)], ["larger", "smaller"], 1),
        (Verdict.WA, [], [], 0),
    ],
)
def test_what_exceeds_a_limit_should_exceed_it_twice(
    problem: Problem, expect: Verdict, executions: list[Execution], asked: list[str], noted: int
) -> None:
    sandbox = Playing(*executions, ran(0), ran(0))  # the last are to compile it
    reports = {"m": report(needs(1.1, expect), needs(1.1, expect, LARGER))}
    notes = list(note_barely_exceeding(problem, [CASE, LARGER], [mistake(expect)], reports, sandbox))
    assert [(n.file, n.key, n.is_note) for n in notes] == [("file", "verify.barely-exceeds", True)] * noted
    names = {CASE.input: "smaller", LARGER.input: "larger"}
    assert [names[stdin] for source, stdin, _ in sandbox.asked if source == b"slow"] == asked
    doubled = Limits(2 * problem.limits.time, 2 * problem.limits.memory, problem.limits.output)
    assert {limits for source, _, limits in sandbox.asked if source == b"slow"} <= {doubled}


def test_a_wall_time_limit_is_doubled_too(problem: Problem) -> None:
    sandbox = Playing(ran(0.1))
    walled = replace(problem, limits=Limits(1, MIB, MIB, wall_time=4))
    reports = {"m": report(needs(1.1, Verdict.TLE))}
    list(note_barely_exceeding(walled, [CASE], [mistake(Verdict.TLE)], reports, sandbox))
    assert sandbox.asked[0][2] == Limits(2, 2 * MIB, MIB, wall_time=8)


def test_a_program_that_exceeds_no_limit_is_not_run_again(problem: Problem) -> None:
    sandbox = Playing()
    reports = {"m": report(needs(0.1))}
    assert list(note_barely_exceeding(problem, [CASE], [mistake(Verdict.TLE)], reports, sandbox)) == []
    assert sandbox.asked == []
