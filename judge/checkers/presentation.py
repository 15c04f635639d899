"""When an output has all the answer's numbers and only their spelling or arrangement is wrong, and what that is."""

import re
from collections.abc import Iterator, Mapping
from itertools import islice, zip_longest

from judge.checkers.layout import TOKEN, Tokens
from judge.checkers.numbers import DECIMAL, INTEGER, decimals_of, is_numeric, parse, rounds_to

NUMPY_SCALAR = re.compile(r"(?:np|numpy)\.\w+\(([^()]*)\)")  # np.float64(1.5)
ARRAY_BEGIN = re.compile(r"(?:np\.|numpy\.)?array\(")
ARRAY_END = re.compile(r"dtype=[\w.]+\)[\[\](),;]*")  # the last words of array([1.5, 2.5], dtype=float32)
DECORATION = re.compile(r"[\[\](),;'\"]")

SCALAR_MARK = "\0"  # stands for NumPy's way of writing a scalar; no token holds a NUL

Ties = Mapping[tuple[int, int], str]  # (line, token), from 0 -> second spelling


def is_right(token: str, right: str, tie: str | None) -> bool:
    """Whether `token` is the number `right` (or `tie`) but for its spelling and for marks of lists around it."""
    numbers, _ = bare(token)
    number = numbers[0] if len(numbers) == 1 else token
    return number in (right, tie) or _respelling(number, right, tie) is not None


def presentation_reason(start: int, found: Tokens, expected: Tokens, ties: Ties) -> str | None:
    """Return why the output is a presentation error, None if it is wrong. The lines before `start` are the same.

    Tokens and decorations are taken away on both sides; what is left must be the same tokens but for their spelling.
    """
    reason = None
    marks: list[str] = []
    right_marks: list[str] = []
    tokens = _bare_tokens(Tokens(found.text, as_list=False), start, marks)
    right_tokens = _bare_tokens(expected, start, right_marks)
    for left, right in zip_longest(tokens, right_tokens):
        if left is None or right is None:
            return None
        (_, token), (place, answer) = left, right
        tie = ties.get(place)
        if token in (answer, tie):
            continue
        respelling = _respelling(token, answer, tie)
        if respelling is None:
            return None
        reason = reason or respelling
    decoration = "".join(marks)
    if decoration != "".join(right_marks):
        return "check.numpy-scalars" if SCALAR_MARK in decoration else "check.brackets"
    return reason or "check.line-breaks"


def _bare_tokens(text: Tokens, start: int, marks: list[str]) -> Iterator[tuple[tuple[int, int], str]]:
    """Yield the tokens from line `start` on without decorations, with their (line, token); these go to `marks`."""
    for i, line in enumerate(islice(text.lines(), start, None), start):
        if not line:
            continue
        decorated = DECORATION.search(line)
        for j, token in enumerate(text.of_line(line)):
            parts, around = bare(token) if decorated else ([token], "")
            if around:
                marks.append(around)
            for part in parts:
                yield (i, j), part


def bare(token: str) -> tuple[list[str], str]:
    """Take a token of a printed list or array apart: its numbers, and the marks around them.

    A token that is not made of numbers and marks is a word, marks and all.
    """
    if not DECORATION.search(token):
        return [token], ""
    inner = NUMPY_SCALAR.sub(rf"{SCALAR_MARK}\1", token)
    if ARRAY_END.fullmatch(inner):
        return [], ")"
    inner = ARRAY_BEGIN.sub("(", inner)
    numbers = TOKEN.findall(DECORATION.sub(" ", inner).replace(SCALAR_MARK, " "))
    if not all(map(is_numeric, numbers)):
        return [token], ""
    return numbers, "".join(re.findall(rf"{DECORATION.pattern}|{SCALAR_MARK}", inner))


def _respelling(token: str, right: str, tie: str | None) -> str | None:
    """Return how `token` spells the number `right` (or `tie`) in another way, None if it does not."""
    value, answer = parse(token), parse(right)
    if value is None or answer is None:
        return None
    exponent = "e" in token.lower()
    if INTEGER.fullmatch(right):
        if value != answer:
            return None
        if exponent:
            return "check.exponent"
        return "check.integer-with-decimals" if "." in token else _same_length_reason(token, value.is_zero())
    if not DECIMAL.fullmatch(right):
        return None
    decimals = decimals_of(right)
    second = parse(tie) if tie is not None else None
    answers = [answer] if second is None else [answer, second]
    if exponent or decimals_of(token) > decimals:
        if not any(rounds_to(value, each, decimals) for each in answers):
            return None
        return "check.exponent" if exponent else "check.too-many-decimals"
    if value not in answers:
        return None
    if decimals_of(token) < decimals:
        return "check.too-few-decimals"
    return _same_length_reason(token, value.is_zero())


def _same_length_reason(token: str, is_zero: bool) -> str:
    return "check.negative-zero" if is_zero and token.startswith("-") else "check.number-spelling"


def count_bare(line: str) -> int:
    """Count the items of a line without the decorations of a printed array."""
    if DECORATION.search(line):
        line = DECORATION.sub(" ", NUMPY_SCALAR.sub(r"\1", line))
    return sum(1 for _ in TOKEN.finditer(line))


def is_summarised(tokens: Tokens) -> bool:
    """Whether the dots are there with which NumPy prints a large array: `...`, `...,` or `[...]`."""
    return "..." in tokens.text and any(
        DECORATION.sub("", token) == "..." for line in tokens for token in line if "..." in token
    )
