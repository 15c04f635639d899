"""Answer and output side by side: which cells differ, and which part of large ones is shown."""

import pytest

from judge.model import TestCase, Tie
from judge.report.matrices import Cell, Comparison, Row, Window, compare

WHOLE = Window(100, 100, 100)


def case(answer: str, *ties: Tie) -> TestCase:
    return TestCase("secret/01-x", b"", answer.encode(), ties)


def matrix(rows: int, columns: int) -> str:
    return "".join(" ".join(f"{i}.{j:02}" for j in range(columns)) + "\n" for i in range(rows))


def numbers_and_cells(comparison: Comparison) -> list[tuple[int, int]]:
    return [(row.number, len(row.cells)) for row in comparison.rows]


def test_cells_stand_by_their_place_in_line_and_token() -> None:
    comparison = compare(b"1.00 2.50\n3.00 4.00", case("1.00 2.00\n3.00 4.00\n"), WHOLE)
    assert comparison == Comparison(
        rows=(
            Row(1, (Cell("1.00", "1.00", True), Cell("2.00", "2.50", False))),
            Row(2, (Cell("3.00", "3.00", True), Cell("4.00", "4.00", True))),
        ),
        lines_before=0,
        lines_after=0,
        tokens_before=0,
        tokens_after=0,
    )
    assert [row.same for row in comparison.rows] == [False, True]


@pytest.mark.parametrize("output", [b"1 2\n3 4\n", b"1  2\r\n\t3 4", b" 1 2 \n3 4"])
def test_blanks_and_line_ends_are_no_difference(output: bytes) -> None:
    assert all(row.same for row in compare(output, case("1 2\n3 4\n"), WHOLE).rows)


def test_a_token_that_is_missing_or_too_many_has_nothing_at_its_side() -> None:
    comparison = compare(b"1\n3 4 5\n6\n", case("1 2\n3 4\n"), WHOLE)
    assert [row.cells for row in comparison.rows] == [
        (Cell("1", "1", True), Cell("2", None, False)),
        (Cell("3", "3", True), Cell("4", "4", True), Cell(None, "5", False)),
        (Cell(None, "6", False),),
    ]


def test_the_second_spelling_at_a_tie_is_the_same() -> None:
    tied = case("1.00 2.00\n", Tie(1, 2, "2.01"))
    assert compare(b"1.00 2.01", tied, WHOLE).rows[0].same
    assert not compare(b"1.01 2.00", tied, WHOLE).rows[0].same
    assert (
        not compare(b"1.00 2.00\n1.00 2.01", case("1.00 2.00\n1.00 2.00\n", Tie(1, 2, "2.01")), WHOLE)
        .rows[1]
        .same
    )


def test_no_output_at_all() -> None:
    assert [row.cells for row in compare(b"", case("1\n2\n"), WHOLE).rows] == [
        (Cell("1", None, False),),
        (Cell("2", None, False),),
    ]


@pytest.mark.parametrize(
    ("line", "shown", "before", "after"),
    [
        (0, range(1, 11), 0, 90),
        (9, range(1, 11), 0, 90),
        (50, range(46, 56), 45, 45),
        (99, range(91, 101), 90, 0),
    ],
)
def test_of_many_lines_those_around_the_first_difference_are_shown(
    line: int, shown: range, before: int, after: int
) -> None:
    answer = matrix(100, 3)
    output = answer.replace(f"{line}.01", "9999", 1) if line else answer.replace("0.01", "9999", 1)
    comparison = compare(output.encode(), case(answer), Window(10, 10, 10))
    assert numbers_and_cells(comparison) == [(number, 3) for number in shown]
    assert (comparison.lines_before, comparison.lines_after) == (before, after)


@pytest.mark.parametrize(("token", "left", "right"), [(0, 0, 45), (4, 0, 45), (25, 23, 22), (49, 45, 0)])
def test_of_long_lines_the_tokens_around_the_first_difference_are_shown(
    token: int, left: int, right: int
) -> None:
    answer = matrix(3, 50)
    output = answer.replace(f"1.{token:02}", "9999")
    comparison = compare(output.encode(), case(answer), Window(10, 5, 10))
    assert (comparison.tokens_before, comparison.tokens_after) == (left, right)
    assert [len(row.cells) for row in comparison.rows] == [5, 5, 5]
    assert [row.same for row in comparison.rows] == [True, False, True]


def test_what_cannot_be_shown_is_escaped_and_long_tokens_are_cut() -> None:
    (row,) = compare(b"\x1b[2J\xff 123456789", case("1 2\n"), Window(9, 9, 6)).rows
    assert [cell.output for cell in row.cells] == [r"\x1b[2J\xff", "123456…"]


def test_tokens_that_begin_alike_are_told_apart_though_they_are_cut() -> None:
    (row,) = compare(b"1234567", case("1234568\n"), Window(9, 9, 3)).rows
    assert row.cells == (Cell("123…", "123…", False),)
