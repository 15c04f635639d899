"""Where the `decimal` checker says that an output parts from the answer, and by how much."""

from collections.abc import Callable

import pytest

from judge.model import CheckResult, Difference, Match

Compare = Callable[..., CheckResult]


@pytest.mark.parametrize(
    ("answer", "output", "line", "column", "token"),
    [
        pytest.param("1 2 3\n", "9 2 3\n", 1, 1, 1, id="first token"),
        pytest.param("1 2 3\n", "1 9 3\n", 1, 3, 2, id="second token"),
        pytest.param("1 2\n3 4\n", "1 2\n3 9\n", 2, 3, 2, id="second line"),
        pytest.param("1 2\n", "  9 2\n", 1, 3, 1, id="blanks at the start of the line count as columns"),
        pytest.param("1 2\n", "\t1 \t 9\n", 1, 6, 2, id="a tab is one column"),
        pytest.param("1 2\n3 4\n", "1 2\r\n3 9\r\n", 2, 3, 2, id="CR before LF"),
        pytest.param("1 2\n3 4\n", "1 2\n3 9", 2, 3, 2, id="no newline at the end"),
        pytest.param("1\n\n2\n", "1\n\n9\n", 3, 1, 1, id="a blank line before"),
        pytest.param("甲乙 3\n", "甲乙 9\n", 1, 4, 2, id="columns are characters, not bytes"),
        pytest.param("11 1 3\n", "11 1 9\n", 1, 6, 3, id="tokens that occur within earlier ones"),
        pytest.param("111 11 1\n", "111 11 2\n", 1, 8, 3, id="a token that begins like earlier ones"),
        pytest.param("1 1 1\n", "1 1  11\n", 1, 6, 3, id="a token that contains earlier ones"),
    ],
)
def test_the_place_of_the_first_wrong_token(
    compare: Compare, answer: str, output: str, line: int, column: int, token: int
) -> None:
    difference = compare(answer, output).difference
    assert difference is not None
    assert (difference.line, difference.column, difference.token) == (line, column, token)


@pytest.mark.parametrize(
    ("answer", "output", "difference"),
    [
        pytest.param("1 2\n", "1\n", Difference(1, 2, 2, "2", None), id="a token is missing"),
        pytest.param("1 2\n", "  1  \n", Difference(1, 4, 2, "2", None), id="missing, blanks around"),
        pytest.param("1\n", "1 2\n", Difference(1, 3, 2, None, "2"), id="a token too many"),
        pytest.param("1\n2\n", "1\n", Difference(2, 1, 1, "2", None), id="a line is missing"),
        pytest.param("1\n", "1\n 2\n", Difference(2, 2, 1, None, "2"), id="a line too many"),
        pytest.param("1\n2\n", "1\n\n3\n", Difference(2, 1, 1, "2", None), id="a blank line instead"),
        pytest.param("1\n\n2\n", "1\n7\n2\n", Difference(2, 1, 1, None, "7"), id="not a blank line"),
        pytest.param("", "7\n", Difference(1, 1, 1, None, "7"), id="nothing was right"),
    ],
)
def test_nothing_stands_for_a_missing_token(
    compare: Compare, answer: str, output: str, difference: Difference
) -> None:
    result = compare(answer, output)
    assert (result.match, result.difference) == (Match.DIFFERENT, difference)


