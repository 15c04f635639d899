"""Answer and output side by side, number by number: what differs, and the part around it that is shown.

Tokens are compared by their place in the line, as the checkers do. Of large matrices only a window is shown, around the
first difference.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from judge.checkers.excerpts import printable
from judge.checkers.layout import TOKEN
from judge.model import TestCase, Tie


@dataclass(frozen=True, slots=True)
class Cell:
    """A token of the answer and the one at its place in the output; None: there is none."""

    answer: str | None
    output: str | None
    same: bool  # or a second right spelling


@dataclass(frozen=True, slots=True)
class Row:
    """A line of both texts, or the part of it within the window."""

    number: int  # of the line, from 1
    cells: tuple[Cell, ...]

    @property
    def same(self) -> bool:
        """Whether nothing differs."""
        return all(cell.same for cell in self.cells)


@dataclass(frozen=True, slots=True)
class Comparison:
    """The rows within the window, and how many lines and tokens lie outside it."""

    rows: tuple[Row, ...]
    lines_before: int
    lines_after: int
    tokens_before: int
    tokens_after: int


@dataclass(frozen=True, slots=True)
class Window:
    """How much is shown at most."""

    lines: int
    tokens: int
    characters: int  # of a token


def compare(output: bytes, case: TestCase, window: Window) -> Comparison:
    """Lay the answer of `case` and an output beside each other."""
    lines = list(zip_longest(lines_of(case.answer), lines_of(output), fillvalue=""))
    first_line, first_token = _first_difference(lines, case.ties)
    top = _start(first_line, len(lines), window.lines)
    shown = [
        (number, _cells(answer, found, number, case.ties))
        for number, (answer, found) in enumerate(lines[top : top + window.lines], top + 1)
    ]
    width = max((len(cells) for _, cells in shown), default=0)
    left = _start(first_token, width, window.tokens)
    rows = [
        Row(number, tuple(_shortened(c, window.characters) for c in cells[left : left + window.tokens]))
        for number, cells in shown
    ]
    return Comparison(
        rows=tuple(rows),
        lines_before=top,
        lines_after=len(lines) - top - len(rows),
        tokens_before=left,
        tokens_after=max(0, width - left - window.tokens),
    )


def lines_of(content: bytes) -> list[str]:
    """Split at LF; a CR before it belongs to no line."""
    text = content.decode("utf-8", "surrogateescape").removesuffix("\n")
    return [line.removesuffix("\r") for line in text.split("\n")] if text else []


def _cells(answer: str, found: str, number: int, ties: Sequence[Tie]) -> list[Cell]:
    second = {tie.token - 1: tie.spelling for tie in ties if tie.line == number}
    pairs = zip_longest(TOKEN.findall(answer), TOKEN.findall(found))
    return [
        Cell(right, token, token == right or (token is not None and token == second.get(i)))
        for i, (right, token) in enumerate(pairs)
    ]


def _first_difference(lines: Sequence[tuple[str, str]], ties: Sequence[Tie]) -> tuple[int, int]:
    """Return line and token, from 0, of the first token that differs; the beginning if none does."""
    for i, (answer, found) in enumerate(lines):
        if answer != found:
            for j, cell in enumerate(_cells(answer, found, i + 1, ties)):
                if not cell.same:
                    return i, j
    return 0, 0


def _start(first: int, size: int, window: int) -> int:
    """Return where a window begins that shows the place `first`: at the beginning if that will do."""
    return 0 if first < window else max(0, min(first - window // 2, size - window))


def _shortened(cell: Cell, length: int) -> Cell:
    answer, output = (
        None if token is None else printable(token, length) for token in (cell.answer, cell.output)
    )
    return Cell(answer, output, cell.same)
