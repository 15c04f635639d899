"""Programs of an exercise: right ones accepted with time to spare, every mistake caught by more than one test."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from judge.authoring.verify.findings import Finding, finding, note
from judge.bank import Bank
from judge.judging import judge_submission
from judge.model import Mistake, Problem, Report, Solutions, TestCase, TestResult, Verdict
from judge.sandbox import Isolation, Sandbox
from judge.sandbox.pool import map_in_sandboxes

REFERENCE = "reference.py"
STARTER = "starter.py"
REFERENCE_SHARE = 0.25  # of the time limit
ACCEPTED_SHARE = 0.5
FEWEST_KILLS = 2
IMPORTS_REFERENCE = re.compile(r"^\s*(?:from|import)\b.*\b(?:reference|solutions|judge)\b", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Killed:
    """A known mistake and the secret cases on which it gets the verdict it must get."""

    mistake: str
    expect: Verdict
    cases: tuple[str, ...]


def run_programs(
    bank: Bank,
    problem: Problem,
    cases: Sequence[TestCase],
    solutions: Solutions,
    on_result: Callable[[TestResult], None],
    isolation: Isolation,
    jobs: int | None,
) -> Mapping[str, Report]:
    """Judge all programs of the exercise on all cases; the key is a file name, or the id of a mistake."""
    programs = {
        REFERENCE: solutions.reference,
        STARTER: bank.starter(problem.id).encode(),
        **solutions.accepted,
        **{mistake.id: mistake.source for mistake in solutions.mistakes},
    }

    def run(source: bytes, sandbox: Sandbox) -> Report:
        return judge_submission(problem, cases, source, sandbox=sandbox, run_all=True, on_result=on_result)

    reports = map_in_sandboxes(run, programs.values(), jobs, isolation)
    return dict(zip(programs, reports, strict=True))


def check_right_programs(
    problem: Problem, solutions: Solutions, reports: Mapping[str, Report]
) -> Iterator[Finding]:
    """Check the reference, the other accepted programs and the starter."""
    place = f"solutions/{problem.id}"
    yield from check_accepted(problem, f"{place}/{REFERENCE}", reports[REFERENCE], REFERENCE_SHARE)
    if not solutions.accepted:
        yield finding(place, "no-other-accepted")
    for name, source in solutions.accepted.items():
        yield from check_accepted(problem, f"{place}/{name}", reports[name], ACCEPTED_SHARE)
        if IMPORTS_REFERENCE.search(source.decode()) or source == solutions.reference:
            yield finding(f"{place}/{name}", "copies-reference")
    starter = reports[STARTER]
    if starter.verdict not in (Verdict.WA, Verdict.PE):
        yield finding(f"problems/{problem.id}/{STARTER}", "starter-verdict", verdict=starter.verdict)
    for result in starter.results:
        if result.verdict not in (Verdict.AC, Verdict.WA, Verdict.PE):
            yield finding(
                f"problems/{problem.id}/{STARTER}", "starter-fails", case=result.case, verdict=result.verdict
            )


def check_accepted(problem: Problem, file: str, report: Report, share: float) -> Iterator[Finding]:
    """See that a right program is accepted, in at most a share of the time limit."""
    if report.verdict is not Verdict.AC:
        failure = report.first_failure
        case = failure.case if failure else report.compile_message
        yield finding(file, "not-accepted", verdict=report.verdict, case=case)
        return
    slowest = max(report.results, key=cpu_time)
    if cpu_time(slowest) > share * problem.limits.time:
        yield finding(
            file,
            "slow",
            cpu=f"{cpu_time(slowest):.2f}",
            case=slowest.case,
            most=f"{share * problem.limits.time:.2f}",
        )


def cpu_time(result: TestResult) -> float:
    """Return the CPU seconds of a test, 0 if the program was not run."""
    return result.execution.cpu_time if result.execution else 0.0


def killed_by(mistake: Mistake, report: Report) -> Killed:
    """Return the secret cases that tell the mistake from a right program."""
    cases = (r.case for r in report.results if r.verdict is mistake.expect and not r.is_sample)
    return Killed(mistake.id, mistake.expect, tuple(cases))


def check_mistakes(mistakes: Sequence[Mistake], reports: Mapping[str, Report]) -> Iterator[Finding]:
    """See that every mistake gets its verdict on enough secret cases, and no other verdict than allowed."""
    for mistake in mistakes:
        report = reports[mistake.id]
        if report.compile_message and mistake.expect is not Verdict.CE:
            yield finding(mistake.file, "does-not-compile", mistake=mistake.id, detail=report.compile_message)
            continue
        if report.compile_message:
            continue
        kills = len(killed_by(mistake, report).cases)
        fewest = 1 if mistake.single else FEWEST_KILLS
        if kills < fewest:
            yield finding(
                mistake.file,
                "few-kills",
                mistake=mistake.id,
                expect=mistake.expect,
                kills=kills,
                fewest=fewest,
            )
        allowed = {Verdict.AC, mistake.expect, *mistake.also}
        for result in report.results:
            if result.verdict not in allowed:
                yield finding(
                    mistake.file,
                    "other-verdict",
                    mistake=mistake.id,
                    case=result.case,
                    verdict=result.verdict,
                )


def note_fragile(mistakes: Sequence[Mistake], reports: Mapping[str, Report]) -> Iterator[Finding]:
    """Name the mistakes that one case alone tells from a right program."""
    for mistake in mistakes:
        cases = killed_by(mistake, reports[mistake.id]).cases
        if len(cases) == 1:
            yield note(finding(mistake.file, "fragile-mistake", mistake=mistake.id, case=cases[0]))
