"""Margins: right programs stay well below the time limit, programs that are to exceed a limit exceed it clearly.

A run takes at least the CPU time that it needs; what else goes on in the machine can only add to it. So where a time
is near what is allowed, the least of three counts.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from judge.authoring.verify.findings import Finding, finding, note
from judge.authoring.verify.programs import ACCEPTED_SHARE, REFERENCE, REFERENCE_SHARE, cpu_time
from judge.judging import judge_submission
from judge.model import Limits, Mistake, Problem, Report, Solutions, TestCase, TestResult, Verdict
from judge.sandbox import Sandbox

NOTED_SHARE = REFERENCE_SHARE  # of the time limit: another accepted program that needs more is told of
RUNS = 3
CLEARLY = 2  # times the limit
EXCEEDED = (Verdict.TLE, Verdict.MLE)


def with_least_times(
    problem: Problem,
    cases: Sequence[TestCase],
    solutions: Solutions,
    reports: Mapping[str, Report],
    sandbox: Sandbox,
) -> Mapping[str, Report]:
    """Run the slow cases of right programs again; return the reports with the least CPU time of each."""
    by_name = {case.name: case for case in cases}

    def least(result: TestResult, source: bytes) -> TestResult:
        if result.verdict is not Verdict.AC or cpu_time(result) <= NOTED_SHARE * problem.limits.time:
            return result
        case = by_name[result.case]
        again = [
            judge_submission(problem, [case], source, sandbox=sandbox).results[0] for _ in range(RUNS - 1)
        ]
        return min(result, *again, key=cpu_time)

    programs = {REFERENCE: solutions.reference, **solutions.accepted}
    timed = {
        name: replace(reports[name], results=tuple(least(result, source) for result in reports[name].results))
        for name, source in programs.items()
    }
    return {**reports, **timed}


def note_slow(problem: Problem, solutions: Solutions, reports: Mapping[str, Report]) -> Iterator[Finding]:
    """Name the accepted programs that take their share of the time limit, but so much that it may be close elsewhere.

    Not the reference, which may not need so much.
    """
    limit = problem.limits.time
    for name in solutions.accepted:
        report = reports[name]
        slowest = max(report.results, key=cpu_time, default=None)
        if report.verdict is not Verdict.AC or slowest is None:
            continue
        if NOTED_SHARE * limit < cpu_time(slowest) <= ACCEPTED_SHARE * limit:
            yield note(
                finding(
                    f"solutions/{problem.id}/{name}",
                    "rather-slow",
                    cpu=f"{cpu_time(slowest):.2f}",
                    case=slowest.case,
                    limit=f"{limit:g}",
                )
            )


def note_barely_exceeding(
    problem: Problem,
    cases: Sequence[TestCase],
    mistakes: Sequence[Mistake],
    reports: Mapping[str, Report],
    sandbox: Sandbox,
) -> Iterator[Finding]:
    """Name the programs that exceed a limit of time or memory, but twice that limit on no case, the largest first."""
    generous = replace(problem, limits=_times(CLEARLY, problem.limits))
    for mistake in mistakes:
        if mistake.expect not in EXCEEDED:
            continue
        failed = {r.case for r in reports[mistake.id].results if r.verdict is mistake.expect}
        tried = sorted((c for c in cases if c.name in failed), key=lambda case: len(case.input), reverse=True)
        verdicts = (
            judge_submission(generous, [case], mistake.source, sandbox=sandbox).verdict for case in tried
        )
        if failed and mistake.expect not in verdicts:
            yield note(
                finding(
                    mistake.file,
                    "barely-exceeds",
                    mistake=mistake.id,
                    expect=mistake.expect,
                    times=CLEARLY,
                )
            )


def _times(factor: int, limits: Limits) -> Limits:
    wall = None if limits.wall_time is None else factor * limits.wall_time
    return replace(limits, time=factor * limits.time, memory=factor * limits.memory, wall_time=wall)
