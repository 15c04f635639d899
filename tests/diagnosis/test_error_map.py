"""The picture of the errors: one character for a token, without a figure of the answer."""

from judge.diagnosis.error_map import COLUMNS, ROWS, error_map
from judge.model import ErrorMap, TestCase, Tie


def picture(answer: str, output: str, *ties: Tie) -> tuple[str, ...] | None:
    drawn = error_map(output.encode(), TestCase("secret/01-case", b"", answer.encode(), ties))
    if drawn is None:
        return None
    assert (drawn.lines_per_row, drawn.tokens_per_column) == (1, 1)
    return drawn.rows


def test_a_cell_shows_the_size_of_the_error_in_units_of_the_last_digit() -> None:
    assert picture("1.00 1.00 1.00 1.00 1.00\n", "1.00 1.01 1.10 2.00 2.01\n") == ("01234",)
    assert picture("1.00 1.00 1.00 1.00\n", "1.00 0.98 0.89 -1.00\n") == ("0234",)
    assert picture("100 100 100\n7 7 7\n", "101 90 200\n7 108 7.0\n") == ("123", "041")


def test_words_that_differ_and_what_is_no_number_are_wrong_beyond_measure() -> None:
    assert picture("S 1 O 2.50\n", "S 1 o nan\n") == ("0044",)
    assert picture("1.00 1.00\n", "inf 1e9999\n") == ("44",)


def test_tokens_and_lines_in_one_text_alone_are_wrong() -> None:
    assert picture("1.00 2.00 3.00\n4.00 5.00 6.00\n", "1.00\n4.00 5.00 6.00 7.00\n8.00 9.00\n") == (
        "044 ",
        "0004",
        "44  ",
    )
    assert picture("1.00 2.00\n3.00 4.00\n", "") == ("44", "44")


def test_a_second_spelling_is_right() -> None:
    tie = Tie(1, 2, "2.01")
    assert picture("1.00 2.00\n3.00 4.00\n", "1.00 2.01\n3.00 4.05\n", tie) == ("00", "02")
    assert picture("1.00 2.00\n3.00 4.00\n", "1.00 2.02\n3.00 4.05\n", tie) == ("01", "02")


def test_a_number_that_is_right_but_for_its_spelling_shows_as_off_by_a_unit() -> None:
    assert picture("0.50 1.25\n0.00 2.00\n", "0.5 1.25\n-0.00 2\n") == ("10", "11")
    assert picture("0.50 1.25\n0.00 2.00\n", "[[0.50 1.25]\n [0.00 2.00]]\n") == ("11", "11")
    assert picture("0.50 1.25\n", "0.501 np.float64(1.25)\n") == ("11",)


def test_brackets_that_the_answer_has_too_are_not_looked_at() -> None:
    assert picture("[[1.00, 2.00], [3.00, 4.00]]\n", "[[1.00,2.00],[3.00,4.50]]\n") == ("0003",)


def test_other_line_breaks_alone_do_not_shift_the_picture() -> None:
    assert picture("1.00 2.00\n3.00 4.00\n", "1.00 2.00 3.00\n9.00\n") == ("00", "04")
    assert picture("1.00 2.00\n3.00 4.00\n", "1.00 2.00 3.00\n4.00\n") is None


def test_there_is_no_picture_of_right_tokens() -> None:
    assert picture("1.00 2.00\n", " 1.00\t2.00\r\n\n") is None
    assert picture("", "") is None


def test_there_is_no_picture_of_an_output_far_longer_than_the_answer() -> None:
    assert picture("1.00 2.00\n", "1.00 2.00\n" + "debug\n" * 2000) is None
    assert picture("1.00 2.00\n", "1.00 2.00\n" + "debug " * 2000) is None


def test_a_large_picture_is_reduced_and_shows_the_worst_of_each_block() -> None:
    lines = [["1.00"] * 130 for _ in range(50)]
    answer = "".join(" ".join(line) + "\n" for line in lines)
    lines[0][0] = "1.01"
    lines[2][2] = "1.05"
    lines[4][5] = "5.00"
    lines[49] = ["1.00"] * 129
    output = "".join(" ".join(line) + "\n" for line in lines)
    drawn = error_map(output.encode(), TestCase("secret/01-case", b"", answer.encode()))
    assert isinstance(drawn, ErrorMap)
    assert (drawn.lines_per_row, drawn.tokens_per_column) == (3, 3)
    assert (len(drawn.rows), {len(row) for row in drawn.rows}) == (17, {44})
    assert [row[:3] for row in drawn.rows[:3]] == ["200", "040", "000"]
    assert drawn.rows[16][-2:] == "04"
    assert len(drawn.rows) <= ROWS
    assert len(drawn.rows[0]) <= COLUMNS


def test_the_largest_picture_that_is_not_reduced() -> None:
    answer = (" ".join(["1.00"] * COLUMNS) + "\n") * ROWS
    rows = picture(answer, answer.replace("1.00", "1.01", 1))
    assert rows is not None
    assert (len(rows), len(rows[0])) == (ROWS, COLUMNS)
    assert rows[0] == "1" + "0" * (COLUMNS - 1)
