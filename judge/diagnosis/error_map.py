"""A picture of where an output is wrong and by how much, without a figure of the answer."""

from collections.abc import Sequence
from itertools import zip_longest

from judge.checkers.numbers import decimals_of
from judge.diagnosis.figures import answer_lines, output_lines, units
from judge.model import ErrorMap, TestCase

ROWS = 24
COLUMNS = 64

RIGHT, WITHIN_ONE, WITHIN_TEN, WITHIN_HUNDRED, BEYOND = "01234"
NOTHING = " "

Printed = tuple[str, bool]  # a token, and whether it was printed without marks of lists around it
Right = tuple[str, str | None]  # a token of the answer with its second spelling


def error_map(output: bytes, case: TestCase) -> ErrorMap | None:
    """Compare `output` with the answer of `case`, token by token of each line.

    Marks of lists are taken away. A number that is right but for its spelling (`0.5` for `0.50`, `[0.50`) shows as
    wrong by a unit, so that the picture of a presentation error is not empty. Where the output has as many tokens as
    the answer but on other lines, they are compared in print order. None if all tokens are right, or there are far
    more than in the answer.
    """
    printed = output_lines(output, case)
    if printed is None:
        return None
    expected = answer_lines(case)
    found = _with_widths(printed, [len(line) for line in expected])
    lines = [
        "".join(_cell(token, right) for token, right in zip_longest(found_line or (), expected_line or ()))
        for found_line, expected_line in zip_longest(found, expected)
    ]
    if all(cell == RIGHT for line in lines for cell in line):
        return None
    return _reduced(lines)


def _with_widths(found: list[list[Printed]], widths: list[int]) -> list[list[Printed]]:
    """Break the lines of the output as those of the answer, if it has as many tokens."""
    tokens = [token for line in found for token in line]
    if len(tokens) != sum(widths):
        return found
    rest = iter(tokens)
    return [[next(rest) for _ in range(width)] for width in widths]


def _cell(printed: Printed | None, answer: Right | None) -> str:
    if printed is None or answer is None:
        return BEYOND
    token, is_bare = printed
    right, tie = answer
    if is_bare and token in (right, tie):
        return RIGHT
    decimals = decimals_of(right)
    value = units(token, decimals)
    values = [units(spelling, decimals) for spelling in (right, tie) if spelling is not None]
    if value is None or None in values:
        return WITHIN_ONE if token in (right, tie) else BEYOND
    error = min(abs(value - each) for each in values if each is not None)
    for most, cell in ((1, WITHIN_ONE), (10, WITHIN_TEN), (100, WITHIN_HUNDRED)):
        if error <= most:
            return cell
    return BEYOND


def _reduced(lines: Sequence[str]) -> ErrorMap:
    """Let each cell of the picture stand for a block of tokens, so large that the picture has its size."""
    width = max(map(len, lines))
    lines_per_row = -(-len(lines) // ROWS)
    tokens_per_column = -(-width // COLUMNS)
    rows = []
    for i in range(0, len(lines), lines_per_row):
        block = [line.ljust(width, NOTHING) for line in lines[i : i + lines_per_row]]
        worst = [max(cells) for cells in zip(*block, strict=True)]  # NOTHING is less than any other
        rows.append(
            "".join(max(worst[j : j + tokens_per_column]) for j in range(0, width, tokens_per_column))
        )
    return ErrorMap(tuple(rows), lines_per_row, tokens_per_column)
