"""An exercise from another judge's package: sound, but not held to the rules of this bank for what it must have.

Its test cases are what they are, with neither generator nor kinds, and its texts need no sections. So what is checked
is that its inputs are what its validators allow, its right programs right and its wrong ones wrong.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from judge.authoring.verify.findings import Finding, finding
from judge.authoring.verify.programs import REFERENCE, check_accepted
from judge.bank import Bank
from judge.bank.toml import read_file
from judge.model import MIB, Limits, Mistake, Problem, Program, Report, Solutions, TestCase, Verdict
from judge.sandbox import Sandbox

INPUT_VALIDATORS = "input_validators"  # a folder for each, in the folder of the problem
MAIN = "__main__.py"
VALID = 42  # exit code of an input validator
LIMITS = Limits(time=60, memory=2048 * MIB, output=8 * MIB)


def check_inputs(bank: Bank, id: str, cases: Sequence[TestCase], sandbox: Sandbox) -> Iterator[Finding]:
    """See that every input validator accepts every input."""
    folder = bank.problem_folder(id) / INPUT_VALIDATORS
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        program = _program(path)
        if program is None:
            continue
        for case in cases:
            execution = sandbox.execute(program, case.input, LIMITS)
            if execution.exit_code != VALID:
                last_line = execution.stderr.decode("utf-8", "backslashreplace").strip().rpartition("\n")[2]
                detail = last_line or str(execution.stopped or execution.exit_code)
                file = f"problems/{id}/{INPUT_VALIDATORS}/{path.name}"
                yield finding(file, "input-refused", case=case.name, detail=detail)


def _program(folder: Path) -> Program | None:
    files = {
        path.relative_to(folder).as_posix(): read_file(path).encode() for path in sorted(folder.rglob("*.py"))
    }
    main = MAIN if MAIN in files else next(iter(files), None)
    return None if main is None else Program(files.pop(main), files)


def check_programs(
    problem: Problem, solutions: Solutions, reports: Mapping[str, Report]
) -> Iterator[Finding]:
    """See that right programs are accepted within the limits, and wrong ones get a verdict they may get."""
    for name in (REFERENCE, *solutions.accepted):
        yield from check_accepted(problem, f"solutions/{problem.id}/{name}", reports[name], 1.0)
    for mistake in solutions.mistakes:
        yield from _check_wrong(mistake, reports[mistake.id])


def _check_wrong(mistake: Mistake, report: Report) -> Iterator[Finding]:
    if report.compile_message:
        yield finding(mistake.file, "does-not-compile", mistake=mistake.id, detail=report.compile_message)
        return
    verdicts = [result.verdict for result in report.results]
    allowed = {mistake.expect, *mistake.also}
    if not allowed & set(verdicts):
        yield finding(mistake.file, "few-kills", mistake=mistake.id, expect=mistake.expect, kills=0, fewest=1)
    for result in report.results:
        if result.verdict not in {Verdict.AC, *allowed}:
            yield finding(
                mistake.file, "other-verdict", mistake=mistake.id, case=result.case, verdict=result.verdict
            )
