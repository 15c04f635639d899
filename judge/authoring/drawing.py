r"""Draw the numbers of test cases, the same on every machine and for every version of Python.

A generator (`problems/<id>/generator.py`) has two tables, `SAMPLE` and `SECRET`, in the order of the
test cases. A value is the text of the input, or a function that draws it:

    def case(rows, columns):
        def draw_input(draw: Draw) -> str:
            return lines((rows, columns), draw.matrix(rows, columns, -3, 3))
        return draw_input

    SECRET = {"smallest-one-number": "1 1\n2\n", "distinct-sizes": case(3, 5)}

Of Python's `random` only `random.random()` is promised to give the same sequence for ever, so everything
here is made from it. Numbers are drawn as integers and divided: a decimal drawn with one decimal prints as
one, whatever the platform. Every case has a seed of its own, made of the exercise, the name of the case and
the attempt, so that adding a case leaves the others as they are.

This file runs inside the sandbox beside the generator, so it imports nothing but the standard library.
"""

import math
import random
from collections.abc import Iterable, Sequence
from decimal import Decimal

Matrix = list[list[float]]


class Redraw(Exception):
    """What was drawn does not serve the purpose of the case: draw it again."""


class Draw:
    """A seeded source of integers and short decimals."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def integer(self, low: int, high: int) -> int:
        """Draw an integer, `low` and `high` included; raise `ValueError` if there is none between them."""
        if low > high:
            raise ValueError(f"no number between {low} and {high}")
        return low + int(self._random.random() * (high - low + 1))

    def decimal(self, low: float, high: float, decimals: int = 1) -> float:
        """Draw a number between `low` and `high` that has at most `decimals` decimals."""
        scale = 10**decimals
        lowest = math.ceil(Decimal(repr(low)) * scale)  # exact: 0.07 * 100 is not 7.0
        highest = math.floor(Decimal(repr(high)) * scale)
        return float(self.integer(lowest, highest) / scale)

    def integers(self, length: int, low: int, high: int) -> list[int]:
        """Draw `length` integers, such as ids of tokens."""
        return [self.integer(low, high) for _ in range(length)]

    def set_ends(self, matrix: Matrix, reach: float) -> None:
        """Set one entry of each row to `reach` or to -`reach`, so that both ends of the range occur."""
        for row in matrix:
            end = reach * (2.0 * self.integer(0, 1) - 1)
            row[self.integer(0, len(row) - 1)] = end

    def permutation(self, length: int) -> list[int]:
        """Draw the numbers 0 ... `length` - 1 in some order."""
        order = list(range(length))
        for last in range(length - 1, 0, -1):
            other = self.integer(0, last)
            order[last], order[other] = order[other], order[last]
        return order

    def distribution(self, length: int, decimals: int = 2) -> list[float]:
        """Draw `length` probabilities with at most `decimals` decimals that add up to 1; at most 10**decimals."""
        scale = 10**decimals
        if length > scale:
            raise ValueError(f"no {length} probabilities of {decimals} decimals")
        weights = self.integers(length, 1, 100)
        shares = [1 + (scale - length) * weight // sum(weights) for weight in weights]
        shares[weights.index(max(weights))] += scale - sum(shares)
        return [share / scale for share in shares]

    def choice(self, options: Sequence[str]) -> str:
        """Draw one of `options`."""
        return options[self.integer(0, len(options) - 1)]

    def vector(self, length: int, low: float, high: float, decimals: int = 1) -> list[float]:
        """Draw `length` decimals."""
        return [self.decimal(low, high, decimals) for _ in range(length)]

    def matrix(self, rows: int, columns: int, low: float, high: float, decimals: int = 1) -> Matrix:
        """Draw `rows` rows of `columns` decimals."""
        return [self.vector(columns, low, high, decimals) for _ in range(rows)]


def number(value: float | str) -> str:
    """Write a number as briefly as it reads back: 3, -0.5, 12.25; words stay as they are."""
    if isinstance(value, str):
        return value
    if value == 0:
        return "0"
    text = f"{Decimal(repr(value)):f}"  # repr alone turns to exponents
    return text.rstrip("0").rstrip(".") if "." in text else text


def lines(*parts: Iterable[float | str] | Matrix) -> str:
    """Write headers (one line each) and matrices (a line a row) one below the other."""
    rows: list[str] = []
    for part in parts:
        items = list(part)
        matrix = items if items and isinstance(items[0], list) else [items]
        rows.extend(" ".join(map(number, row)) for row in matrix)  # type: ignore[arg-type]
    return "".join(row + "\n" for row in rows)
