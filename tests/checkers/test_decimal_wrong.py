"""Wrong answers: numbers and words that are not the answer's, and which reason is named."""

from collections.abc import Callable

import pytest

from judge import messages
from judge.model import CheckResult, Match

Compare = Callable[..., CheckResult]


@pytest.mark.parametrize("number", ["1", "0", "0.00", "1.00", "-1.50", "1e400"])
@pytest.mark.parametrize("word", ["nan", "NaN", "-nan", "+nan", "NAN"])
def test_nan_is_never_a_right_number(compare: Compare, number: str, word: str) -> None:
    result = compare(f"{number}\n", f"{word}\n")
    assert (result.match, result.reason) == (Match.DIFFERENT, "check.nan")


@pytest.mark.parametrize("number", ["1", "0.00", "1e400", "9" * 400])
@pytest.mark.parametrize("word", ["inf", "-inf", "+inf", "Inf", "INF", "Infinity", "-infinity"])
def test_infinity_is_never_a_right_number(compare: Compare, number: str, word: str) -> None:
    result = compare(f"{number}\n", f"{word}\n")
    assert (result.match, result.reason) == (Match.DIFFERENT, "check.infinite")


@pytest.mark.parametrize(
    ("answer", "output", "match"),
    [
        ("nan", "nan", Match.SAME),
        ("nan", "NaN", Match.DIFFERENT),
        ("nan", "-nan", Match.DIFFERENT),
        ("nan", "0", Match.DIFFERENT),
        ("inf", "inf", Match.SAME),
        ("-inf", "-inf", Match.SAME),
        ("inf", "-inf", Match.DIFFERENT),
        ("inf", "+inf", Match.DIFFERENT),
        ("inf", "Infinity", Match.DIFFERENT),
        ("inf", "1e400", Match.DIFFERENT),
        ("inf", "1e9999", Match.DIFFERENT),
    ],
)
def test_nan_and_inf_of_the_answer_are_words(
    compare: Compare, answer: str, output: str, match: Match
) -> None:
    assert compare(f"{answer} 1.00", f"{answer} 1.00 ").match is Match.SAME
    assert compare(f"{answer} 1.00", f"{output} 1.00 ").match is match


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        pytest.param("10", "1_0", id="underscore"),
        pytest.param("16", "0x10", id="hexadecimal"),
        pytest.param("8", "0o10", id="octal"),
        pytest.param("1.00", "1.00_0", id="underscore among decimals"),
        pytest.param("1.00", "0x1p0", id="hexadecimal float"),
        pytest.param("1.0", "1d0", id="Fortran exponent"),
        pytest.param("1.50", "1,50", id="decimal comma"),
        pytest.param("1", "1j", id="imaginary"),
        pytest.param("1", "1L", id="Python 2 long"),
        pytest.param("1.00", "1.00f", id="C suffix"),
        pytest.param("0.50", "1/2", id="fraction"),
        pytest.param("12", "١٢", id="Arabic-Indic digits"),
        pytest.param("12", "１２", id="full-width digits"),
        pytest.param("1.50", "१.५०", id="Devanagari digits"),
        pytest.param("-1", "\u22121", id="minus sign of typesetters"),
        pytest.param("1", "--1", id="two signs"),
        pytest.param("-1", "+-1", id="plus and minus"),
        pytest.param("1", "1e", id="exponent without digits"),
        pytest.param("0.00", ".", id="a point alone"),
        pytest.param("0", "-", id="a sign alone"),
        pytest.param("1", "True", id="truth value"),
        pytest.param("0", "None", id="None"),
        pytest.param("1.00", "\x1b[32m1.00", id="colour"),
        pytest.param("1.00", "1.00\x1b[0m", id="end of colour"),
        pytest.param("1.00", "1.00\u200b", id="zero-width space"),
        pytest.param("1.00", "\u202e00.1", id="right-to-left override"),
        pytest.param("1", "\x08" + "1", id="backspace"),
    ],
)
def test_what_is_not_in_the_grammar_is_not_a_number(compare: Compare, answer: str, output: str) -> None:
    result = compare(f"{answer}\n", f"{output}\n")
    assert (result.match, result.reason) == (Match.DIFFERENT, "check.word-for-number")


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        ("ERR", "Err"),
        ("ERR", "err"),
        ("ERR", "ERR."),
        ("ERR", "ERR:"),
        ("ERR", "0"),
        ("ERR", "ERROR"),
        ("[MASK]", "MASK"),
        ("[MASK]", "[mask]"),
        ("[MASK]", "[MASK"),
        ("[MASK]", "[PAD]"),
        ("[MASK]", "(MASK)"),
        ("'s", "s"),
        ("1a", "1b"),
        ("1_0", "10"),
        ("1_0", "1_00"),
        ("0x10", "0x010"),
        ("q1", "q1.0"),
        ("\u00e9", "e\u0301"),  # é as one character or as two
        ("ERR", "\u0415RR"),  # a Cyrillic letter
    ],
)
def test_words_must_match_exactly(compare: Compare, answer: str, output: str) -> None:
    assert compare(f"{answer} 1\n", f"{answer}  1\n").match is Match.SAME
    result = compare(f"{answer} 1\n", f"{output} 1\n")
    assert (result.match, result.reason) == (Match.DIFFERENT, "check.wrong-word")


