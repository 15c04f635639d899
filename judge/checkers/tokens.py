"""The `tokens` checker: what the default output validator of ICPC packages accepts.

Output and answer are split at the six blanks of ASCII and compared token by token, in order. Where a tolerance is
given, a number of the answer asks for a number that is within it, absolutely or relative to the answer; exactly at
it is within. All other tokens are compared as text, in which capitals count if `case_sensitive`: so are numbers where
no tolerance is given, and always nan, inf and whatever else is not in the grammar of `numbers`. A line break is a
blank like any other, and blanks count if `space_change_sensitive`: then each must be the answer's.

There are no presentation errors: an output is accepted or wrong.
"""

import re
from collections.abc import Mapping
from itertools import zip_longest

from judge.checkers.excerpts import printable
from judge.checkers.numbers import INFINITE, NOT_A_NUMBER, difference, is_close, parse
from judge.model import CheckerSpec, CheckResult, Difference, Match, TestCase

# Of bytes, so that nothing but blank, tab, LF, CR, vertical tab and form feed is a blank.
TOKEN = re.compile(rb"\S+")
TOKEN_OR_BLANKS = re.compile(rb"\S+|\s+")

Part = re.Match[bytes] | None  # of an output or an answer, where it stands; None: behind the last


def check_tokens(output: bytes, case: TestCase, spec: CheckerSpec) -> CheckResult:
    """Compare `output` with the answer of `case` as described above. Never raises, whatever the bytes."""
    if output == case.answer:
        return CheckResult(Match.SAME)
    if place := _first_mismatch(TOKEN, output, case.answer, spec):
        reason, details = _reason(*place, output, case.answer, spec)
        return CheckResult(Match.DIFFERENT, reason, _difference(*place, output), details)
    if spec.space_change_sensitive and (place := _first_mismatch(TOKEN_OR_BLANKS, output, case.answer, spec)):
        return CheckResult(Match.DIFFERENT, "tokens.blanks", _difference(*place, output))
    return CheckResult(Match.SAME)


def _first_mismatch(
    pattern: re.Pattern[bytes], output: bytes, answer: bytes, spec: CheckerSpec
) -> tuple[Part, Part] | None:
    for found, right in zip_longest(pattern.finditer(output), pattern.finditer(answer)):
        if found is None or right is None or not _is_right(found[0], right[0], spec):
            return found, right
    return None


def _is_right(found: bytes, right: bytes, spec: CheckerSpec) -> bool:
    if found == right:
        return True
    absolute, relative = spec.float_absolute_tolerance, spec.float_relative_tolerance
    answer = None if absolute is relative is None else parse(_text(right))
    if answer is not None:
        value = parse(_text(found))
        return value is not None and is_close(value, answer, absolute, relative)
    return not spec.case_sensitive and found.lower() == right.lower()  # of bytes: the letters of ASCII alone


def _text(part: bytes) -> str:
    return part.decode("utf-8", "surrogateescape")


def _reason(
    found: Part, right: Part, output: bytes, answer: bytes, spec: CheckerSpec
) -> tuple[str, Mapping[str, str | int]]:
    """Return why the output is wrong, with details; `found` and `right` are the first tokens that differ."""
    if found is None:
        if not TOKEN.search(output):
            return "check.no-output", {}
        return "tokens.missing", {"items": _count(answer) - _count(output)}
    token = _text(found[0])
    if "\0" in token:
        return "check.nul", {}
    if not token.isascii() and re.search("[\udc80-\udcff]", token):
        return "check.not-utf8", {}
    if right is None:
        return "tokens.extra", {"items": _count(output) - _count(answer)}
    if parse(_text(right[0])) is not None:
        return _reason_of_number(token, spec)
    differs_in_capitals = found[0].lower() == right[0].lower()
    return "tokens.capitals" if differs_in_capitals else "check.wrong-word", {}


def _reason_of_number(token: str, spec: CheckerSpec) -> tuple[str, Mapping[str, str | int]]:
    """Return why `token` is not right in place of a number."""
    if NOT_A_NUMBER.fullmatch(token):
        return "check.nan", {}
    if INFINITE.fullmatch(token):
        return "check.infinite", {}
    if parse(token) is None:
        return "check.word-for-number", {}
    absolute, relative = spec.float_absolute_tolerance, spec.float_relative_tolerance
    if absolute is not None and relative is not None:
        return "tokens.beyond-both", {"absolute": f"{absolute:g}", "relative": f"{relative:g}"}
    if absolute is not None:
        return "tokens.beyond-absolute", {"absolute": f"{absolute:g}"}
    if relative is not None:
        return "tokens.beyond-relative", {"relative": f"{relative:g}"}
    return "tokens.number-as-text", {}


def _count(text: bytes) -> int:
    return sum(1 for _ in TOKEN.finditer(text))


def _difference(found: Part, right: Part, output: bytes) -> Difference:
    """Describe a place in the output; where nothing is left, it is behind the last token."""
    at = len(output.rstrip()) if found is None else found.start()
    line_start = output.rfind(b"\n", 0, at) + 1
    token, expected = (None if part is None else _text(part[0]) for part in (found, right))
    return Difference(
        line=output.count(b"\n", 0, at) + 1,
        column=len(_text(output[line_start:at])) + 1,
        token=_count(output[line_start:at]) + 1,
        expected=None if expected is None else printable(expected),
        found=None if token is None else printable(token),
        error=None if token is None or expected is None else difference(token, expected),
    )
