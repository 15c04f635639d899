"""Run mutants on the test cases, each up to the first case that kills it."""

import dataclasses
import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from judge.authoring.mutation.mutants import Mutant
from judge.bank import fingerprint
from judge.bank.mutants import Change
from judge.judging import judge_submission
from judge.model import Problem, Report, TestCase, TestResult, Verdict
from judge.sandbox import Isolation, Sandbox
from judge.sandbox.pool import map_in_sandboxes

SLOWER = 4  # times what the reference needs, and so many seconds more, a mutant may need
SLACK = 0.2


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a mutant."""

    mutant: Mutant
    killer: str | None  # the first case, in the order in which they were run, that it is not accepted on
    verdict: Verdict  # there; AC: it survives


def order_cases(cases: Sequence[TestCase], reports: Iterable[Report]) -> tuple[TestCase, ...]:
    """Order the cases so that few of them kill most mutants: by the known mistakes that they tell from right programs.

    Each is the one that tells the most mistakes that those before it let pass; small cases come before large ones.
    """
    told = {case.name: set[int]() for case in cases}
    for index, report in enumerate(reports):
        for result in report.results:
            if result.verdict is not Verdict.AC:
                told[result.case].add(index)
    left = sorted(cases, key=lambda case: (len(case.input) + len(case.answer), case.name))
    ordered: list[TestCase] = []
    passed = set[int]().union(*told.values())
    while left:
        best = max(left, key=lambda case: len(told[case.name] & passed))  # of several the smallest
        passed -= told[best.name]
        left.remove(best)
        ordered.append(best)
    return tuple(ordered)


def run_mutants(
    problem: Problem,
    ordered: Sequence[TestCase],
    mutants: Sequence[Mutant],
    reference_cpu: float,
    on_result: Callable[[TestResult], None] = lambda result: None,
    isolation: Isolation = Isolation(),  # noqa: B008 - frozen
    jobs: int | None = None,
) -> tuple[Outcome, ...]:
    """Judge the mutants; those that do not compile are left out. `reference_cpu` is in seconds, on the slowest case."""
    time = min(problem.limits.time, SLOWER * reference_cpu + SLACK)
    limits = dataclasses.replace(problem.limits, time=time, wall_time=None)
    hurried = dataclasses.replace(problem, limits=limits)

    def run(mutant: Mutant, sandbox: Sandbox) -> Report:
        return judge_submission(
            hurried, ordered, mutant.source.encode(), sandbox=sandbox, on_result=on_result
        )

    reports = map_in_sandboxes(run, mutants, jobs, isolation)
    return tuple(
        _outcome(mutant, report)
        for mutant, report in zip(mutants, reports, strict=True)
        if report.verdict is not Verdict.CE
    )


def _outcome(mutant: Mutant, report: Report) -> Outcome:
    """Count a mutant that met with a fault of the judge as one that survives: it is no merit of the tests."""
    failure = report.first_failure
    killed = failure is not None and failure.verdict is not Verdict.JE
    return Outcome(mutant, failure.case if failure and killed else None, report.verdict)


def mutation_fingerprint(
    problem: Problem, cases: Iterable[TestCase], mutants: Iterable[Mutant], marked: Iterable[Change]
) -> str:
    """Return a digest of all that decides which mutants survive: limits, checker, cases, mutants, and the marks."""
    digest = hashlib.sha256(fingerprint(problem, cases).encode())
    for mutant in mutants:
        digest.update(repr((mutant.change.operator, mutant.source)).encode())
    for change in marked:
        digest.update(repr((change.operator, change.old, change.new)).encode())
    return digest.hexdigest()[:16]
