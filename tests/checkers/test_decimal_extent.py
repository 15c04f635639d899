"""Outputs that are right but too short or too long, and matrices of another shape."""

from collections.abc import Callable

import pytest

from judge.model import CheckResult, Difference, Match

Compare = Callable[..., CheckResult]

MATRIX = "1.00 2.00 3.00\n4.00 5.00 6.00\n"
BATCH = "1.00 2.00\n3.00 4.00\n\n5.00 6.00\n7.00 8.00\n"


@pytest.mark.parametrize(
    ("answer", "output", "lines", "items"),
    [
        pytest.param("1 2 3", "1 2", 1, 1, id="the last item"),
        pytest.param("1\n2\n3", "1\n2", 1, 1, id="the last line"),
        pytest.param("1\n2\n3", "1\n2\n\n \n", 1, 1, id="the last line, blank lines in its place"),
        pytest.param(MATRIX, "1.00 2.00 3.00\n", 1, 3, id="one row of a batch"),
        pytest.param(MATRIX, "1.00 2.00\n", 2, 4, id="a part of the first row"),
        pytest.param(MATRIX, "1.00 2.00 3.00\n4.00 5.00", 1, 1, id="a part of the last row"),
        pytest.param(BATCH, "1.00 2.00\n3.00 4.00\n", 2, 4, id="one matrix of a batch"),
        pytest.param(MATRIX, "1.0 2.000 3\n", 1, 3, id="right numbers in another spelling"),
        pytest.param(MATRIX, "[1.00 2.00 3.00]\n", 1, 3, id="right numbers in brackets"),
        pytest.param("ERR 1\nx", "ERR", 2, 2, id="words"),
        pytest.param("[[1.00, 2.00], [3.00, 4.00]]", "[[1.00, 2.00], [3.00", 1, 1, id="marks are no items"),
    ],
)
def test_an_output_that_is_right_as_far_as_it_goes(
    compare: Compare, answer: str, output: str, lines: int, items: int
) -> None:
    result = compare(answer, output)
    assert (result.match, result.reason) == (Match.DIFFERENT, "check.missing-output")
    assert result.details == {"lines": lines, "items": items}


@pytest.mark.parametrize(
    ("answer", "output", "lines", "items"),
    [
        pytest.param("100 = 2", "100 = 2 * 1", 1, 2, id="items behind"),
        pytest.param("1\n2", "1\n2\n3", 1, 1, id="a line behind"),
        pytest.param(MATRIX, MATRIX + "\n" + MATRIX, 2, 6, id="the matrix twice"),
        pytest.param(MATRIX, MATRIX + "done in 0.1 s\n", 1, 4, id="a last word"),
        pytest.param(MATRIX, MATRIX[:-1] + " 7.00\n8.00\n", 2, 2, id="items and a line behind"),
        pytest.param("1\n", "1 nan\n", 1, 1, id="nan behind"),
        pytest.param(MATRIX, "1.0 2.0 3.0\n4.0 5.0 6.0\n7.0", 1, 1, id="right numbers in another spelling"),
        pytest.param(
            "[[1.00, 2.00], [3.00, 4.00]]", "[[1.00, 2.00], [3.00, 4.00]] 5.00", 1, 1, id="behind a list"
        ),
        pytest.param("1", "Answer: 1", 1, 1, id="a word before"),
        pytest.param(MATRIX, "Answer:\n" + MATRIX, 1, 1, id="a header"),
        pytest.param(MATRIX, "shape (2, 3)\n\n" + MATRIX, 2, 3, id="a header and a blank line"),
        pytest.param(MATRIX, "Answer: " + MATRIX, 1, 1, id="a header on the first line"),
        pytest.param(MATRIX, "9 9\n8 " + MATRIX, 2, 3, id="lines and an item before"),
        pytest.param(MATRIX, "n =\n1.0 2.0 3.0\n4.0 5.0 6.0\n", 1, 2, id="before another spelling"),
        pytest.param("1 2", "0\n1 2\r\n \r\n", 1, 1, id="CR and blank lines behind"),
        pytest.param("ERR", "\n\nWarning: ERR", 1, 1, id="blank lines and a word before"),
        pytest.param("[1, 2]", "x: [1,2]", 1, 1, id="before a list"),
    ],
)
def test_an_output_with_the_whole_answer_and_more(
    compare: Compare, answer: str, output: str, lines: int, items: int
) -> None:
    result = compare(answer, output)
    assert (result.match, result.reason) == (Match.DIFFERENT, "check.extra-output")
    assert result.details == {"lines": lines, "items": items}


@pytest.mark.parametrize(
    ("answer", "output", "difference"),
    [
        pytest.param("1 2", "1", Difference(1, 2, 2, "2", None), id="missing"),
        pytest.param(BATCH, "1.00 2.00\n3.00 4.00\n", Difference(4, 1, 1, "5.00", None), id="missing block"),
        pytest.param("1 2", "1 2 3", Difference(1, 5, 3, None, "3"), id="behind"),
        pytest.param("1 2", "1 2\n\n 3", Difference(3, 2, 1, None, "3"), id="behind a blank line"),
        pytest.param("1 2", "Answer:\n1 2", Difference(1, 1, 1, None, "Answer:"), id="before"),
        pytest.param("1 2", "\n  x 1 2", Difference(2, 3, 1, None, "x"), id="before, on a later line"),
    ],
)
def test_the_place_where_something_is_missing_or_too_much(
    compare: Compare, answer: str, output: str, difference: Difference
) -> None:
    assert compare(answer, output).difference == difference


