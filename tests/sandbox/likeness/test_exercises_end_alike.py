"""The programs of the bank, right and wrong, get the same verdicts, outputs and exit codes warm and cold.

The exercises take turns in the tiers. A reference is judged on every fourth case, the other right programs and every
fourth of the wrong ones on a single case, another one than the program before: not every pair costs a cold start.
"""

import re
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

import pytest

import judge
from judge.judging import judge_submission
from judge.model import TestCase, TestResult
from judge.sandbox import ISOLATED_TIERS, Sandbox

from .conftest import Ways

BANK = judge.load_bank(Path(__file__).parents[3])
REFERENCE = "reference"


def programs_of(exercise: str) -> dict[str, bytes]:
    solutions = BANK.solutions(exercise)
    some = solutions.mistakes[BANK.ids.index(exercise) % 4 :: 4]
    mistakes = {mistake.id: mistake.source for mistake in some}
    return {REFERENCE: solutions.reference, **solutions.accepted, **mistakes}


PROGRAMS = [
    (tier, exercise, turn, name)
    for tier, exercise in zip(cycle(ISOLATED_TIERS), BANK.ids, strict=False)
    for turn, name in enumerate(programs_of(exercise))
]


def judged(
    exercise: str, cases: Sequence[TestCase], source: bytes, sandbox: Sandbox
) -> list[tuple[object, ...]]:
    report = judge_submission(BANK.problem(exercise), cases, source, sandbox=sandbox, run_all=True)
    return [seen(result) for result in report.results]


def seen(result: TestResult) -> tuple[object, ...]:
    """What is to be the same; of a program that was stopped only that, for where it is stopped is chance."""
    run = result.execution
    assert run is not None, result
    # A warning of NumPy names its own file, below a folder that each sandbox has for itself.
    stderr = re.sub(rb"/attnjudge-\w+/", b"/attnjudge/", run.stderr)
    ending = (run.stopped,) if run.stopped else (run.exit_code, run.signal, run.stdout, stderr)
    return (result.case, result.verdict, result.reason, result.check, *ending)


@pytest.mark.parametrize(("ways", "exercise", "turn", "name"), PROGRAMS, indirect=["ways"])
def test_a_program_is_judged_alike_however_it_was_started(
    ways: Ways, exercise: str, turn: int, name: str
) -> None:
    source, cases = programs_of(exercise)[name], BANK.cases(exercise)
    cases = cases[::4] if name == REFERENCE else [cases[5 * turn % len(cases)]]
    warm = judged(exercise, cases, source, ways.warm.sandbox)
    assert warm
    assert warm == judged(exercise, cases, source, ways.cold.sandbox)
