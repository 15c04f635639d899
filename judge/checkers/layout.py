"""Lines and tokens of outputs and answers, as the checkers compare them.

An output may be as large as the output limit lets through, on one line or on millions, so lines and tokens are made
one at a time, when they are looked at.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, repeat
from operator import itemgetter

from judge.checkers.numbers import is_numeric

TOKEN = re.compile(r"[^ \t]+")
LIST_MARK = re.compile(r"[\[\](),;]")
LIST_PART = re.compile(r"[\[\](),;]|[^\[\](),;]+")
BLOCK = 1 << 16  # characters that are split into lines at a time


@dataclass(frozen=True, slots=True)
class Tokens:
    """A text, read line by line and token by token; `as_list`: marks of lists are tokens of their own."""

    text: str
    as_list: bool

    def __iter__(self) -> Iterator[Iterator[str]]:
        return map(self.of_line, self.lines())

    def lines(self) -> Iterator[str]:
        """Yield the lines, see `lines_of`."""
        return lines_of(self.text)

    def of_line(self, line: str) -> Iterator[str]:
        """Yield the tokens of one of the lines."""
        return tokens_of(line, self.as_list)

    def count_lines(self) -> int:
        """Count the lines up to the last that is not blank."""
        return sum(1 for _ in self.lines())

    def count_items(self) -> int:
        """Count the tokens that are no marks of lists."""
        return sum(not self.as_list or not LIST_MARK.fullmatch(token) for line in self for token in line)

    def place(self, line: int, token: int) -> tuple[int, int]:
        """Return where a line begins in the text, and where in the line a token does, all counted from 0.

        Behind the last token of a line is where that token ends, behind the last line the end of the text.
        """
        start = 0
        for _ in range(line):
            start = self.text.find("\n", start) + 1
            if start == 0:
                return len(self.text), 0
        end = self.text.find("\n", start)
        printed = self.text[start : end if end >= 0 else None].removesuffix("\r").rstrip(" \t")
        begin = end = 0
        for each in islice(self.of_line(printed), token + 1):
            begin = printed.index(each, end)
            end = begin + len(each)
            token -= 1
        return start, begin if token < 0 else end


def answer_tokens(answer: str) -> Tokens:
    """Return the tokens of an answer; where it is written as a list, its marks are tokens of their own."""
    plain = Tokens(answer, as_list=False)
    as_list = bool(LIST_MARK.search(answer)) and any(_list_parts(token) for line in plain for token in line)
    return Tokens(answer, as_list)


def lines_of(text: str) -> Iterator[str]:
    """Split at LF; drop a CR before it, blanks and tabs at either end, and blank lines at the end."""
    blank = 0
    for line in _split(text):
        stripped = line.removesuffix("\r").strip(" \t")
        if not stripped:
            blank += 1
            continue
        if blank:
            yield from repeat("", blank)
            blank = 0
        yield stripped


def _split(text: str) -> Iterator[str]:
    start = 0
    while (end := text.find("\n", start + BLOCK)) >= 0:
        yield from text[start:end].split("\n")
        start = end + 1
    yield from text[start:].split("\n")


def tokens_of(line: str, as_list: bool) -> Iterator[str]:
    """Split a line at blanks and tabs; `as_list`: marks of lists beside numbers are tokens of their own."""
    tokens: Iterator[str] = map(itemgetter(0), TOKEN.finditer(line))
    if not as_list:
        return tokens
    return (part for token in tokens for part in _list_parts(token) or [token])


def _list_parts(token: str) -> list[str] | None:
    """Split `[1.00,2.00]` into its marks and numbers; None for what is not made of these alone."""
    if not LIST_MARK.search(token):
        return None
    parts = LIST_PART.findall(token)
    return parts if all(LIST_MARK.match(part) or is_numeric(part) for part in parts) else None


def normal_lines(output: bytes) -> Iterator[bytes]:
    """Yield the lines of an output without what is not compared: outputs that differ in nothing else have the same."""
    for line in lines_of(output.decode("utf-8", "surrogateescape")):
        yield (" ".join(tokens_of(line, as_list=True)) + "\n").encode("utf-8", "surrogateescape")
