"""What the `decimal` checker does not compare, and what of the layout it does."""

from collections.abc import Callable

import pytest

from judge.model import CheckResult, Match

Compare = Callable[..., CheckResult]

MATRIX = "1.00 2.00\n3.00 4.00\n"


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        pytest.param(MATRIX, MATRIX, id="the answer itself"),
        pytest.param(MATRIX, "1.00 2.00\n3.00 4.00", id="no newline at the end"),
        pytest.param("1.00 2.00\n3.00 4.00", MATRIX, id="no newline at the end of the answer"),
        pytest.param(MATRIX, "1.00 2.00\n3.00 4.00\n\n\n", id="blank lines at the end"),
        pytest.param(MATRIX, "1.00 2.00\n3.00 4.00\n \n\t\n  ", id="lines of blanks at the end"),
        pytest.param(MATRIX + "\n\n", "1.00 2.00\n3.00 4.00", id="blank lines at the end of the answer"),
        pytest.param(MATRIX, "1.00 2.00 \n3.00 4.00\t\n", id="blanks at the end of a line"),
        pytest.param("5 3 1\n2\n", "5 3 1 \n2\n", id="a blank at the end of an inner line"),
        pytest.param(MATRIX, "  1.00 2.00\n\t3.00 4.00\n", id="blanks at the start of a line"),
        pytest.param(MATRIX, "1.00   2.00\n3.00\t \t4.00\n", id="several blanks between tokens"),
        pytest.param("  *\n ***\n", "*\n***\n", id="blanks that the answer has"),
        pytest.param(MATRIX, "1.00 2.00\r\n3.00 4.00\r\n", id="CR before LF"),
        pytest.param("1.00 2.00\r\n3.00 4.00\r\n", MATRIX, id="CR before LF in the answer"),
        pytest.param(MATRIX, "1.00 2.00\r\n3.00 4.00\n", id="CR before some LF only"),
        pytest.param(MATRIX, "1.00 2.00 \r\n3.00 4.00\r", id="CR before LF and before the end"),
        pytest.param(MATRIX, "1.00 2.00\r\n3.00 4.00\r\n\r\n\r\n", id="CRLF blank lines at the end"),
        pytest.param("1\n\n2\n", "1\n\n2\n", id="an inner blank line"),
        pytest.param("1\n\n2\n", "1\n \t\r\n2\n", id="an inner line of blanks"),
        pytest.param("\n1\n", " \n1\n", id="a first line that is blank in the answer too"),
        pytest.param("thầu ao\n", "thầu  ao", id="words of any script"),
    ],
)
def test_layout_that_is_not_compared(compare: Compare, answer: str, output: str) -> None:
    assert compare(answer, output) == CheckResult(Match.SAME)


@pytest.mark.parametrize("answer", ["", "\n", " \n\n", "\r\n"])
@pytest.mark.parametrize("output", ["", "\n", " ", "\t\n\n  ", "\r\n\r\n"])
def test_nothing_is_the_right_output_for_an_empty_answer(compare: Compare, answer: str, output: str) -> None:
    assert compare(answer, output) == CheckResult(Match.SAME)


@pytest.mark.parametrize("output", ["x", "0", "\n\n0.00\n", "."])
def test_anything_is_wrong_for_an_empty_answer(compare: Compare, output: str) -> None:
    assert compare("", output).match is Match.DIFFERENT


@pytest.mark.parametrize("output", ["", " ", "\n", "\n\n\n", " \t\r\n \n", "\r"])
def test_an_output_of_blanks_alone_is_no_output(compare: Compare, output: str) -> None:
    assert compare("0.00\n", output) == CheckResult(Match.DIFFERENT, "check.no-output")


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        pytest.param("1\n", "\n1\n", id="blank line at the start"),
        pytest.param("1\n2\n", "1\n\n2\n", id="blank line inside"),
        pytest.param("1\n2\n", "1\n \t \n2\n", id="line of blanks inside"),
        pytest.param("1\n\n2\n", "1\n2\n", id="inner blank line left out"),
        pytest.param("\n1\n", "1\n", id="blank first line left out"),
        pytest.param("1 2\n", "1\n2\n", id="one line on two"),
        pytest.param("1\n2\n", "1 2\n", id="two lines on one"),
        pytest.param("1 2\n3 4\n", "1\n2 3\n4\n", id="broken elsewhere"),
        pytest.param("1 2\n3 4\n", "1 2 3\n4\n", id="as many lines, broken elsewhere"),
        pytest.param("Hello World!\n", "Hello\nWorld!\n", id="words"),
    ],
)
def test_right_tokens_on_other_lines_are_a_presentation_error(
    compare: Compare, answer: str, output: str
) -> None:
    result = compare(answer, output)
    assert (result.match, result.reason) == (Match.PRESENTATION, "check.line-breaks")


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        pytest.param("a b\n", "ab\n", id="words run together"),
        pytest.param("ab\n", "a b\n", id="a word torn apart"),
        pytest.param("1 2\n", "12\n", id="numbers run together"),
        pytest.param("12\n", "1 2\n", id="a number torn apart"),
        pytest.param("1.00 -2.00\n", "1.00-2.00\n", id="only the sign between numbers"),
        pytest.param("-1\n", "- 1\n", id="a sign torn off"),
        pytest.param("1\n2\n", "1\r2\r", id="CR alone does not end a line"),
        pytest.param("1 2\n", "1\r2\n", id="CR alone is no blank"),
        pytest.param("1\n2\n", "1\n\r2\n\r", id="LF before CR"),
        pytest.param("1 2\n", "1\f2\n", id="a form feed is no blank"),
        pytest.param("1\n", "1\f\n", id="a form feed at the end"),
        pytest.param("1\n2\n", "1\v2\n", id="a vertical tab is no line end"),
        pytest.param("1\n2\n", "1\x852\n", id="NEL is no line end"),
        pytest.param("1\n2\n", "1\u20282\n", id="a line separator is no line end"),
        pytest.param("1 2\n", "1\xa02\n", id="a no-break space is no blank"),
        pytest.param("1 2\n", "1\u30002\n", id="an ideographic space is no blank"),
        pytest.param("1\n", "\x1a1\n", id="control-Z"),
        pytest.param("1\n", "\ufeff1\n", id="a byte order mark"),
    ],
)
def test_tokens_are_parted_by_blanks_and_tabs_and_lines_by_lf_only(
    compare: Compare, answer: str, output: str
) -> None:
    assert compare(answer, output).match is Match.DIFFERENT


def test_rows_in_another_order_are_wrong(compare: Compare) -> None:
    assert compare("1.00 2.00\n3.00 4.00\n", "3.00 4.00\n1.00 2.00\n").match is Match.DIFFERENT


def test_a_transposed_matrix_is_wrong(compare: Compare) -> None:
    assert compare("1.00 2.00\n3.00 4.00\n", "1.00 3.00\n2.00 4.00\n").match is Match.DIFFERENT
