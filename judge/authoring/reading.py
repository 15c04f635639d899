"""Read an input strictly, for the validators in `problems/<id>/validator.py`.

A validator says what the statement allows, line by line, and nothing else:

    def validate(read: Reader) -> None:
        rows, columns = read.integers("rows columns")
        if rows < 1 or columns < 1:
            read.anything()             # an illegal case may go on with garbage
            return
        read.require(rows * columns <= 1000, "rows * columns <= 1000")
        read.matrix(rows, columns, low=-100, high=100, decimals=1)
        read.end()

It accepts one spelling only: one space between tokens, no blanks at the ends of a line, LF, plain
decimals without exponent. Programs may be forgiving when they read; test cases have no need to be.

This file runs inside the sandbox beside the validator, so it imports nothing but the standard library.
"""

import re
from collections.abc import Iterator
from decimal import Decimal

INTEGER = re.compile(r"-?(0|[1-9][0-9]*)", re.ASCII)
DECIMAL = re.compile(r"-?(0|[1-9][0-9]*)(?:\.([0-9]+))?", re.ASCII)


class InvalidInput(Exception):
    """The input breaks a rule of the statement; the message names the line."""


class Reader:
    """Walks through one input from the first line to the last."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._ends_with_newline = self._lines.pop() == ""
        self._next = 0
        self._finished = False
        self._open_ended = False

    def integers(self, names: str, low: int | None = None, high: int | None = None) -> tuple[int, ...]:
        """Read a line of as many integers as `names` has words, each between `low` and `high`."""
        return tuple(self.integer(token, low, high) for token in self.fields(names))

    def integer_list(self, count: int, *, low: int, high: int) -> list[int]:
        """Read a line of `count` integers, each between `low` and `high`; for a count of 0 an empty line."""
        return [self.integer(token, low, high) for token in self._tokens(count, "integers")]

    def fields(self, names: str) -> list[str]:
        """Read a line of as many tokens as `names` has words, whatever they are."""
        return self._tokens(len(names.split()), names)

    def integer(self, token: str, low: int | None = None, high: int | None = None) -> int:
        """Read one token of `fields` as an integer between `low` and `high`."""
        if not INTEGER.fullmatch(token) or token == "-0":
            raise self._error(f"not an integer: {token!r}")
        self._check_range(Decimal(token), low, high)
        return int(token)

    def number(self, token: str, *, low: float, high: float, decimals: int) -> float:
        """Read one token of `fields` as a number between `low` and `high`, at most `decimals` decimals."""
        match = DECIMAL.fullmatch(token)
        if match is None:
            raise self._error(f"not a plain decimal number: {token!r}")
        if len(match[2] or "") > decimals:
            raise self._error(f"more than {decimals} decimals: {token!r}")
        self._check_range(Decimal(token), low, high)
        return float(token)

    def numbers(self, count: int, *, low: float, high: float, decimals: int) -> list[float]:
        """Read a line of `count` numbers between `low` and `high`, at most `decimals` decimals each."""
        tokens = self._tokens(count, "numbers")
        return [self.number(token, low=low, high=high, decimals=decimals) for token in tokens]

    def matrix(self, rows: int, columns: int, *, low: float, high: float, decimals: int) -> list[list[float]]:
        """Read `rows` lines of `columns` numbers; limits as in `numbers`."""
        return [self.numbers(columns, low=low, high=high, decimals=decimals) for _ in range(rows)]

    def require(self, condition: bool, rule: str) -> None:
        """Refuse the input unless `condition` holds; `rule` is the limit as the statement has it."""
        if not condition:
            raise self._error(f"the statement promises {rule}")

    def anything(self) -> None:
        """Accept whatever follows, also nothing: what an illegal case may have behind its parameters."""
        self._finished = self._open_ended = True

    def end(self) -> None:
        """Refuse anything that follows, and an input whose last line is not ended."""
        if self._next < len(self._lines) or not self._ends_with_newline:
            self._next += 1
            raise self._error("the input should have ended before this line")
        self._finished = True

    @property
    def finished(self) -> bool:
        """Whether the validator has said what comes last, by `end` or `anything`."""
        return self._finished

    @property
    def open_ended(self) -> bool:
        """Whether anything may follow: the input is an illegal case."""
        return self._open_ended

    def _tokens(self, count: int, names: str) -> list[str]:
        line = self._take_line()
        tokens = line.split(" ") if line else []
        if "" in tokens or re.search(r"[^\S ]", line):
            raise self._error("blanks other than one space between tokens")
        if len(tokens) != count:
            raise self._error(f"{count} tokens expected ({names}), found: {len(tokens)}")
        return tokens

    def _take_line(self) -> str:
        self._next += 1
        if self._next > len(self._lines):
            raise self._error("the input ends too early")
        return self._lines[self._next - 1]

    def _check_range(self, value: Decimal, low: float | None, high: float | None) -> None:
        below = low is not None and value < Decimal(repr(low))
        above = high is not None and value > Decimal(repr(high))
        if below or above:
            raise self._error(f"not between {low} and {high}: {value}")

    def _error(self, detail: str) -> InvalidInput:
        return InvalidInput(f"line {self._next}: {detail}")


def corruptions(text: str) -> Iterator[tuple[str, str]]:
    """Yield (what was done, corrupted text): damage that every validator of a legal input must notice.

    What was done is named by a key, `damage.<key>` in the catalogue of messages.
    """
    yield "line-of-garbage-appended", text + "x\n"
    lines = text.splitlines(keepends=True)
    if not lines:
        return
    before = "".join(lines[:-1])
    if before:
        yield "last-line-dropped", before
    yield "last-newline-dropped", text.removesuffix("\n")
    tokens = lines[-1].split()
    if tokens:
        yield "last-token-dropped", before + " ".join(tokens[:-1]) + "\n"
        yield "token-appended", before + " ".join([*tokens, tokens[-1]]) + "\n"
        yield "last-token-not-a-number", before + " ".join([*tokens[:-1], "1_0"]) + "\n"
        yield "last-token-out-of-range", before + " ".join([*tokens[:-1], "9" * 40]) + "\n"
