"""Reading an input strictly: one spelling is accepted, everything else is refused with its line."""

from collections.abc import Callable
from typing import Any

import pytest

from judge.authoring.reading import InvalidInput, Reader, corruptions


def numbers(read: Reader) -> list[float]:
    return read.numbers(2, low=-10, high=10, decimals=2)


def test_an_input_is_read_from_the_first_line_to_the_last() -> None:
    read = Reader("2 -3 0\nrelu none\n1 -0.25\n10 -10.00\n0 0.5\n")
    assert read.integers("a b c") == (2, -3, 0)
    assert read.fields("activation norm") == ["relu", "none"]
    assert read.matrix(2, 2, low=-10, high=10, decimals=2) == [[1.0, -0.25], [10.0, -10.0]]
    assert numbers(read) == [0.0, 0.5]
    assert not read.finished
    read.end()
    assert read.finished
    assert not read.open_ended


def test_words_and_numbers_on_one_line() -> None:
    read = Reader("3 half 0.25\n7 8\n\n")
    n, layout, base = read.fields("n layout base")
    assert (read.integer(n, 1, 5), layout) == (3, "half")
    assert read.number(base, low=0, high=1, decimals=2) == 0.25
    with pytest.raises(InvalidInput, match=r"line 1: not between 1 and 2: 3"):
        read.integer(n, 1, 2)
    with pytest.raises(InvalidInput, match=r"line 1: more than 1 decimals: '0.25'"):
        read.number(base, low=0, high=1, decimals=1)
    assert read.integer_list(2, low=0, high=9) == [7, 8]
    assert read.integer_list(0, low=0, high=9) == []
    read.end()


@pytest.mark.parametrize(
    ("text", "take", "message"),
    [
        ("", lambda read: read.integers("n"), "line 1: the input ends too early"),
        ("1", lambda read: read.integers("n"), "line 1: the input ends too early"),
        ("\n", lambda read: read.integers("n"), "line 1: 1 tokens expected (n), found: 0"),
        ("1\n", lambda read: read.integers("n m"), "line 1: 2 tokens expected (n m), found: 1"),
        ("1 2 3\n", lambda read: read.integers("n m"), "line 1: 2 tokens expected (n m), found: 3"),
        ("1.0\n", lambda read: read.integers("n"), "line 1: not an integer: '1.0'"),
        ("+1\n", lambda read: read.integers("n"), "line 1: not an integer: '+1'"),
        ("01\n", lambda read: read.integers("n"), "line 1: not an integer: '01'"),
        ("-0\n", lambda read: read.integers("n"), "line 1: not an integer: '-0'"),
        ("1_0\n", lambda read: read.integers("n"), "line 1: not an integer: '1_0'"),
        ("1e3\n", lambda read: read.integers("n"), "line 1: not an integer: '1e3'"),
        ("\u0663\n", lambda read: read.integers("n"), "line 1: not an integer: '\u0663'"),
        ("x\n", lambda read: read.integers("n"), "line 1: not an integer: 'x'"),
        ("0\n", lambda read: read.integers("n", 1, 9), "line 1: not between 1 and 9: 0"),
        ("10\n", lambda read: read.integers("n", 1, 9), "line 1: not between 1 and 9: 10"),
        (
            "1 2\n",
            lambda read: read.integer_list(3, low=0, high=9),
            "line 1: 3 tokens expected (integers), found: 2",
        ),
        ("1 -0\n", lambda read: read.integer_list(2, low=0, high=9), "line 1: not an integer: '-0'"),
        ("1 10\n", lambda read: read.integer_list(2, low=0, high=9), "line 1: not between 0 and 9: 10"),
        (
            "0\n",
            lambda read: read.integer_list(0, low=0, high=9),
            "line 1: 0 tokens expected (integers), found: 1",
        ),
        ("1 0\n", lambda read: read.integers("n m", low=1), "line 1: not between 1 and None: 0"),
        (
            "9" * 40 + "\n",
            lambda read: read.integers("n", high=9),
            f"line 1: not between None and 9: {'9' * 40}",
        ),
        ("1  2\n", numbers, "line 1: blanks other than one space between tokens"),
        (" 1 2\n", numbers, "line 1: blanks other than one space between tokens"),
        ("1 2 \n", numbers, "line 1: blanks other than one space between tokens"),
        ("1 2\r\n", numbers, "line 1: blanks other than one space between tokens"),
        ("1\t2\n", numbers, "line 1: blanks other than one space between tokens"),
        ("1 2\u00a0\n", numbers, "line 1: blanks other than one space between tokens"),
        ("1 nan\n", numbers, "line 1: not a plain decimal number: 'nan'"),
        ("inf 1\n", numbers, "line 1: not a plain decimal number: 'inf'"),
        ("1 1e0\n", numbers, "line 1: not a plain decimal number: '1e0'"),
        ("1 .5\n", numbers, "line 1: not a plain decimal number: '.5'"),
        ("1 5.\n", numbers, "line 1: not a plain decimal number: '5.'"),
        ("1 00.5\n", numbers, "line 1: not a plain decimal number: '00.5'"),
        ("1 +0.5\n", numbers, "line 1: not a plain decimal number: '+0.5'"),
        ("1 1,5\n", numbers, "line 1: not a plain decimal number: '1,5'"),
        ("1 0.123\n", numbers, "line 1: more than 2 decimals: '0.123'"),
        ("1 0.500\n", numbers, "line 1: more than 2 decimals: '0.500'"),
        ("1 10.01\n", numbers, "line 1: not between -10 and 10: 10.01"),
        ("-10.01 1\n", numbers, "line 1: not between -10 and 10: -10.01"),
        ("1\n", lambda read: read.fields("a b"), "line 1: 2 tokens expected (a b), found: 1"),
        ("1\n", lambda read: read.end(), "line 1: the input should have ended before this line"),
    ],
)
def test_what_is_refused_with_its_line(text: str, take: Callable[[Reader], Any], message: str) -> None:
    with pytest.raises(InvalidInput) as error:
        take(Reader(text))
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("2\n1 2\n3 x\n", "line 3: not a plain decimal number: 'x'"),
        ("2\n1 2\n", "line 3: the input ends too early"),
        ("2\n1 2\n3 4", "line 3: the input ends too early"),
        ("2\n1 2\n\n3 4\n", "line 3: 2 tokens expected (numbers), found: 0"),
        ("2\n1 2\n3 4\n\n", "line 4: the input should have ended before this line"),
        ("2\n1 2\n3 4\n5", "line 4: the input should have ended before this line"),
        ("2\n1 2\n3 4\n5 6\n7 8\n", "line 4: the input should have ended before this line"),
        ("6\n", "line 1: the statement promises rows <= 5"),
    ],
)
def test_a_refusal_further_down_names_its_line(text: str, message: str) -> None:
    def validate(read: Reader) -> None:
        (rows,) = read.integers("rows")
        read.require(rows <= 5, "rows <= 5")
        read.matrix(rows, 2, low=-10, high=10, decimals=0)
        read.end()

    with pytest.raises(InvalidInput) as error:
        validate(Reader(text))
    assert str(error.value) == message


