"""The mutants of a program: each compiles, each is another program, and each says where it differs."""

from pathlib import Path

import pytest

from judge.authoring.mutation.mutants import make_mutants
from judge.authoring.mutation.source import meaning_of
from judge.bank.mutants import Change

TESTS = Path(__file__).parents[2]
# Programs written in many ways: what is in them must not make an operator fail.
PROGRAMS = [
    *sorted((TESTS / "styles").glob("*.py")),
    *sorted((TESTS.parent / "solutions").glob("*/accepted/*.py")),
    TESTS / "authoring" / "toy_bank" / "solutions" / "row-means" / "reference.py",
]
UNUSUAL = """\
async def f(*a, b=1, **c):
    async with b as d, d:
        await d[1:, ..., ::2]
    match a:
        case [1, 2, *_] if not b:
            return (yield)
        case {"k": -1} | None:
            del a, b
    b.x, (c, *d) = 1, 2
    global x
    x: int
    y = lambda z=2: (z := -z) if z is not None in (z, *a) else not z
    while True:
        break
    else:
        assert y, f"{y!r:>{b}.2f}" "tail" + 'a'
    return {**c, "k": [i for i in a if i if not i]}, {*a, 1}
"""


@pytest.mark.parametrize(
    "program", [*PROGRAMS, UNUSUAL], ids=lambda program: getattr(program, "stem", "unusual")
)
def test_every_mutant_compiles_and_is_another_program(program: Path | str) -> None:
    text = program if isinstance(program, str) else program.read_text(encoding="utf-8")
    mutants = make_mutants(text)
    meanings = [meaning_of(mutant.source) for mutant in mutants]
    assert len(mutants) > 20
    assert None not in meanings
    assert len({meaning_of(text), *meanings}) == len(mutants) + 1


def test_of_the_same_program_made_by_two_operators_the_first_counts() -> None:
    mutants = make_mutants("y = x.max(axis=1)")
    assert [m.change.operator for m in mutants if m.source == "y = x.max(axis=0)"] == ["axis"]


def test_a_mutant_tells_the_lines_that_differ_without_their_indentation() -> None:
    program = "def f(x):\n    if x:\n        return (a +\n                b)\n    return 0\n"
    (mutant,) = [m for m in make_mutants(program) if m.source.count("pass") and "a +" not in m.source]
    assert mutant.change == Change("statement", "return (a +\n        b)", "pass")
    assert mutant.line == 3
    assert mutant.diff == (
        "@@ -2,4 +2,3 @@\n     if x:\n-        return (a +\n-                b)\n+        pass\n     return 0"
    )


def test_lines_that_are_alike_are_not_counted_twice() -> None:
    program = "x = [\n    1,\n    1,\n    2,\n]\n"
    (mutant,) = [m for m in make_mutants(program) if m.source == "x = [\n    1,\n    2,\n]\n"]
    assert (mutant.change, mutant.line) == (Change("item", "1,", ""), 3)


def test_mutants_come_in_the_order_of_the_lines() -> None:
    lines = [mutant.line for mutant in make_mutants("x = 1\ny = 'a'\nz = a + b\n")]
    assert lines == sorted(lines)
    assert set(lines) == {1, 2, 3}
