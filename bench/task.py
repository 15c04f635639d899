"""What every way of judging is given: the same program, the same tests, the same interpreter."""

import shutil
from dataclasses import dataclass
from pathlib import Path

import judge
from judge import Problem, TestCase
from judge.bank.testcases import DIGESTS
from judge.sandbox.environment import make_interpreter, variables

CHECKOUT = Path(__file__).parent.parent
EXERCISE = "sliding-window-attention"
PROGRAM = CHECKOUT / "examples" / "accepted.py"

# Of the 38 tests of the exercise these are left out: inputs that the program answers with 0 after reading four numbers.
# All the others with work to do stay in, so the choice does not flatter who starts programs quickly.
LEFT_OUT = [f"secret/{number:02}-illegal-" for number in range(6, 14)]


@dataclass(frozen=True)
class Task:
    """A program to be judged, in a folder that holds everything the ways need and leave."""

    folder: Path
    problem: Problem
    cases: tuple[TestCase, ...]
    program: Path
    python: Path  # an interpreter with NumPy and nothing else

    @property
    def bank(self) -> Path:
        """A bank with this exercise alone, and of its tests these alone."""
        return self.folder / "bank"

    @property
    def tests(self) -> Path:
        """The folder with `sample/*.in`, `secret/*.in` and the answers beside them."""
        return self.bank / "testcases" / EXERCISE

    @property
    def environment(self) -> dict[str, str]:
        """The environment variables of a program, the same as in the sandbox."""
        return variables(self.folder)


def chosen(cases: tuple[TestCase, ...]) -> tuple[TestCase, ...]:
    """Return the tests that are measured."""
    return tuple(case for case in cases if not case.name.startswith(tuple(LEFT_OUT)))


def make_task(folder: Path) -> Task:
    """Lay everything out in `folder`."""
    bank = judge.load_bank(CHECKOUT)
    cases = chosen(bank.cases(EXERCISE))
    program = folder / "solution.py"
    shutil.copy(PROGRAM, program)
    task = Task(folder, bank.problem(EXERCISE), cases, program, make_interpreter(folder / "interpreter"))
    shutil.copytree(bank.problem_folder(EXERCISE), task.bank / "problems" / EXERCISE)
    shutil.copytree(bank.solutions_folder(EXERCISE), task.bank / "solutions" / EXERCISE)
    copy_tests(bank.cases_folder(EXERCISE), cases, task.tests)
    return task


def copy_tests(origin: Path, cases: tuple[TestCase, ...], target: Path) -> None:
    """Copy the files of `cases` (input, answer, second spellings), and what the known mistakes give on all."""
    target.mkdir(parents=True)
    shutil.copy(origin / DIGESTS, target)
    for case in cases:
        (target / case.name).parent.mkdir(parents=True, exist_ok=True)
        for file in origin.glob(f"{case.name}.*"):
            shutil.copy(file, target / file.relative_to(origin))