@pytest.mark.parametrize(
    ("answer", "output", "reason", "details"),
    [
        pytest.param("1.00", "1.01", "check.wrong-number", {}, id="another decimal"),
        pytest.param("1", "2", "check.wrong-number", {}, id="another integer"),
        pytest.param("0.01", "-0.01", "check.wrong-number", {}, id="another sign"),
        pytest.param(
            "1 2\n3", "1\n4", "check.token-count", {"line": 1, "expected": 2, "found": 1}, id="fewer"
        ),
        pytest.param(
            "1\n2\n3", "1\n2 2 2\n3", "check.token-count", {"line": 2, "expected": 1, "found": 3}, id="more"
        ),
        pytest.param(
            "1\n\n3", "1\n2\n3", "check.token-count", {"line": 2, "expected": 0, "found": 1}, id="not blank"
        ),
        pytest.param("1\n2 3\n4", "1\n9", "check.line-count", {"expected": 3, "found": 2}, id="fewer lines"),
        pytest.param("1\n2", "1\n9 9\n3", "check.line-count", {"expected": 2, "found": 3}, id="more lines"),
        pytest.param("", "1", "check.line-count", {"expected": 0, "found": 1}, id="more lines than none"),
        pytest.param("1 2", "Answer 1", "check.word-for-number", {}, id="text"),
        pytest.param("1 2 3 4 5", "[1 2 ... 5]", "check.summarised", {}, id="summarised row"),
        pytest.param("1 2\n" * 5, "[[1 2]\n ...\n [1 2]]", "check.summarised", {}, id="summarised rows"),
        pytest.param("[1, 2, 3, 4]", "[1 2 ... 4]", "check.summarised", {}, id="summarised for a list"),
    ],
)
def test_each_reason_of_a_wrong_answer(
    compare: Compare, answer: str, output: str, reason: str, details: dict[str, int]
) -> None:
    result = compare(answer, output)
    assert (result.match, result.reason, result.details) == (Match.DIFFERENT, reason, details)


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        ("1 2 3 4 5", "[1, 2, ..., 5]"),
        ("1 2 3 4 5", "array([1, 2, ..., 5])"),
        ("1 2\n" * 5, "[[1, 2],\n ...,\n [1, 2]]"),
        ("[1, 2, 3, 4, 5]", "[1, 2, ..., 5]"),
    ],
)
def test_a_summary_with_commas_is_recognised(compare: Compare, answer: str, output: str) -> None:
    result = compare(answer, output)
    assert (result.match, result.reason) == (Match.DIFFERENT, "check.summarised")


def test_an_ellipsis_that_the_answer_has_is_no_summary(compare: Compare) -> None:
    assert compare("the end ... 1", "the end ... 2").reason == "check.wrong-number"


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        ("1.00 2.00", "[nan nan]"),
        ("1.00 2.00\n3.00 4.00", "[[nan 2.]\n [3. 4.]]"),
        ("1.00", "np.float64(nan)"),
    ],
)
def test_nan_is_recognised_in_a_printed_array(compare: Compare, answer: str, output: str) -> None:
    result = compare(answer, output)
    assert (result.match, result.reason) == (Match.DIFFERENT, "check.nan")


@pytest.mark.parametrize(
    ("answer", "output", "reason"),
    [
        pytest.param("1 2 3", "1 nan ...", "check.summarised", id="a summary before nan"),
        pytest.param("1 2\n3", "9 ... 2", "check.summarised", id="a summary before the number of lines"),
        pytest.param("1 2 3", "1 nan", "check.nan", id="nan before the number of tokens"),
        pytest.param("1\n2\n3", "nan", "check.nan", id="nan before the number of lines"),
        pytest.param("1 2 3", "inf 2", "check.infinite", id="inf before the number of tokens"),
        pytest.param("1 2 3", "9 nan 3", "check.wrong-number", id="only the first wrong token counts"),
        pytest.param("0.50 2.00", "0.5 nan", "check.nan", id="respelt tokens are passed over"),
        pytest.param("1\n2 3", "9", "check.line-count", id="number of lines before a number"),
        pytest.param("1 2\n3", "x", "check.word-for-number", id="a word before the number of lines"),
        pytest.param("1 2\n3", "1\n4", "check.token-count", id="the first line that differs"),
        pytest.param("1 2 3", "9 2", "check.token-count", id="number of tokens before a number"),
        pytest.param("1 2", "x 9", "check.word-for-number", id="the first of two wrong tokens"),
        pytest.param("ERR 2", "err 9", "check.wrong-word", id="the first of two wrong tokens is a word"),
        pytest.param("1.00\n", "nan\0\n", "check.nul", id="NUL before all else"),
        pytest.param("1.00\n", b"...\xff\n", "check.not-utf8", id="not UTF-8 before all else"),
        pytest.param("1.00\n", "\0\n", "check.nul", id="NUL is not nothing"),
    ],
)
def test_which_of_several_reasons_is_named(
    compare: Compare, answer: str, output: str | bytes, reason: str
) -> None:
    result = compare(answer, output)
    assert (result.match, result.reason) == (Match.DIFFERENT, reason)


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize(
    ("answer", "output"),
    [
        ("0.00", "-0.00"),
        ("0.50", "0.5"),
        ("0.50", "0.500"),
        ("0.50", "5e-1"),
        ("5", "5.0"),
        ("5", "+5"),
        ("5", "[5]"),
        ("5", "np.int64(5)"),
        ("5", "\n5"),
        ("5", ""),
        ("5", "\0"),
        ("5", b"\xff"),
        ("5", "..."),
        ("5", "nan"),
        ("5", "inf"),
        ("5", "5\n5"),
        ("5 6", "5"),
        ("5\n6", "7 8\n9 1"),
        ("5 6\n7", "6\n8"),
        ("5\n6 7", "8"),
        ("x", "y"),
        ("5", "x"),
        ("5", "6"),
    ],
)
def test_every_reason_has_a_message(
    compare: Compare, answer: str, output: str | bytes, language: str
) -> None:
    result = compare(answer, output)
    assert result.reason is not None
    assert "{" not in messages.text(language, result.reason, **result.details)
