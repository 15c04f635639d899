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
from collections.abc import Mapping
from itertools import zip_longest

from judge.checkers.excerpts import printable
from judge.checkers.numbers import INFINITE, NOT_A_NUMBER, difference, is_numeric, parse
from judge.checkers.presentation import Ties, bare, is_right, is_summarised, presentation_reason
from judge.checkers.tokens import TOKEN, Tokens, answer_tokens, lines_of
from judge.model import CheckResult, Difference, Match, TestCase, Tie


def check_decimal(output: bytes, case: TestCase) -> CheckResult:
    """Compare `output` with the answer of `case` as described above. Never raises, whatever the bytes."""
    if output == case.answer:
        return CheckResult(Match.SAME)
    text = output.decode("utf-8", "surrogateescape")
    if unprintable := _not_text(text):
        return unprintable
    expected = answer_tokens(case.answer.decode("utf-8"))
    found = Tokens(lines_of(text), expected.as_list)
    ties = {(tie.line - 1, tie.token - 1): tie.spelling for tie in case.ties}

    place, used = _first_mismatch(found, expected, ties, exact=True)
    if place is None:
        return CheckResult(Match.SAME, ties_used=tuple(Tie(i + 1, j + 1, ties[i, j]) for i, j in used))
    if not any(found):
        return CheckResult(Match.DIFFERENT, "check.no-output")
    if reason := presentation_reason(text, expected, ties):
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
            elif exact or token is None or right is None or not is_right(token, right, ties.get((i, j))):
                return (i, j), used
    return None, used


def _token_at(place: tuple[int, int], tokens: Tokens) -> str | None:
    i, j = place
    return tokens[i][j] if i < len(tokens) and j < len(tokens[i]) else None


def _wrong_reason(
    place: tuple[int, int], found: Tokens, expected: Tokens
) -> tuple[str, Mapping[str, str | int]]:
    token, right = _token_at(place, found), _token_at(place, expected)
    if is_summarised(found) and not is_summarised(expected):
        return "check.summarised", {}
    if token is not None and right is not None:
        numbers, _ = bare(token)
        if any(map(NOT_A_NUMBER.fullmatch, numbers)):
            return "check.nan", {}
        if any(map(INFINITE.fullmatch, numbers)):
            return "check.infinite", {}
        if parse(right) is not None and numbers and not any(map(is_numeric, numbers)):
            return "check.word-for-number", {}
    if len(found) != len(expected):
        return "check.line-count", {"expected": len(expected), "found": len(found)}
    i, _ = place
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


def _difference(place: tuple[int, int], text: str, found: Tokens, expected: Tokens) -> Difference:
    """Describe the token at `place`, with its column in the output as it was printed."""
    i, j = place
    token, right = _token_at(place, found), _token_at(place, expected)
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
