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

from judge.checkers.excerpts import printable
from judge.checkers.layout import TOKEN, Tokens, answer_tokens
from judge.checkers.mismatch import first_mismatch
from judge.checkers.presentation import presentation_reason
from judge.checkers.wrong import wrong_reason
from judge.model import CheckerSpec, CheckResult, Difference, Match, TestCase, Tie


def check_decimal(output: bytes, case: TestCase, spec: CheckerSpec) -> CheckResult:
    """Compare `output` with the answer of `case` as described above. Never raises, whatever the bytes."""
    if output == case.answer:
        return CheckResult(Match.SAME)
    text = output.decode("utf-8", "surrogateescape")
    if unprintable := _not_text(text):
        return unprintable
    expected = answer_tokens(case.answer.decode("utf-8"))
    found = Tokens(text, expected.as_list)
    ties = {(tie.line - 1, tie.token - 1): tie.spelling for tie in case.ties}

    place, used = first_mismatch(found, expected, ties, exact=True)
    if place is None:
        return CheckResult(Match.SAME, ties_used=tuple(Tie(i + 1, j + 1, ties[i, j]) for i, j in used))
    if not found.count_lines():
        return CheckResult(Match.DIFFERENT, "check.no-output")
    if reason := presentation_reason(place.line, found, expected, ties):
        return CheckResult(Match.PRESENTATION, reason, place.in_output(found))

    wrong_place, _ = first_mismatch(found, expected, ties, exact=False)
    reason, details, place = wrong_reason(wrong_place or place, found, expected, ties)
    return CheckResult(Match.DIFFERENT, reason, place.in_output(found), details)


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
