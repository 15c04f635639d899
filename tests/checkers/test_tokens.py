"""The `tokens` checker: numbers within a tolerance, all else as text, and why an output is wrong."""

from collections.abc import Callable

import pytest

from judge import messages
from judge.model import CheckResult, Difference, Match

Compare = Callable[..., CheckResult]

EITHER = {"float_absolute_tolerance": 1e-6, "float_relative_tolerance": 1e-6}
EXACT_VALUE = {"float_absolute_tolerance": 0.0}


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        pytest.param("1 2\n3\n", "1 2\n3\n", id="the answer itself"),
        pytest.param("1 2\n3\n", "1 2 3", id="on one line"),
        pytest.param("1 2 3", "\n1\n\n2\r\n3\r\n\n", id="on many lines"),
        pytest.param("1 2 3", "1\t2\v\f3", id="every blank of ASCII"),
        pytest.param("", " \n\t", id="no token at all"),
        pytest.param("Yes NO", "yes no", id="capitals"),
        pytest.param("ÉTÉ", "Été".replace("é", "É").replace("t", "T"), id="capitals beside other letters"),
    ],
)
def test_blanks_and_capitals_do_not_matter_unless_told(
    compare_tokens: Compare, answer: str, output: str
) -> None:
    assert compare_tokens(answer, output) == CheckResult(Match.SAME)


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        pytest.param("a b", "ab", id="words run together"),
        pytest.param("ab", "a b", id="a word torn apart"),
        pytest.param("1 2", "1\xa02", id="a no-break space is no blank"),
        pytest.param("1 2", "1\u30002", id="an ideographic space is no blank"),
        pytest.param("1 2", "1\x1c2", id="a file separator is no blank"),
        pytest.param("1 2", "1\x852", id="NEL is no blank"),
        pytest.param("é", "É", id="capitals beyond ASCII"),
        pytest.param("ss", "ß", id="letters that are two in capitals"),
        pytest.param("k", "\u212a", id="the Kelvin sign, whose small letter is k"),
        pytest.param("1", "\ufeff1", id="a byte order mark"),
        pytest.param("1", "1\x1b[0m", id="colour"),
    ],
)
def test_only_ascii_has_blanks_and_capitals(compare_tokens: Compare, answer: str, output: str) -> None:
    assert compare_tokens(answer, output).match is Match.DIFFERENT


@pytest.mark.parametrize("output", ["yes", "YES", "yeS"])
def test_capitals_matter_where_they_are_said_to(compare_tokens: Compare, output: str) -> None:
    assert compare_tokens("Yes", "Yes ", case_sensitive=True).match is Match.SAME
    result = compare_tokens("Yes", output, case_sensitive=True)
    assert (result.match, result.reason) == (Match.DIFFERENT, "tokens.capitals")


def test_the_exponent_of_a_number_is_written_with_either_letter(compare_tokens: Compare) -> None:
    assert compare_tokens("1e2", "1E2", case_sensitive=True, **EITHER).match is Match.SAME
    assert compare_tokens("1e2", "1E2", case_sensitive=True).match is Match.DIFFERENT


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        pytest.param("1 2\n", "1  2\n", id="two blanks for one"),
        pytest.param("1 2\n", "1\t2\n", id="a tab for a blank"),
        pytest.param("1 2\n", "1\n2\n", id="a line break for a blank"),
        pytest.param("1 2\n", "1 2", id="no newline at the end"),
        pytest.param("1 2", "1 2\n", id="a newline at the end"),
        pytest.param("1 2\n", " 1 2\n", id="a blank at the start"),
        pytest.param(" *\n", "*\n", id="no blank at the start"),
        pytest.param("1 2\n", "1 2\r\n", id="CR before LF"),
        pytest.param("", "\n", id="a blank for nothing"),
        pytest.param("\n", "", id="nothing for a blank"),
    ],
)
def test_every_blank_matters_where_they_are_said_to(
    compare_tokens: Compare, answer: str, output: str
) -> None:
    assert compare_tokens(answer, output).match is Match.SAME
    result = compare_tokens(answer, output, space_change_sensitive=True)
    assert (result.match, result.reason) == (Match.DIFFERENT, "tokens.blanks")


