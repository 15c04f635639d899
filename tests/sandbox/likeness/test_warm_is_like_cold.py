"""A program cannot tell the warm runner from `python solution.py`: what it prints and how it ends are the same.

In two steps: a cold start in the sandbox is like a plain one but for the rules of the sandbox, and a warm start is like
a cold one but for what it changes that NumPy is there already.
"""

from collections.abc import Callable

import pytest

from .conftest import Ways
from .differences import KNOWN_DIFFERENCES, OUTLIVING, RANDOM, RULES_OF_A_TIER, VARYING
from .outcomes import Outcome
from .probes import BASICS, PROBES

COMPARED = [name for name in PROBES if name not in RANDOM and name not in VARYING]
REPETITIONS = 3  # of a difference that is not there in every run


@pytest.mark.parametrize("name", COMPARED)
def test_a_program_cannot_tell_how_it_was_started(
    name: str, plainly: Callable[[bytes], Outcome], ways: Ways
) -> None:
    source = PROBES[name]
    cold = ways.cold.run(source)
    if name in RULES_OF_A_TIER[ways.tier]:
        assert cold != plainly(source), "a rule that is none"
    elif name not in OUTLIVING:
        assert cold == plainly(source)
    if name in KNOWN_DIFFERENCES:
        runs = (ways.warm.run(source) for _ in range(REPETITIONS))
        assert any(warm != cold for warm in runs), "a difference that is none"
    else:
        assert ways.warm.run(source) == cold


@pytest.mark.parametrize("name", sorted(RANDOM))
def test_what_is_random_differs_between_two_programs(name: str, ways: Ways) -> None:
    first, second = (ways.warm.run(PROBES[name]) for _ in range(2))
    assert first.stdout != second.stdout
    assert (first.exit_code, first.stderr) == (second.exit_code, second.stderr) == (0, b"")


def test_the_tables_name_programs_that_exist() -> None:
    named = {*RANDOM, *VARYING, *OUTLIVING, *KNOWN_DIFFERENCES}.union(*RULES_OF_A_TIER.values())
    assert named <= PROBES.keys()


def test_at_most_seven_of_the_ninety_basic_programs_tell_a_warm_start() -> None:
    assert len(BASICS) == 90
    assert len(BASICS.keys() & (KNOWN_DIFFERENCES.keys() | RANDOM)) <= 7
