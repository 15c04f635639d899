"""Bytes that are no text: refused, shown safely, never a reason to fail."""

from collections.abc import Callable

import pytest

from judge.model import CheckResult, Difference, Match

Compare = Callable[..., CheckResult]


@pytest.mark.parametrize(
    ("output", "difference"),
    [
        pytest.param(b"1.00\0\n", Difference(1, 5, 1, None, r"\x00\x0a"), id="behind the answer"),
        pytest.param(b"1.00\n\0", Difference(2, 1, 1, None, r"\x00"), id="on a line of its own"),
        pytest.param(b"\0", Difference(1, 1, 1, None, r"\x00"), id="alone"),
        pytest.param(b"1.00 2.00\n3 \0 4", Difference(2, 3, 2, None, r"\x00 4"), id="as a token"),
        pytest.param(b"  1 2\0", Difference(1, 6, 2, None, r"\x00"), id="at the end of a token"),
        pytest.param(
            b"1\0\0" + b"2" * 50, Difference(1, 2, 1, None, r"\x00\x00" + "2" * 18), id="only the beginning"
        ),
        pytest.param(b"1\0\xff", Difference(1, 2, 1, None, r"\x00\xff"), id="NUL before a byte of no text"),
    ],
)
def test_a_nul_byte_is_wrong_and_shown_with_its_place(
    compare: Compare, output: bytes, difference: Difference
) -> None:
    assert compare("1.00\n", output) == CheckResult(Match.DIFFERENT, "check.nul", difference)


@pytest.mark.parametrize(
    ("output", "difference"),
    [
        pytest.param(b"\xff", Difference(1, 1, 1, None, r"\xff"), id="a byte that no text has"),
        pytest.param(b"1.00\n2 \xe9t\xe9", Difference(2, 3, 2, None, r"\xe9t\xe9"), id="Latin-1"),
        pytest.param(b"\xff\xfe1\0", Difference(1, 1, 1, None, r"\xff\xfe1\x00"), id="UTF-16"),
        pytest.param(b"1\xc0\x80", Difference(1, 2, 1, None, r"\xc0\x80"), id="overlong NUL"),
        pytest.param(b"\xed\xa0\x80", Difference(1, 1, 1, None, r"\xed\xa0\x80"), id="a surrogate"),
        pytest.param(b"\xf4\x90\x80\x80", Difference(1, 1, 1, None, r"\xf4\x90\x80\x80"), id="too large"),
        pytest.param(b"1 \xe2\x80", Difference(1, 3, 2, None, r"\xe2\x80"), id="cut within a character"),
        pytest.param(
            "’’ ".encode() + b"\x80", Difference(1, 4, 2, None, r"\x80"), id="columns are characters"
        ),
        pytest.param(b"\xff\0", Difference(1, 1, 1, None, r"\xff\x00"), id="a byte of no text before NUL"),
    ],
)
def test_bytes_that_are_not_utf8_are_wrong_and_shown_with_their_place(
    compare: Compare, output: bytes, difference: Difference
) -> None:
    assert compare("1.00\n", output) == CheckResult(Match.DIFFERENT, "check.not-utf8", difference)


def test_right_text_does_not_excuse_a_nul_behind_the_last_line(compare: Compare) -> None:
    assert compare("1.00\n", b"1.00\n\n\n\0").match is Match.DIFFERENT
    assert compare("1.00\n", b"1.00\n" + b"\n" * 1000 + b"\xff").match is Match.DIFFERENT


