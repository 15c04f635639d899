"""Lines and tokens of outputs and answers, as the checkers compare them."""

import re
from collections.abc import Iterator, Sequence

from judge.checkers.numbers import is_numeric

TOKEN = re.compile(r"[^ \t]+")
LIST_MARK = re.compile(r"[\[\](),;]")
LIST_PART = re.compile(r"[\[\](),;]|[^\[\](),;]+")


class Tokens(Sequence[list[str]]):
    """The tokens of each line, made when they are looked at: an output may have millions of lines."""

    def __init__(self, lines: Sequence[str], as_list: bool) -> None:
        self._lines = lines
        self.as_list = as_list

    def __len__(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[list[str]]:
        return (tokens_of(line, self.as_list) for line in self._lines)

    def __getitem__(self, index: int) -> list[str]:  # type: ignore[override]
        return tokens_of(self._lines[index], self.as_list)


def answer_tokens(answer: str) -> Tokens:
    """Return the tokens of an answer; where it is written as a list, its marks are tokens of their own."""
    lines = lines_of(answer)
    return Tokens(lines, any(_list_parts(token) for line in lines for token in TOKEN.findall(line)))


def lines_of(text: str) -> list[str]:
    """Split at LF; drop a CR before it, blanks and tabs at either end, and blank lines at the end."""
    lines = [line.removesuffix("\r").strip(" \t") for line in text.split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    return lines


def tokens_of(line: str, as_list: bool) -> list[str]:
    """Split a line at blanks and tabs; `as_list`: marks of lists beside numbers are tokens of their own."""
    tokens = TOKEN.findall(line)
    if not as_list:
        return tokens
    return [part for token in tokens for part in _list_parts(token) or [token]]


def _list_parts(token: str) -> list[str] | None:
    """Split `[1.00,2.00]` into its marks and numbers; None for what is not made of these alone."""
    if not LIST_MARK.search(token):
        return None
    parts = LIST_PART.findall(token)
    return parts if all(LIST_MARK.match(part) or is_numeric(part) for part in parts) else None


def normal_form(output: bytes) -> bytes:
    """Return the output as the checker sees it: equal for outputs that differ only in what is not compared."""
    text = output.decode("utf-8", "surrogateescape")
    lines = [" ".join(tokens_of(line, as_list=True)) for line in lines_of(text)]
    return "".join(line + "\n" for line in lines).encode("utf-8", "surrogateescape")
