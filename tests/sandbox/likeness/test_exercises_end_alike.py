"""The programs of an exercise, right and wrong, get the same verdicts, outputs and exit codes warm and cold.

One exercise in each tier. Each program is judged on a share of the cases, another one than the program before: all
cases are used, and not every pair costs a cold start.
"""

from pathlib import Path

import pytest

import judge
from judge.judging import judge_submission
from judge.model import TestResult
from judge.sandbox import ISOLATED_TIERS, Sandbox

from .conftest import Ways

BANK = judge.load_bank(Path(__file__).parents[3])
EXERCISES = dict(zip(ISOLATED_TIERS, ("sliding-window-attention", "attention-shape-checker"), strict=True))
SHARES = 12


def programs_of(exercise: str) -> dict[str, bytes]:
    solutions = BANK.solutions(exercise)
    mistakes = {mistake.id: mistake.source for mistake in solutions.mistakes}
    return {"reference": solutions.reference, **solutions.accepted, **mistakes}


PROGRAMS = [
    (tier, exercise, share % SHARES, name)
    for tier, exercise in EXERCISES.items()
    for share, name in enumerate(programs_of(exercise))
]


def judged(exercise: str, share: int, source: bytes, sandbox: Sandbox) -> list[tuple[object, ...]]:
    cases = BANK.cases(exercise)[share::SHARES]
    report = judge_submission(BANK.problem(exercise), cases, source, sandbox=sandbox, run_all=True)
    return [seen(result) for result in report.results]


def seen(result: TestResult) -> tuple[object, ...]:
    """What is to be the same; of a program that was stopped only that, for where it is stopped is chance."""
    run = result.execution
    assert run is not None, result
    ending = (run.stopped,) if run.stopped else (run.exit_code, run.signal, run.stdout, run.stderr)
    return (result.case, result.verdict, result.reason, result.check, *ending)


@pytest.mark.parametrize(("ways", "exercise", "share", "name"), PROGRAMS, indirect=["ways"])
def test_a_program_is_judged_alike_however_it_was_started(
    ways: Ways, exercise: str, share: int, name: str
) -> None:
    source = programs_of(exercise)[name]
    warm = judged(exercise, share, source, ways.warm.sandbox)
    assert warm
    assert warm == judged(exercise, share, source, ways.cold.sandbox)
