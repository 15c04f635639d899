"""Make the test cases of an exercise: inputs from the generator, answers from the reference, ties, digests.

Everything is a function of the files of the exercise: the same files give the same test cases, byte for byte.
"""

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from judge.authoring.choosing import choose
from judge.authoring.programs import Drawn, Solved
from judge.authoring.ties import Printed
from judge.bank import Bank
from judge.bank.testcases import DIGESTS, GROUPS, case_files, digests_agree, digests_file
from judge.diagnosis.known import DIGESTED, output_digest
from judge.errors import BankError
from judge.judging import judge_submission
from judge.model import Mistake, Problem, Program, TestCase, TestResult, Tie
from judge.sandbox import Isolation, Sandbox
from judge.sandbox.pool import map_in_sandboxes

MOST_CASES = 99  # of a group: their numbers have two digits


@dataclass(frozen=True, slots=True)
class Made:
    """A test case as it ought to be, and what there is to say about it."""

    case: TestCase
    attempt: int | None  # None: a text that is not drawn
    printed: tuple[Printed, ...]  # its decimals


def make_cases(bank: Bank, id: str, sandbox: Sandbox) -> tuple[Made, ...]:
    """Make the test cases of an exercise, samples first.

    Raises:
        BankError: a program of the author fails, or no attempt serves the purpose of a case.
    """
    problem = bank.problem(id)
    numbers = {group: itertools.count(1) for group in GROUPS}
    made = []
    for input, solved, printed in choose(bank, problem, sandbox):
        number = next(numbers[input.group])
        if number > MOST_CASES:
            path = bank.problem_folder(id) / "generator.py"
            raise BankError("authoring.many-cases", path=path, most=MOST_CASES, group=input.group)
        case = TestCase(
            name=f"{input.group}/{number:02}-{input.name}",
            input=input.text.encode(),
            answer=_run_reference(bank, problem, input, solved, sandbox),
            ties=_ties(printed),
        )
        made.append(Made(case, input.attempt, tuple(printed)))
    return tuple(made)


def expected_files(
    cases: Sequence[TestCase], results: Mapping[str, Sequence[TestResult]]
) -> dict[str, bytes]:
    """Return the files of `testcases/<id>/`; `results` are those of each mistake told by its output."""
    digests = {
        mistake: {result.case: output_digest(result) for result in of_one}
        for mistake, of_one in results.items()
    }
    return {**case_files(cases), DIGESTS: digests_file(digests)}


def run_mistakes(
    problem: Problem,
    cases: Sequence[TestCase],
    mistakes: Iterable[Mistake],
    isolation: Isolation = Isolation(),  # noqa: B008 - frozen
) -> dict[str, tuple[TestResult, ...]]:
    """Judge each mistake that is told by its output on every case."""
    digested = [mistake for mistake in mistakes if mistake.expect in DIGESTED]

    def run(mistake: Mistake, sandbox: Sandbox) -> tuple[TestResult, ...]:
        return judge_submission(problem, cases, mistake.source, sandbox=sandbox, run_all=True).results

    results = map_in_sandboxes(run, digested, isolation=isolation)
    return {mistake.id: of_one for mistake, of_one in zip(digested, results, strict=True)}


def changed_files(folder: Path, files: dict[str, bytes]) -> tuple[list[str], list[str]]:
    """Return which of `files` differ from those in `folder`, and which files there do not belong."""
    present = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    changed = [
        name
        for name, content in files.items()
        if name not in present or not _same(name, (folder / name).read_bytes(), content)
    ]
    return changed, sorted(present - files.keys())


def _same(name: str, stored: bytes, made: bytes) -> bool:
    return stored == made or (name == DIGESTS and digests_agree(stored, made))


def write_files(folder: Path, files: dict[str, bytes]) -> tuple[list[str], list[str]]:
    """Make `folder` hold exactly `files`; return the names that were written and those that were removed."""
    changed, stray = changed_files(folder, files)
    for name in changed:
        path = folder / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(files[name])
        except OSError as error:
            raise BankError("bank.unwritable", path=path, detail=error.strerror) from None
    for name in stray:
        (folder / name).unlink()
    return changed, stray


def _ties(printed: Sequence[Printed]) -> tuple[Tie, ...]:
    return tuple(each.tie for each in printed if each.tie is not None)


def _run_reference(bank: Bank, problem: Problem, input: Drawn, solved: Solved, sandbox: Sandbox) -> bytes:
    """Return the answer as the reference prints it when it runs like any submission."""
    path = bank.solutions_folder(problem.id) / "reference.py"
    program = Program(bank.reference(problem.id))
    execution = sandbox.execute(program, input.text.encode(), problem.limits)
    if execution.exit_code != 0 or execution.stdout != solved.output.encode():
        detail = execution.stderr.decode(errors="backslashreplace")[-600:]
        raise BankError("authoring.reference-fails", path=path, case=input.name, detail=detail)
    return execution.stdout
