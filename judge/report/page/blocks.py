"""Texts of programs and test cases, cut to a length; what is left out is counted."""

from collections.abc import Sequence
from dataclasses import dataclass

from judge.checkers.excerpts import printable
from judge.messages import Messages

MOST_LINES = 60
WIDEST_LINE = 400  # characters
FOLDED = 24  # a block of more lines is shown when asked for


@dataclass(frozen=True, slots=True)
class Block:
    """A text under a heading."""

    heading: str
    text: str
    is_long: bool


def block(say: Messages, heading: str, content: str | bytes) -> Block:
    """Make a block of a text, or of bytes in UTF-8. Of a long one the beginning and the end are shown."""
    text = content if isinstance(content, str) else content.decode("utf-8", "surrogateescape")
    lines = text.removesuffix("\n").split("\n")
    return Block(heading, "\n".join(_excerpt(say, lines)), len(lines) > FOLDED)


def _excerpt(say: Messages, lines: Sequence[str]) -> list[str]:
    # no line is left out to say that one is
    if len(lines) <= MOST_LINES + 1:
        return [_line(say, line) for line in lines]
    half = MOST_LINES // 2
    left_out = say("page.lines-left-out", count=len(lines) - 2 * half)
    beginning, end = ([_line(say, line) for line in part] for part in (lines[:half], lines[-half:]))
    return [*beginning, left_out, *end]


def _line(say: Messages, line: str) -> str:
    if len(line) <= WIDEST_LINE:
        return printable(line, WIDEST_LINE)
    more = say("page.characters-left-out", count=len(line) - WIDEST_LINE)
    return f"{printable(line[:WIDEST_LINE], WIDEST_LINE)} {more}"