@pytest.mark.parametrize(
    ("output", "found"),
    [
        pytest.param("\x1b[2J\x1b[31m1", r"\x1b[2J\x1b[31m1", id="terminal escapes"),
        pytest.param("\x9b31m1", r"\x9b31m1", id="terminal escapes in one byte"),
        pytest.param("\ufeff1", r"\ufeff1", id="byte order mark"),
        pytest.param("\u202e1", r"\u202e1", id="right-to-left override"),
        pytest.param("\u200f1\u200e", r"\u200f1\u200e", id="right-to-left and left-to-right marks"),
        pytest.param("\u20671\u2069", r"\u20671\u2069", id="right-to-left isolate"),
        pytest.param("1\u200b", r"1\u200b", id="zero-width space"),
        pytest.param("1\u2028", r"1\u2028", id="line separator"),
        pytest.param("\a1\b\x7f", r"\x071\x08\x7f", id="control characters"),
        pytest.param("1\f\v", r"1\x0c\x0b", id="form feed and vertical tab"),
        pytest.param("1\r2", r"1\x0d2", id="CR alone"),
        pytest.param("1\xa0\u3000", r"1\xa0\u3000", id="blanks that are none"),
        pytest.param("1\U000e0041", r"1\U000e0041", id="tag characters"),
        pytest.param("1\ue000\uffff", r"1\ue000\uffff", id="no characters at all"),
        pytest.param("注意力", "注意力", id="other scripts are shown"),
        pytest.param("'s", "'s", id="plain text is shown as it is"),
    ],
)
def test_an_excerpt_holds_nothing_that_acts_on_a_terminal(compare: Compare, output: str, found: str) -> None:
    result = compare("1.00\n", output + "\n")
    assert result.match is Match.DIFFERENT
    assert result.difference is not None
    assert result.difference.found == found


@pytest.mark.parametrize(
    ("output", "found"),
    [
        ("7" * 40, "7" * 40),
        ("7" * 41, "7" * 40 + "…"),
        ("7" * 5000, "7" * 40 + "…"),
        ("x" * 39 + "’" * 100, "x" * 39 + "’…"),
        ("x" * 40 + "\x1b", "x" * 40 + "…"),
    ],
)
def test_a_long_token_is_cut_between_characters(compare: Compare, output: str, found: str) -> None:
    result = compare("1.00\n", output)
    assert result.match is Match.DIFFERENT
    assert result.difference is not None
    assert result.difference.found == found


@pytest.mark.parametrize(
    ("answer", "output", "match"),
    [
        pytest.param("8" * 5000, "8" * 5000 + " ", Match.SAME, id="equal"),
        pytest.param("8" * 5000, "8" * 4999 + "7", Match.DIFFERENT, id="the last digit differs"),
        pytest.param("8" * 5000, "8" * 4999, Match.DIFFERENT, id="a digit fewer"),
        pytest.param("8" * 300, "8" * 299 + "7", Match.DIFFERENT, id="the last of 300 digits differs"),
        pytest.param("8" * 300, "8" * 300 + ".0", Match.PRESENTATION, id="300 digits and a decimal"),
        pytest.param("1.00", "0" * 5000 + "2.00", Match.DIFFERENT, id="5000 leading zeros"),
        pytest.param("1.00", "1." + "9" * 5000, Match.DIFFERENT, id="5000 decimals"),
        pytest.param("1.00", "1e400", Match.DIFFERENT, id="beyond floats"),
        pytest.param("0.00", "1e-400", Match.PRESENTATION, id="too small for floats"),
        pytest.param("1.00", "1e99999", Match.DIFFERENT, id="exponent of five digits"),
        pytest.param("0.01", "1e-99999", Match.DIFFERENT, id="negative exponent of five digits"),
        pytest.param("1.00", "1e" + "9" * 5000, Match.DIFFERENT, id="exponent of 5000 digits"),
        pytest.param("1e400", "1e400 ", Match.SAME, id="beyond floats in both"),
        pytest.param("1e400", "1e401", Match.DIFFERENT, id="two numbers beyond floats"),
        pytest.param("1e400", "2e400", Match.DIFFERENT, id="two numbers beyond floats, no infinities"),
    ],
)
def test_huge_tokens(compare: Compare, answer: str, output: str, match: Match) -> None:
    assert compare(answer, output).match is match