@pytest.mark.parametrize(
    ("answer", "output", "error"),
    [
        pytest.param("5", "7", 2.0, id="found - expected"),
        pytest.param("7", "5", -2.0, id="with its sign"),
        pytest.param("1.66", "1.67", 0.01, id="exact decimal arithmetic"),
        pytest.param("0.30", "-0.30", -0.6, id="another sign"),
        pytest.param("1.00", "1e3", 999.0, id="an exponent"),
        pytest.param("1e3", "1.00", -999.0, id="an exponent in the answer"),
        pytest.param("9007199254740993", "9007199254740992", -1.0, id="integers that are equal as floats"),
        pytest.param("1.00", "1e300", 1e300, id="large"),
        pytest.param("1.00", "1e400", None, id="beyond floats"),
        pytest.param("1.00", "-1e9999", None, id="far beyond floats"),
        pytest.param("1.00", "1e99999", None, id="an exponent of five digits"),
        pytest.param("1.00", "9" * 5000, None, id="5000 digits"),
        pytest.param("1.00", "nan", None, id="nan"),
        pytest.param("1.00", "inf", None, id="inf"),
        pytest.param("1.00", "x", None, id="a word for a number"),
        pytest.param("x", "1.00", None, id="a number for a word"),
        pytest.param("10", "1_2", None, id="an underscore"),
    ],
)
def test_the_error_of_a_number(compare: Compare, answer: str, output: str, error: float | None) -> None:
    result = compare(f"{answer}\n", f"{output}\n")
    assert result.match is Match.DIFFERENT
    assert result.difference is not None
    assert result.difference.error == error


@pytest.mark.parametrize(
    ("answer", "output", "difference"),
    [
        ("1.00 0.50\n", "1.00 0.5\n", Difference(1, 6, 2, "0.50", "0.5", 0.0)),
        ("1.00\n0.33\n", "1.00\n 0.3333\n", Difference(2, 2, 1, "0.33", "0.3333", 0.0033)),
        ("1 2\n3\n", "1\n2\n3\n", Difference(1, 2, 2, "2", None)),
        ("1\n2\n", "\n1\n2\n", Difference(1, 1, 1, "1", None)),
        ("1 2\n", "[1 2]\n", Difference(1, 1, 1, "1", "[1")),
        ("1 2\n", "1, 2\n", Difference(1, 1, 1, "1", "1,")),
    ],
)
def test_a_presentation_error_has_the_place_of_the_first_token_that_is_not_spelt_alike(
    compare: Compare, answer: str, output: str, difference: Difference
) -> None:
    result = compare(answer, output)
    assert (result.match, result.difference) == (Match.PRESENTATION, difference)


@pytest.mark.parametrize(
    ("answer", "output", "difference"),
    [
        ("0.50 1.00 2.00", "0.5 1.00 3.00", Difference(1, 10, 3, "2.00", "3.00", 1.0)),
        ("0.00\n1\n2.00", "-0.00\n1.0\n2.01", Difference(3, 1, 1, "2.00", "2.01", 0.01)),
        ("0.50 0.25", "5e-1", Difference(1, 5, 2, "0.25", None)),
        ("0.50 0.25\n1.00", "0.5 0.250", Difference(2, 1, 1, "1.00", None)),
    ],
)
def test_tokens_that_are_only_spelt_otherwise_are_not_the_place_of_a_wrong_answer(
    compare: Compare, answer: str, output: str, difference: Difference
) -> None:
    result = compare(answer, output)
    assert (result.match, result.difference) == (Match.DIFFERENT, difference)


def test_the_line_of_the_output_is_counted_with_its_blank_lines(compare: Compare) -> None:
    result = compare("1\n2\n", "\n\n1\n3\n")
    assert result.match is Match.DIFFERENT
    assert result.difference == Difference(1, 1, 1, "1", None)


@pytest.mark.parametrize("output", ["2.00\r\r\n", "2.00\r \r\n", "1.00 \r\r\n1.00\r\r\n"])
def test_several_cr_at_the_end_of_a_line_do_no_harm(compare: Compare, output: str) -> None:
    result = compare("1.00\n", output)
    assert result.match is Match.DIFFERENT
    assert result.difference is not None


def test_a_line_that_ends_twice_in_cr_does_not_hide_which_number_is_wrong(compare: Compare) -> None:
    result = compare("1.00 2.00\n", "1.00 3.00\r\r\n")  # print("...\r\n") on Windows ends like this
    assert result.difference is not None
    assert (result.difference.line, result.difference.column, result.difference.token) == (1, 6, 2)
    assert result.difference.expected == "2.00"
