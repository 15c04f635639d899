"""Verify an exercise: its statement complete, its test cases fair and sharp, its programs as they claim to be.

Everything is run anew and compared with what is stored. What is found is data; an exercise that cannot be read at all
raises `BankError`, as everywhere.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from judge.authoring.generate import Made, expected_files, make_cases
from judge.authoring.verify.cases import check_made, check_stored, check_validator
from judge.authoring.verify.determinism import OTHER_SEED, check_again
from judge.authoring.verify.files import check_files, check_texts
from judge.authoring.verify.findings import Finding
from judge.authoring.verify.illegal import check_illegal_rule
from judge.authoring.verify.imported import check_inputs, check_programs
from judge.authoring.verify.margins import note_barely_exceeding, note_slow, with_least_times
from judge.authoring.verify.mutants import (
    CaseKills,
    Mutate,
    Mutation,
    check_mutants,
    examine_mutants,
    in_turn,
    kills_by_case,
    note_idle,
)
from judge.authoring.verify.naming import check_named, named_mistakes
from judge.authoring.verify.programs import (
    REFERENCE,
    Killed,
    check_mistakes,
    check_right_programs,
    killed_by,
    note_fragile,
    run_programs,
)
from judge.authoring.verify.sharpness import (
    check_answers,
    check_distinct_sizes,
    check_matrices,
    check_softmax,
)
from judge.bank import Bank
from judge.bank.mutants import write_fingerprint
from judge.bank.testcases import DIGESTS
from judge.model import Problem, Report, Solutions, TestCase, TestResult
from judge.sandbox import Isolation, Sandbox, open_sandbox


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
    mutation: Mutation | None = None  # None: nobody asked for mutants, or the reference is not accepted
    kills: tuple[CaseKills, ...] = ()  # what each case is good for
    notes: tuple[Finding, ...] = ()  # what to think about; the exercise may stay as it is


def verify(
    bank: Bank,
    id: str,
    on_result: Callable[[TestResult], None] = lambda result: None,
    isolation: Isolation = Isolation(),  # noqa: B008 - frozen
    jobs: int | None = None,
    mutate: Mutate = Mutate.NEVER,
) -> Verification:
    """Verify the exercise `id` by all rules; `on_result` is called, from several threads, with each test's result.

    `jobs` programs are judged at a time, without it one on each core.

    Raises:
        BankError: the exercise cannot be read, or a program of its author fails.
    """
    findings: list[Finding] = list(check_files(bank, id))
    problem, solutions = bank.problem(id), bank.solutions(id)
    if problem.imported is not None:  # judged by what its package promises, not by the rules of this bank
        return _verify_imported(bank, problem, solutions, on_result, isolation, jobs)
    findings += check_texts(bank, problem, solutions)
    with open_sandbox(isolation) as sandbox:
        tier = sandbox.tier
        made = make_cases(bank, id, sandbox)
        cases = tuple(each.case for each in made)
        findings += _check_cases(bank, problem, made, sandbox)
        with open_sandbox(replace(isolation, cold=True, hash_seed=OTHER_SEED)) as other:
            differing = list(check_again(bank, id, made, sandbox, other))
        reports = run_programs(bank, problem, cases, solutions, on_result, isolation, jobs)
        reports = with_least_times(problem, cases, solutions, reports, sandbox)
        findings += note_barely_exceeding(problem, cases, solutions.mistakes, reports, sandbox)
    findings += _check_programs(problem, solutions, reports)
    named = named_mistakes(solutions.mistakes, reports, bank.digests(id))
    # What differs each time it is made cannot be compared with what is stored.
    findings += differing or _check_stored(bank, problem, cases, solutions, reports, named)
    mutation = examine_mutants(bank, id, cases, solutions, reports, mutate, on_result, isolation, jobs)
    findings += check_mutants(id, mutation)
    kills = kills_by_case(cases, solutions.mistakes, reports, mutation)
    findings += note_idle(id, kills)
    return Verification(
        problem=id,
        findings=tuple(each for each in findings if not each.is_note),
        cases=len(cases),
        killed=tuple(killed_by(mistake, reports[mistake.id]) for mistake in solutions.mistakes),
        named=named,
        reference_cpu=_slowest(reports[REFERENCE]),
        tier=tier,
        mutation=mutation,
        kills=kills,
        notes=tuple(each for each in findings if each.is_note),
    )


def _check_cases(bank: Bank, problem: Problem, made: Sequence[Made], sandbox: Sandbox) -> Iterator[Finding]:
    yield from check_made(problem, made)
    yield from check_validator(bank, problem.id, made, sandbox)
    yield from check_illegal_rule(bank, problem.id, made)
    yield from check_softmax(bank, problem.id, made, sandbox)
    yield from check_matrices(problem.id, made)
    yield from check_distinct_sizes(problem.id, made)
    yield from check_answers(problem.id, made)


def _check_stored(
    bank: Bank,
    problem: Problem,
    cases: Sequence[TestCase],
    solutions: Solutions,
    reports: Mapping[str, Report],
    named: Mapping[str, bool],
) -> Iterator[Finding]:
    files = expected_files(cases, {mistake: reports[mistake].results for mistake in named})
    drift = list(check_stored(bank, problem.id, files))
    yield from drift
    if not any(each.file == f"testcases/{problem.id}/{DIGESTS}" for each in drift):  # that is stored and true
        yield from check_named(solutions.mistakes, named, reports)


def _check_programs(
    problem: Problem, solutions: Solutions, reports: Mapping[str, Report]
) -> Iterator[Finding]:
    yield from check_right_programs(problem, solutions, reports)
    yield from note_slow(problem, solutions, reports)
    yield from check_mistakes(solutions.mistakes, reports)
    yield from note_fragile(solutions.mistakes, reports)


def _verify_imported(
    bank: Bank,
    problem: Problem,
    solutions: Solutions,
    on_result: Callable[[TestResult], None],
    isolation: Isolation,
    jobs: int | None,
) -> Verification:
    cases = bank.cases(problem.id)
    with open_sandbox(isolation) as sandbox:
        tier = sandbox.tier
        findings = list(check_inputs(bank, problem.id, cases, sandbox))
    reports = run_programs(bank, problem, cases, solutions, on_result, isolation, jobs)
    findings += check_programs(problem, solutions, reports)
    return Verification(
        problem=problem.id,
        findings=tuple(findings),
        cases=len(cases),
        killed=tuple(killed_by(mistake, reports[mistake.id]) for mistake in solutions.mistakes),
        named={},
        reference_cpu=_slowest(reports[REFERENCE]),
        tier=tier,
    )


def _slowest(report: Report) -> float:
    return max((r.execution.cpu_time for r in report.results if r.execution), default=0.0)


def accepted(bank: Bank, verification: Verification) -> Verification:
    """Note a clean run of the mutants in `mutants.toml`, so that they count as accepted until something changes.

    Raises:
        BankError: the file cannot be written.
    """
    mutation = verification.mutation
    if mutation is None or not mutation.ran or mutation.accepted or verification.findings:
        return verification
    write_fingerprint(bank.solutions_folder(verification.problem), mutation.fingerprint)
    return replace(verification, mutation=replace(mutation, accepted=True))


__all__ = [
    "CaseKills",
    "Finding",
    "Killed",
    "Mutate",
    "Mutation",
    "Verification",
    "accepted",
    "in_turn",
    "verify",
]