def test_strict_blanks_leave_the_tolerance_as_it_is(compare_tokens: Compare) -> None:
    rules = {"space_change_sensitive": True, **EITHER}
    assert compare_tokens("1.5 A\n", "1.5000001 a\n", **rules).match is Match.SAME
    assert compare_tokens("1.5 A\n", "1.5000001\ta\n", **rules).reason == "tokens.blanks"
    assert compare_tokens("1.5 A\n", "1.6\ta\n", **rules).reason == "tokens.beyond-both"


@pytest.mark.parametrize(
    ("answer", "output", "rules", "accepted"),
    [
        # the edge belongs to the tolerance, and no float is rounded on the way there
        ("0", "1e-6", {"float_absolute_tolerance": 1e-6}, True),
        ("0", "-0.000001", {"float_absolute_tolerance": 1e-6}, True),
        ("0", "0.0000010000000000000000001", {"float_absolute_tolerance": 1e-6}, False),
        ("0.3", "0.4", {"float_absolute_tolerance": 0.1}, True),  # 0.10000000000000003 in floats
        ("0.3", "0.2", {"float_absolute_tolerance": 0.1}, True),
        ("1e17", "100000000000000001", {"float_absolute_tolerance": 0.5}, False),  # equal as floats
        ("100", "101", {"float_relative_tolerance": 0.01}, True),
        ("100", "99", {"float_relative_tolerance": 0.01}, True),
        ("-100", "-101", {"float_relative_tolerance": 0.01}, True),
        ("-100", "-101.00000000000000000001", {"float_relative_tolerance": 0.01}, False),
        ("100", "101.02", {"float_relative_tolerance": 0.01}, False),  # of the answer, not of the output
        ("1.1", "1.111", {"float_relative_tolerance": 0.01}, True),
        # either is enough
        (
            "1000000000",
            "1000000999",
            {"float_absolute_tolerance": 1e-6, "float_relative_tolerance": 1e-6},
            True,
        ),
        ("1e-9", "2e-9", {"float_absolute_tolerance": 1e-6, "float_relative_tolerance": 1e-6}, True),
        ("1e-9", "2e-9", {"float_relative_tolerance": 1e-6}, False),
        ("1000000000", "1000000999", {"float_absolute_tolerance": 1e-6}, False),
        # a tolerance of nothing still compares values
        ("100", "1e2", {"float_absolute_tolerance": 0.0}, True),
        ("100", "1e2", {"float_relative_tolerance": 0.0}, True),
        ("0", "-0.0", {"float_relative_tolerance": 0.0}, True),
        ("0", "1e-4000", {"float_absolute_tolerance": 0.0}, False),
        ("0", "1e-9", {"float_relative_tolerance": 0.5}, False),
        ("1e400", "1.1e400", {"float_relative_tolerance": 0.1}, True),
        ("1e400", "1.2e400", {"float_relative_tolerance": 0.1}, False),
        ("1e400", "2e400", {"float_absolute_tolerance": 1e300}, False),
        # 34 digits are read
        ("100", "100." + "0" * 40 + "1", {"float_absolute_tolerance": 0.0}, True),
        ("100", "100." + "0" * 30 + "1", {"float_absolute_tolerance": 0.0}, False),
        # integers are numbers as any other
        ("1000000", "1000001", {"float_absolute_tolerance": 1e-6, "float_relative_tolerance": 1e-6}, True),
    ],
)
def test_the_edges_of_the_tolerances(
    compare_tokens: Compare, answer: str, output: str, rules: dict[str, float], accepted: bool
) -> None:
    assert (compare_tokens(answer, output, **rules).match is Match.SAME) == accepted


