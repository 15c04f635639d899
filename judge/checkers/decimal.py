"""The `decimal` checker: text to the last digit, fair about everything that is not the answer.

An output is compared line by line and token by token. Not compared: blanks and tabs at either end of a line and
their number between tokens, blank lines at the end, CR before LF. Integers and words must be the answer's; a decimal
must have the answer's decimals and digits.

Ties. Where the exact value lies next to a rounding boundary, correct arithmetic in another order may round the
other way. For such tokens the test case carries the second spelling, and either is accepted.

Lists. Where the answer itself is written with brackets and commas (`[[1.00, 2.00], [3.00, 4.00]]`), these are tokens
of their own, so that blanks around them do not matter.

An output that is not accepted is a presentation error if all its tokens are the answer's and only their spelling
or arrangement is not: then the numbers are right. Otherwise the first token that is wrong is reported.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from judge.checkers.excerpts import printable
from judge.checkers.numbers import (
    DECIMAL,
    INFINITE,
    INTEGER,
    NOT_A_NUMBER,
    decimals_of,
    difference,
    is_numeric,
    parse,
    rounds_to,
)
from judge.model import CheckResult, Difference, Match, TestCase, Tie

TOKEN = re.compile(r"[^ \t]+")
LIST_MARK = re.compile(r"[\[\](),;]")
LIST_PART = re.compile(r"[\[\](),;]|[^\[\](),;]+")
NUMPY_SCALAR = re.compile(r"(?:np|numpy)\.\w+\(([^()]*)\)")  # np.float64(1.5)
ARRAY_BEGIN = re.compile(r"(?:np\.|numpy\.)?array\(")
ARRAY_END = re.compile(r"dtype=[\w.]+\)[\[\](),;]*")  # the last words of array([1.5, 2.5], dtype=float32)
DECORATION = re.compile(r"[\[\](),;'\"]")

SCALAR_MARK = "\0"  # stands for NumPy's way of writing a scalar; no token holds a NUL

Ties = Mapping[tuple[int, int], str]


class Tokens(Sequence[list[str]]):
    """The tokens of each line, made when they are looked at: an output may have millions of lines."""

    def __init__(self, lines: Sequence[str], as_list: bool) -> None:
        self._lines = lines
        self.as_list = as_list

    def __len__(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[list[str]]:
        return (_tokens(line, self.as_list) for line in self._lines)

    def __getitem__(self, index: int) -> list[str]:  # type: ignore[override]
        return _tokens(self._lines[index], self.as_list)


def answer_tokens(answer: str) -> Tokens:
    """Return the tokens of an answer; where it is written as a list, its marks are tokens of their own."""
    lines = _lines(answer)
    return Tokens(lines, any(_list_parts(token) for line in lines for token in TOKEN.findall(line)))


def check_decimal(output: bytes, case: TestCase) -> CheckResult:
    """Compare `output` with the answer of `case` as described above. Never raises, whatever the bytes."""
    if output == case.answer:
        return CheckResult(Match.SAME)
    text = output.decode("utf-8", "surrogateescape")
    if unprintable := _not_text(text):
        return unprintable
    expected = answer_tokens(case.answer.decode("utf-8"))
    found = Tokens(_lines(text), expected.as_list)
    ties = {(tie.line - 1, tie.token - 1): tie.spelling for tie in case.ties}

    place, used = _first_mismatch(found, expected, ties, exact=True)
    if place is None:
        return CheckResult(Match.SAME, ties_used=tuple(Tie(i + 1, j + 1, ties[i, j]) for i, j in used))
    if not any(found):
        return CheckResult(Match.DIFFERENT, "check.no-output")
    if reason := _presentation_reason(text, expected, ties):
        return CheckResult(Match.PRESENTATION, reason, _difference(place, text, found, expected))

    wrong_place, _ = _first_mismatch(found, expected, ties, exact=False)
    place = wrong_place or place  # none: the tokens up to the end of the shorter text are right
    where = _difference(place, text, found, expected)
    reason, details = _wrong_reason(place, found, expected)
    return CheckResult(Match.DIFFERENT, reason, where, details)


def _not_text(text: str) -> CheckResult | None:
    """Refuse NUL and bytes that are not UTF-8: they show in no terminal and hide what differs."""
    match = re.search("[\0\udc80-\udcff]", text)
    if match is None:
        return None
    reason = "check.nul" if match[0] == "\0" else "check.not-utf8"
    start = text.rfind("\n", 0, match.start()) + 1
    before = text[start : match.start()]
    where = Difference(
        line=text.count("\n", 0, match.start()) + 1,
        column=len(before) + 1,
        token=max(1, len(TOKEN.findall(before + "x"))),
        expected=None,
        found=printable(text[match.start() : match.start() + 20]),
    )
    return CheckResult(Match.DIFFERENT, reason, where)


def _lines(text: str) -> list[str]:
    lines = [line.removesuffix("\r").strip(" \t") for line in text.split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    return lines


def _tokens(line: str, as_list: bool) -> list[str]:
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


def _first_mismatch(
    found: Tokens, expected: Tokens, ties: Ties, *, exact: bool
) -> tuple[tuple[int, int] | None, list[tuple[int, int]]]:
    """Return the first (line, token), from 0, where the texts part, and the ties used before it.

    `exact=False` passes over tokens that are right but for their spelling.
    """
    used: list[tuple[int, int]] = []
    for i, (found_line, expected_line) in enumerate(zip_longest(found, expected)):
        if found_line is None or expected_line is None:
            return (i, 0), used
        if found_line == expected_line:
            continue
        for j, (token, right) in enumerate(zip_longest(found_line, expected_line)):
            if token == right:
                continue
            if token is not None and token == ties.get((i, j)):
                used.append((i, j))
            elif exact or token is None or right is None or not _is_right(token, right, ties.get((i, j))):
                return (i, j), used
    return None, used


def _is_right(token: str, right: str, tie: str | None) -> bool:
    """Whether `token` is the number `right` (or `tie`) but for its spelling and for marks of lists around it."""
    numbers, _ = _bare(token)
    number = numbers[0] if len(numbers) == 1 else token
    return number in (right, tie) or _respelling(number, right, tie) is not None


def _presentation_reason(text: str, expected: Tokens, ties: Ties) -> str | None:
    """Return why the output is a presentation error, None if it is wrong.

    Tokens and decorations are taken away on both sides; what is left must be the same tokens but for their spelling.
    """
    right: list[tuple[str, str | None]] = []
    right_decoration = ""
    for i, expected_line in enumerate(expected):
        for j, token in enumerate(expected_line):
            parts, marks = _bare(token)
            right += [(part, ties.get((i, j))) for part in parts]
            right_decoration += marks
    tokens: list[str] = []
    decoration = ""
    for line in _lines(text):
        for token in TOKEN.findall(line):
            parts, marks = _bare(token)
            tokens += parts
            decoration += marks
        if len(tokens) > len(right):
            return None
    if len(tokens) < len(right):
        return None
    reason = None
    for token, (answer, tie) in zip(tokens, right, strict=True):
        if token in (answer, tie):
            continue
        respelling = _respelling(token, answer, tie)
        if respelling is None:
            return None
        reason = reason or respelling
    if decoration != right_decoration:
        return "check.numpy-scalars" if SCALAR_MARK in decoration else "check.brackets"
    return reason or "check.line-breaks"


def _bare(token: str) -> tuple[list[str], str]:
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


def _wrong_reason(
    place: tuple[int, int], found: Tokens, expected: Tokens
) -> tuple[str, Mapping[str, str | int]]:
    i, j = place
    token = found[i][j] if i < len(found) and j < len(found[i]) else None
    right = expected[i][j] if i < len(expected) and j < len(expected[i]) else None
    if _is_summarised(found) and not _is_summarised(expected):
        return "check.summarised", {}
    if token is not None and right is not None:
        numbers, _ = _bare(token)
        if any(map(NOT_A_NUMBER.fullmatch, numbers)):
            return "check.nan", {}
        if any(map(INFINITE.fullmatch, numbers)):
            return "check.infinite", {}
    if len(found) != len(expected):
        return "check.line-count", {"expected": len(expected), "found": len(found)}
    if len(found[i]) != len(expected[i]):
        details = {"line": i + 1, "expected": len(expected[i]), "found": len(found[i])}
        return "check.token-count", details
    assert token is not None
    assert right is not None
    if parse(right) is None:
        return "check.wrong-word", {}
    if parse(token) is None:
        return "check.word-for-number", {}
    return "check.wrong-number", {}


def _is_summarised(lines: Tokens) -> bool:
    """Whether the dots are there with which NumPy prints a large array: `...`, `...,` or `[...]`."""
    return any(DECORATION.sub("", token) == "..." for line in lines for token in line if "..." in token)


def _difference(place: tuple[int, int], text: str, found: Tokens, expected: Tokens) -> Difference:
    """Describe the token at `place`, with its column in the output as it was printed."""
    i, j = place
    token = found[i][j] if i < len(found) and j < len(found[i]) else None
    right = expected[i][j] if i < len(expected) and j < len(expected[i]) else None
    printed = text.split("\n", i + 1)[i].removesuffix("\r").rstrip(" \t") if i < len(found) else ""
    at = 0
    for earlier in found[i][:j] if i < len(found) else ():
        at = printed.index(earlier, at) + len(earlier)
    if token is not None:
        at = printed.index(token, at)
    return Difference(
        line=i + 1,
        column=at + 1,
        token=j + 1,
        expected=None if right is None else printable(right),
        found=None if token is None else printable(token),
        error=None if token is None or right is None else difference(token, right),
    )


def normal_form(output: bytes) -> bytes:
    """Return the output as the checker sees it: equal for outputs that differ only in what is not compared."""
    text = output.decode("utf-8", "surrogateescape")
    lines = [" ".join(_tokens(line, as_list=True)) for line in _lines(text)]
    return "".join(line + "\n" for line in lines).encode("utf-8", "surrogateescape")
