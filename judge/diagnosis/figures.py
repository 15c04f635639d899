"""An output beside the answer, as numbers: what every diagnosis looks at.

A cell is an int, the number in units of the last digit that the answer has (0.52 is 52 beside an answer with two
decimals), or a str: a word, "nan", "inf" or "-inf". Line breaks are kept apart from the cells, for a diagnosis that
is about numbers need not be about how they are laid out. Where a tie has been rounded the other way, the output's cell
is the answer's.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

from judge.checkers.layout import answer_tokens, lines_of, tokens_of
from judge.checkers.numbers import CONTEXT, DECIMAL, INFINITE, INTEGER, NOT_A_NUMBER, decimals_of, parse
from judge.checkers.presentation import bare
from judge.model import TestCase

LARGEST = 500_000  # bytes of an output or answer that is looked at: some 50,000 numbers
MUCH_MORE = 1000  # lines or tokens beyond twice the answer's: the output is about something else
ENOUGH = 4  # different numbers that show a pattern
LONGEST_NUMBER = 60  # digits; a longer one is a word

Cell = int | str
Cells = tuple[Cell, ...]
Pairs = tuple[tuple[int, int], ...]
Line = list[tuple[str, str | None]]  # the tokens of a line of the answer, each with its second spelling


@dataclass(frozen=True, slots=True)
class Figures:
    """The numbers and words of an output and of the answer, in print order, and how many stand on each line."""

    found: Cells
    expected: Cells
    found_widths: tuple[int, ...]  # blank lines are not counted
    expected_widths: tuple[int, ...]
    integers: tuple[bool, ...]  # which cells of the answer are integers, and so exact
    pairs: Pairs | None  # found and expected side by side; None: not only finite numbers differ
    decimals: int  # of the answer's numbers, the most there are
    found_decimals: int

    @property
    def columns(self) -> int | None:
        """How many cells stand on each line of the answer, None if lines differ in this."""
        return self.expected_widths[0] if len(set(self.expected_widths)) == 1 else None

    @property
    def exact(self) -> tuple[bool, ...]:
        """Which of the pairs are of an integer."""
        kinds = zip(self.integers, self.expected, strict=True)
        return tuple(integer for integer, cell in kinds if isinstance(cell, int))

    @property
    def matrix(self) -> tuple[int, int] | None:
        """Rows and columns of the answer, if it is a matrix and the output has as many cells."""
        columns = self.columns
        if columns is None or len(self.found) != len(self.expected):
            return None
        return len(self.expected_widths), columns


def read_figures(output: bytes, case: TestCase) -> Figures | None:
    """Read the output and the answer of `case`; None if one is empty or too large to look at."""
    lines, printed_lines = answer_lines(case), output_lines(output, case)
    tokens = [token for line in lines for token, _ in line]
    printed = [token for line in printed_lines or () for token, _ in line]
    if printed_lines is None or not tokens or not printed:
        return None
    decimals = _most_decimals(tokens)
    if len(printed) == len(tokens):
        ties = (tie for line in lines for _, tie in line)
        pairs = zip(printed, tokens, ties, strict=True)
        printed = [right if token == tie else token for token, right, tie in pairs]
    found = tuple(_cell(token, decimals) for token in printed)
    expected = tuple(_cell(token, decimals) for token in tokens)
    return Figures(
        found=found,
        expected=expected,
        found_widths=tuple(len(line) for line in printed_lines if line),
        expected_widths=tuple(len(line) for line in lines if line),
        integers=tuple(INTEGER.fullmatch(token) is not None for token in tokens),
        pairs=_pairs(found, expected),
        decimals=decimals,
        found_decimals=_most_decimals(printed),
    )


def answer_lines(case: TestCase) -> list[Line]:
    """Return the numbers and words of the answer, line by line, without marks of lists."""
    ties = {(tie.line - 1, tie.token - 1): tie.spelling for tie in case.ties}
    return [
        [(part, ties.get((i, j))) for j, token in enumerate(line) for part in bare(token)[0]]
        for i, line in enumerate(answer_tokens(case.answer.decode("utf-8", "surrogateescape")))
    ]


def output_lines(output: bytes, case: TestCase) -> list[list[tuple[str, bool]]] | None:
    """Return the numbers and words of an output, line by line, without marks of lists; None if there are too many.

    Each comes with whether it was printed so: `1.00` was, and `[1.00,` was not where the answer has no such marks.
    """
    if max(len(output), len(case.answer)) > LARGEST:
        return None
    answer = answer_tokens(case.answer.decode("utf-8", "surrogateescape"))
    room = 2 * answer.count_items() + MUCH_MORE
    lines = []
    for line in lines_of(output.decode("utf-8", "surrogateescape")):
        tokens = islice(tokens_of(line, answer.as_list), room + 1)
        lines.append([(part, part == token) for token in tokens for part in bare(token)[0]])
        room -= max(1, len(lines[-1]))
        if room < 0:
            return None
    return lines


def units(token: str, decimals: int) -> int | None:
    """Return a number in units of its digit after `decimals` decimals, rounded to it; None for a word."""
    if len(token) > LONGEST_NUMBER:
        return None
    if INTEGER.fullmatch(token) or DECIMAL.fullmatch(token):
        whole, _, fraction = token.partition(".")
        if len(fraction) <= decimals:
            return int(whole + fraction.ljust(decimals, "0"))
    value = parse(token)
    if value is None or (value and value.adjusted() > LONGEST_NUMBER):
        return None
    return int(CONTEXT.to_integral_value(CONTEXT.scaleb(value, decimals)))


def rows_of(cells: Sequence[Cell], columns: int) -> list[Cells]:
    """Cut cells into rows of `columns`; the last may be shorter."""
    return [tuple(cells[i : i + columns]) for i in range(0, len(cells), columns)]


def can_tell(cells: Iterable[Cell], enough: int = ENOUGH) -> bool:
    """Whether there are so many different numbers that another arrangement of them is not the same by chance.

    Numbers of one digit are often the same: twice as many are needed if they are counted.
    """
    numbers = {cell for cell in cells if isinstance(cell, int)}
    return sum(abs(number) >= 10 for number in numbers) >= enough or len(numbers) >= 2 * enough


def divisors(number: int) -> list[int]:
    """Return the divisors of a number, the smallest first."""
    return [each for each in range(1, number + 1) if number % each == 0]


def _pairs(found: Cells, expected: Cells) -> Pairs | None:
    if len(found) != len(expected):
        return None
    pairs: list[tuple[int, int]] = []
    for cell, right in zip(found, expected, strict=True):
        if isinstance(cell, int) and isinstance(right, int):
            pairs.append((cell, right))
        elif cell != right:
            return None
    return tuple(pairs)


def _most_decimals(tokens: list[str]) -> int:
    return max((decimals_of(token) for token in tokens if DECIMAL.fullmatch(token)), default=0)


def _cell(token: str, decimals: int) -> Cell:
    value = units(token, decimals)
    if value is not None:
        return value
    if NOT_A_NUMBER.fullmatch(token):
        return "nan"
    if INFINITE.fullmatch(token):
        return "-inf" if token.startswith("-") else "inf"
    return token