@pytest.mark.parametrize(
    "spelling",
    [
        *["2.5", "+2.5", "02.5", "2.50", "25e-1", "25E-1", "0.25e1", "0.25e+1", ".25e01", "250.e-2"],
        "2." + "5".ljust(300, "0"),
        "2.5e" + "0" * 60,
        "0" * 60 + "2.5",
    ],
)
def test_a_number_may_be_spelt_in_any_way(compare_tokens: Compare, spelling: str) -> None:
    assert compare_tokens("2.5", spelling, **EXACT_VALUE).match is Match.SAME
    assert compare_tokens(spelling, "2.5", **EXACT_VALUE).match is Match.SAME
    if spelling != "2.5":
        assert compare_tokens("2.5", spelling).reason == "tokens.number-as-text"


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        pytest.param("10", "1_0", id="underscore"),
        pytest.param("16", "0x10", id="hexadecimal"),
        pytest.param("0.5", "0,5", id="decimal comma"),
        pytest.param("12", "１２", id="full-width digits"),
        pytest.param("12", "١٢", id="Arabic-Indic digits"),
        pytest.param("-1", "\u22121", id="the minus sign of typesetters"),
        pytest.param("1", "1d0", id="Fortran exponent"),
        pytest.param("1", "1e", id="an exponent without digits"),
        pytest.param("1", "1e0.0", id="an exponent that is no integer"),
        pytest.param("1", "1..", id="two points"),
        pytest.param("1", "--1", id="two signs"),
        pytest.param("0", ".", id="a point alone"),
        pytest.param("0", "-", id="a sign alone"),
        pytest.param("1", "1e99999", id="an exponent of five digits"),
        pytest.param("1", "1" * 500, id="more than 400 digits"),
        pytest.param("1 2", "[1, 2]", id="a printed list"),
    ],
)
def test_what_is_not_in_the_grammar_is_no_number(compare_tokens: Compare, answer: str, output: str) -> None:
    rules = {"float_absolute_tolerance": 1e9, "float_relative_tolerance": 1e9}
    result = compare_tokens(answer, output, **rules)
    assert (result.match, result.reason) == (Match.DIFFERENT, "check.word-for-number")
    assert compare_tokens(output, output + "\n", **rules).match is Match.SAME


@pytest.mark.parametrize(
    ("answer", "output", "reason"),
    [
        ("1", "nan", "check.nan"),
        ("1", "-NaN", "check.nan"),
        ("0", "inf", "check.infinite"),
        ("0", "-Infinity", "check.infinite"),
        ("1e400", "inf", "check.infinite"),
        ("nan", "0", "check.wrong-word"),
        ("nan", "-nan", "check.wrong-word"),
        ("nan", "inf", "check.wrong-word"),
        ("inf", "-inf", "check.wrong-word"),
        ("inf", "infinity", "check.wrong-word"),
        ("inf", "1e400", "check.wrong-word"),
        ("inf", "1e9999", "check.wrong-word"),
    ],
)
def test_nan_and_inf_are_words_and_no_numbers(
    compare_tokens: Compare, answer: str, output: str, reason: str
) -> None:
    rules = {"float_absolute_tolerance": 1e300, "float_relative_tolerance": 1e300}
    result = compare_tokens(answer, output, **rules)
    assert (result.match, result.reason) == (Match.DIFFERENT, reason)
    assert compare_tokens(answer, answer + "\n", **rules).match is Match.SAME


def test_nan_and_inf_of_the_answer_are_compared_like_words(compare_tokens: Compare) -> None:
    assert compare_tokens("nan -inf", "NaN -INF", **EITHER).match is Match.SAME
    assert compare_tokens("nan -inf", "NaN -INF", case_sensitive=True, **EITHER).match is Match.DIFFERENT


