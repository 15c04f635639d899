"""The first place where an output parts from the answer."""

from dataclasses import dataclass
from itertools import zip_longest

from judge.checkers.excerpts import printable
from judge.checkers.layout import Tokens
from judge.checkers.numbers import difference
from judge.checkers.presentation import Ties, is_right
from judge.model import Difference


@dataclass(frozen=True, slots=True)
class Mismatch:
    """A token of the output that is not the answer's. `None` stands for "nothing there"."""

    line: int  # from 0, as `token`
    token: int
    found: str | None
    expected: str | None

    def in_output(self, found: Tokens) -> Difference:
        """Describe the place as people count, with its column in the output as it was printed."""
        _, column = found.place(self.line, self.token)
        return Difference(
            line=self.line + 1,
            column=column + 1,
            token=self.token + 1,
            expected=None if self.expected is None else printable(self.expected),
            found=None if self.found is None else printable(self.found),
            error=difference(self.found or "", self.expected or ""),
        )


def first_mismatch(
    found: Tokens, expected: Tokens, ties: Ties, *, exact: bool
) -> tuple[Mismatch | None, list[tuple[int, int]]]:
    """Return the first place where the texts part, and the ties used before it as (line, token), from 0.

    `exact=False` passes over tokens that are right but for their spelling.
    """
    used: list[tuple[int, int]] = []
    lines = zip_longest(found.lines(), expected.lines(), fillvalue="")
    for i, (found_line, expected_line) in enumerate(lines):
        if found_line == expected_line:
            continue
        tokens = zip_longest(found.of_line(found_line), expected.of_line(expected_line))
        for j, (token, right) in enumerate(tokens):
            if token == right:
                continue
            if token is None or right is None:
                return Mismatch(i, j, token, right), used
            tie = ties.get((i, j))
            if token == tie:
                used.append((i, j))
            elif exact or not is_right(token, right, tie):
                return Mismatch(i, j, token, right), used
    return None, used