def test_the_ends_of_a_range_are_in_it() -> None:
    assert Reader("-10 10\n").integers("a b", -10, 10) == (-10, 10)
    assert Reader("-10.00 10\n").numbers(2, low=-10, high=10, decimals=2) == [-10.0, 10.0]
    assert Reader("0.5\n").numbers(1, low=0.5, high=0.5, decimals=1) == [0.5]


@pytest.mark.parametrize(("text", "low", "high"), [("0.1", 0.1, 1), ("0.3", 0, 0.3), ("-0.7", -0.7, 0)])
def test_the_ends_of_a_range_are_in_it_also_if_no_float_is_exactly_there(
    text: str, low: float, high: float
) -> None:
    assert Reader(f"{text}\n").numbers(1, low=low, high=high, decimals=1) == [float(text)]


@pytest.mark.parametrize("blank", ["\t", "\u00a0", "\x0b", "\r"])
def test_a_blank_within_a_word_is_refused(blank: str) -> None:
    with pytest.raises(InvalidInput, match="line 1: blanks"):
        Reader(f"re{blank}lu\n").fields("activation")


@pytest.mark.parametrize("text", ["0 1\n", "0 1\nx y\n\n\n?", "0 1\n\x00", "0 1\n1 2 3"])
def test_anything_may_follow_an_illegal_line(text: str) -> None:
    read = Reader(text)
    assert read.integers("n m") == (0, 1)
    read.anything()
    assert read.finished
    assert read.open_ended


def test_an_input_without_lines_may_end_at_once() -> None:
    read = Reader("")
    read.end()
    assert read.finished


def test_damage_that_every_validator_must_notice() -> None:
    assert sorted(corruptions("2 2\n1 2\n3 -0.5\n")) == [
        ("last-line-dropped", "2 2\n1 2\n"),
        ("last-newline-dropped", "2 2\n1 2\n3 -0.5"),
        ("last-token-dropped", "2 2\n1 2\n3\n"),
        ("last-token-not-a-number", "2 2\n1 2\n3 1_0\n"),
        ("last-token-out-of-range", "2 2\n1 2\n3 9999999999999999999999999999999999999999\n"),
        ("line-of-garbage-appended", "2 2\n1 2\n3 -0.5\nx\n"),
        ("token-appended", "2 2\n1 2\n3 -0.5 -0.5\n"),
    ]


def test_damage_to_an_input_of_one_line_and_one_token() -> None:
    assert sorted(corruptions("7\n")) == [
        ("last-newline-dropped", "7"),
        ("last-token-dropped", "\n"),
        ("last-token-not-a-number", "1_0\n"),
        ("last-token-out-of-range", "9999999999999999999999999999999999999999\n"),
        ("line-of-garbage-appended", "7\nx\n"),
        ("token-appended", "7 7\n"),
    ]


def test_a_last_line_without_tokens_is_left_as_it_is() -> None:
    assert sorted(what for what, _ in corruptions("1\n\n")) == [
        "last-line-dropped",
        "last-newline-dropped",
        "line-of-garbage-appended",
    ]


def test_an_input_without_lines_can_be_damaged_too() -> None:
    assert ("line-of-garbage-appended", "x\n") in list(corruptions(""))


def test_a_strict_validator_notices_all_damage() -> None:
    def accepts(text: str) -> bool:
        read = Reader(text)
        try:
            rows, columns = read.integers("rows columns", 1, 9)
            read.matrix(rows, columns, low=-9, high=9, decimals=1)
            read.end()
        except InvalidInput:
            return False
        return True

    text = "2 3\n1 -0.5 3\n0 9 -9\n"
    assert accepts(text)
    assert [what for what, damaged in corruptions(text) if accepts(damaged)] == []