@pytest.mark.parametrize(
    ("answer", "output", "rules", "reason", "details"),
    [
        pytest.param("1", "", {}, "check.no-output", {}, id="nothing"),
        pytest.param("1", " \n", {"space_change_sensitive": True}, "check.no-output", {}, id="only blanks"),
        pytest.param("1 2 3", "1", {}, "tokens.missing", {"items": 2}, id="tokens missing"),
        pytest.param("1", "1 2 3", {}, "tokens.extra", {"items": 2}, id="tokens too many"),
        pytest.param("", "x", {}, "tokens.extra", {"items": 1}, id="something for nothing"),
        pytest.param("1", "2", {}, "tokens.number-as-text", {}, id="another number"),
        pytest.param("0", "0.0", {}, "tokens.number-as-text", {}, id="the same number in other letters"),
        pytest.param(
            "1",
            "2",
            {"float_absolute_tolerance": 0.5},
            "tokens.beyond-absolute",
            {"absolute": "0.5"},
            id="absolute",
        ),
        pytest.param(
            "1",
            "2",
            {"float_relative_tolerance": 1e-9},
            "tokens.beyond-relative",
            {"relative": "1e-09"},
            id="relative",
        ),
        pytest.param(
            "1",
            "2",
            {"float_absolute_tolerance": 0.5, "float_relative_tolerance": 0.25},
            "tokens.beyond-both",
            {"absolute": "0.5", "relative": "0.25"},
            id="both",
        ),
        pytest.param("x", "y", {}, "check.wrong-word", {}, id="another word"),
        pytest.param("x", "1", EITHER, "check.wrong-word", {}, id="a number for a word"),
        pytest.param("x1", "x1.0", EITHER, "check.wrong-word", {}, id="a number within a word"),
        pytest.param("1", "x", EITHER, "check.word-for-number", {}, id="a word for a number"),
        pytest.param("1", "1x", EITHER, "check.word-for-number", {}, id="letters behind a number"),
        pytest.param("a", "a\0", {}, "check.nul", {}, id="NUL"),
        pytest.param("1", "1 \0", {}, "check.nul", {}, id="NUL as a token too many"),
        pytest.param("1", b"1\xff", {}, "check.not-utf8", {}, id="a byte of no text"),
        pytest.param("é", b"\xe9", {}, "check.not-utf8", {}, id="Latin-1"),
        pytest.param("1", b"\xff\0", {}, "check.nul", {}, id="NUL before bytes of no text"),
        pytest.param("Yes", "no", {"case_sensitive": True}, "check.wrong-word", {}, id="not only capitals"),
        pytest.param(
            "1 2", "1\n3", {"space_change_sensitive": True}, "tokens.number-as-text", {}, id="a token first"
        ),
    ],
)
def test_each_reason_of_a_wrong_answer(
    compare_tokens: Compare,
    answer: str,
    output: str | bytes,
    rules: dict[str, float | bool],
    reason: str,
    details: dict[str, int | str],
) -> None:
    result = compare_tokens(answer, output, **rules)
    assert (result.match, result.reason, result.details) == (Match.DIFFERENT, reason, details)
    for language in ("en", "zh"):
        assert "{" not in messages.text(language, reason, **details)


@pytest.mark.parametrize(
    ("answer", "output", "rules", "difference"),
    [
        pytest.param("1 2 3", "1 2 4", {}, Difference(1, 5, 3, "3", "4", 1.0), id="in the line"),
        pytest.param(
            "1 2 3", "1\n 2\t 4", {}, Difference(2, 5, 2, "3", "4", 1.0), id="in the line of the output"
        ),
        pytest.param("甲 1", "甲 2", {}, Difference(1, 3, 2, "1", "2", 1.0), id="columns are characters"),
        pytest.param(
            "1 2", "1 \n\n", {}, Difference(1, 2, 2, "2", None), id="missing: behind the last token"
        ),
        pytest.param("1", "1\n 2", {}, Difference(2, 2, 1, None, "2"), id="too many"),
        pytest.param("x", "7", {}, Difference(1, 1, 1, "x", "7"), id="no error where one is a word"),
        pytest.param("1.5", "1.75", EITHER, Difference(1, 1, 1, "1.5", "1.75", 0.25), id="how far off"),
        pytest.param("a", b"a\0\xff", {}, Difference(1, 1, 1, "a", r"a\x00\xff"), id="bytes of no text"),
        pytest.param("a", "\x1b[31m", {}, Difference(1, 1, 1, "a", r"\x1b[31m"), id="terminal escapes"),
        pytest.param("a", "b" * 90, {}, Difference(1, 1, 1, "a", "b" * 40 + "…"), id="a long token"),
        pytest.param(
            "1 2\n3",
            "1 2\r\n3",
            {"space_change_sensitive": True},
            Difference(1, 4, 3, r"\x0a", r"\x0d\x0a"),
            id="blanks",
        ),
        pytest.param(
            "1\n",
            "1",
            {"space_change_sensitive": True},
            Difference(1, 2, 2, r"\x0a", None),
            id="missing blanks",
        ),
    ],
)
def test_the_place_of_the_first_difference(
    compare_tokens: Compare,
    answer: str,
    output: str | bytes,
    rules: dict[str, float | bool],
    difference: Difference,
) -> None:
    assert compare_tokens(answer, output, **rules).difference == difference


def test_a_nul_byte_that_the_answer_has_is_right(compare_tokens: Compare) -> None:
    assert compare_tokens("a\0b 1", "A\0B  1").match is Match.SAME