@pytest.mark.parametrize(
    ("answer", "output", "expected", "found"),
    [
        pytest.param(MATRIX, "1.00 4.00\n2.00 5.00\n3.00 6.00\n", (2, 3), (3, 2), id="transposed"),
        pytest.param(MATRIX, "4.00 5.00 6.00\n", (2, 3), (1, 3), id="the wrong row of a batch"),
        pytest.param(MATRIX, "1.00\n4.00\n", (2, 3), (2, 1), id="a column"),
        pytest.param(MATRIX, "6.00 15.00\n", (2, 3), (1, 2), id="summed over the columns"),
        pytest.param(MATRIX, "[[1. 2.]\n [4. 5.]]\n", (2, 3), (2, 2), id="NumPy's brackets"),
        pytest.param(MATRIX, "[[ 1.  2.]\n [ 4. -5.]]\n", (2, 3), (2, 2), id="NumPy's brackets and blanks"),
        pytest.param(
            MATRIX, "np.float64(1.0) np.float64(2.0)\n" * 2, (2, 3), (2, 2), id="numbers written as scalars"
        ),
        pytest.param("1\n2\n3", "4 5", (3, 1), (1, 2), id="a column for a row"),
        pytest.param("1 2 3", "4\n5", (1, 3), (2, 1), id="a row for a column"),
        pytest.param("S a\nS b", "S a c\nS b d", (2, 2), (2, 3), id="words"),
    ],
)
def test_a_matrix_of_another_shape(
    compare: Compare, answer: str, output: str, expected: tuple[int, int], found: tuple[int, int]
) -> None:
    result = compare(answer, output)
    assert (result.match, result.reason) == (Match.DIFFERENT, "check.wrong-shape")
    assert (result.details["expected_rows"], result.details["expected_columns"]) == expected
    assert (result.details["found_rows"], result.details["found_columns"]) == found


@pytest.mark.parametrize(
    ("answer", "output", "reason"),
    [
        pytest.param("1 2\n3 4", "1 3\n2 4", "check.wrong-number", id="a square that is transposed"),
        pytest.param("1 2\n3", "9 9\n9 9\n9 9", "check.line-count", id="the answer is ragged"),
        pytest.param("1 2\n3 4", "9\n9 9", "check.token-count", id="the output is ragged"),
        pytest.param("1 2\n\n3 4", "9 9\n9 9", "check.line-count", id="the answer has a blank line"),
        pytest.param("1 2 3", "9 2", "check.token-count", id="single lines"),
        pytest.param("5", "7\n8", "check.line-count", id="the answer is one number"),
        pytest.param("1 2\n3 4", "9", "check.line-count", id="the output is one number"),
        pytest.param("[1, 2]", "[[3],\n[4]]", "check.line-count", id="a list has its shape in brackets"),
    ],
)
def test_other_differences_are_no_matter_of_shape(
    compare: Compare, answer: str, output: str, reason: str
) -> None:
    result = compare(answer, output)
    assert (result.match, result.reason) == (Match.DIFFERENT, reason)


@pytest.mark.parametrize(
    ("answer", "output", "reason"),
    [
        pytest.param("1 2 3\n4 5 6", "1 2 3", "check.missing-output", id="missing before shape"),
        pytest.param("1 2", "1 2\n1 2", "check.extra-output", id="extra before shape"),
        pytest.param("1 1", "1 1 1", "check.extra-output", id="behind, where it may be either"),
        pytest.param("1 2 3", "1 2 ...", "check.summarised", id="summarised before missing"),
        pytest.param("1", "nan 1", "check.extra-output", id="extra before nan"),
        pytest.param("1 2\n3 4", "nan 2 3", "check.nan", id="nan before shape"),
        pytest.param("1 2\n3 4", "x 2 3", "check.word-for-number", id="a word before shape"),
        pytest.param("1 2", "Answer: 1 3", "check.word-for-number", id="a header and a wrong number"),
        pytest.param("1 2", "x 1 2 y", "check.word-for-number", id="something at both ends"),
        pytest.param("1 2\n3 4", "1\n2\n3", "check.wrong-shape", id="missing, and on other lines"),
        pytest.param("", "1", "check.line-count", id="no answer at all"),
        pytest.param("1 2 3", "1 2.5", "check.token-count", id="the last number is wrong"),
        pytest.param("1 2\n3", "1 2 7\n3", "check.token-count", id="too much in the middle"),
    ],
)
def test_which_reason_comes_first(compare: Compare, answer: str, output: str, reason: str) -> None:
    result = compare(answer, output)
    assert (result.match, result.reason) == (Match.DIFFERENT, reason)


def test_either_spelling_of_a_tie_counts_as_right_in_what_is_there(compare: Compare) -> None:
    tie = (1, 2, "2.01")
    assert compare("1.00 2.00 3.00", "1.00 2.01", tie).reason == "check.missing-output"
    assert compare("1.00 2.00", "1.00 2.01 3.00", tie).reason == "check.extra-output"
    assert compare("1.00 2.00", "x\n1.00 2.01", tie).reason == "check.extra-output"
    assert compare("1.00 2.00", "x\n1.00 2.01").reason == "check.word-for-number"
