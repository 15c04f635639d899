"""Verify an exercise: its statement complete, its test cases fair and sharp, its programs as they claim to be.

Everything is run anew and compared with what is stored. What is found is data; an exercise that cannot be read at all
raises `BankError`, as everywhere.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from judge.authoring.generate import expected_files, make_cases
from judge.authoring.verify.cases import check_made, check_stored, check_validator
from judge.authoring.verify.files import check_files, check_texts
from judge.authoring.verify.findings import Finding
from judge.authoring.verify.naming import check_named, named_mistakes
from judge.authoring.verify.programs import (
    REFERENCE,
    Killed,
    check_mistakes,
    check_right_programs,
    killed_by,
    run_programs,
)
from judge.bank import Bank
from judge.bank.testcases import DIGESTS
from judge.model import TestResult
from judge.sandbox import Isolation, open_sandbox


@dataclass(frozen=True, slots=True)
class Verification:
    """What verify found, and what it measured on the way."""

    problem: str
    findings: tuple[Finding, ...]
    cases: int
    killed: tuple[Killed, ...]
    named: Mapping[str, bool]  # mistakes told by their outputs -> whether the diagnosis names them
    reference_cpu: float  # seconds, slowest case
    tier: str  # the isolation in force


def verify(
    bank: Bank,
    id: str,
    on_result: Callable[[TestResult], None] = lambda result: None,
    isolation: Isolation = Isolation(),  # noqa: B008 - frozen
    jobs: int | None = None,
) -> Verification:
    """Verify the exercise `id` by all rules; `on_result` is called, from several threads, with each test's result.

    `jobs` programs are judged at a time, without it one on each core.

    Raises:
        BankError: the exercise cannot be read, or a program of its author fails.
    """
    findings: list[Finding] = list(check_files(bank, id))
    problem, solutions = bank.problem(id), bank.solutions(id)
    findings += check_texts(bank, problem, solutions)
    with open_sandbox(isolation) as sandbox:
        tier = sandbox.tier
        made = make_cases(bank, id, sandbox)
        findings += check_made(problem, made)
        findings += check_validator(bank, id, made, sandbox)
    cases = tuple(each.case for each in made)
    reports = run_programs(bank, problem, cases, solutions, on_result, isolation, jobs)
    named = named_mistakes(solutions.mistakes, reports, bank.digests(id))
    files = expected_files(cases, {mistake: reports[mistake].results for mistake in named})
    findings += check_stored(bank, id, files)
    findings += check_right_programs(problem, solutions, reports)
    findings += check_mistakes(solutions.mistakes, reports)
    if not any(each.file == f"testcases/{id}/{DIGESTS}" for each in findings):  # that is stored and true
        findings += check_named(solutions.mistakes, named, reports)
    reference = [r.execution.cpu_time for r in reports[REFERENCE].results if r.execution]
    return Verification(
        problem=id,
        findings=tuple(findings),
        cases=len(cases),
        killed=tuple(killed_by(mistake, reports[mistake.id]) for mistake in solutions.mistakes),
        named=named,
        reference_cpu=max(reference, default=0.0),
        tier=tier,
    )


def fragile(killed: Sequence[Killed]) -> list[str]:
    """Return the mistakes that only one case tells from a right program."""
    return [each.mistake for each in killed if len(each.cases) == 1]


__all__ = ["Finding", "Killed", "Verification", "fragile", "verify"]
