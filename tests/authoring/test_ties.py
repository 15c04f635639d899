"""Values next to a rounding boundary: how far, and the second spelling; the answer against the unrounded values."""

from decimal import Decimal

import pytest

from judge.authoring.ties import Printed, answer_with, printed_decimals, spell
from judge.errors import BankError
from judge.model import Tie


def printed(spelling: str, value: str) -> Printed:
    return Printed(3, 4, spelling, Decimal(value))


@pytest.mark.parametrize(
    ("spelling", "value", "distance"),
    [
        ("0.12", "0.125", "0"),
        ("0.13", "0.125", "0"),
        ("0.12", "0.12", "0.005"),
        ("0.12", "0.1234", "0.0016"),
        ("0.12", "0.12499", "0.00001"),
        ("0.13", "0.12501", "0.00001"),
        ("-0.12", "-0.1234", "0.0016"),
        ("-0.13", "-0.12501", "0.00001"),
        ("0.00", "0", "0.005"),
        ("0.00", "-0.0049", "0.0001"),
        ("1000.00", "1000.0049", "0.0001"),
        # the scale is that of two decimals: one unit of the last place counts as 0.01
        ("0.1", "0.1234", "0.00266"),
        ("0.123", "0.1234", "0.001"),
        ("0.1234", "0.12343", "0.002"),
    ],
)
def test_the_distance_to_the_nearest_boundary(spelling: str, value: str, distance: str) -> None:
    assert printed(spelling, value).distance == Decimal(distance)


@pytest.mark.parametrize(
    ("spelling", "value", "other"),
    [
        ("0.12", "0.125", "0.13"),
        ("0.13", "0.125", "0.12"),
        ("-0.12", "-0.125", "-0.13"),
        ("-0.13", "-0.125", "-0.12"),
        ("1.00", "0.995", "0.99"),
        ("9.99", "9.995", "10.00"),
        ("-1.00", "-0.995", "-0.99"),
        # a value that rounds to zero has no sign
        ("0.01", "0.005", "0.00"),
        ("0.00", "0.005", "0.01"),
        ("-0.01", "-0.005", "0.00"),
        ("0.00", "-0.004995", "-0.01"),
        ("-0.01", "-0.005005", "0.00"),
        # 1e-5 below 1, in proportion to the value above it, at most 5e-5
        ("0.13", "0.12501", "0.12"),
        ("3.13", "3.125031", "3.12"),
        ("4.99", "4.994951", "5.00"),
        ("700.01", "700.00505", "700.00"),
        ("-700.00", "-700.00495", "-700.01"),
        # one decimal: distances are ten times as large; three: a tenth
        ("0.2", "0.24991", "0.3"),
        ("0.3", "0.25", "0.2"),
        ("0.124", "0.1235012", "0.123"),
        ("0.012", "0.0125", "0.013"),
        ("-0.001", "-0.0005", "0.000"),
    ],
)
def test_a_value_next_to_a_boundary_has_two_spellings(spelling: str, value: str, other: str) -> None:
    assert printed(spelling, value).tie == Tie(3, 4, other)


@pytest.mark.parametrize(
    ("spelling", "value"),
    [
        ("0.12", "0.12"),
        ("0.13", "0.125011"),
        ("0.12", "0.124989"),
        ("3.13", "3.125032"),
        ("700.01", "700.005051"),
        ("-700.00", "-700.004949"),
        ("0.00", "-0.00498"),
        ("0.2", "0.24989"),
        ("0.124", "0.1235013"),
        ("0.013", "0.0125011"),
    ],
)
def test_a_value_farther_from_it_has_one(spelling: str, value: str) -> None:
    assert printed(spelling, value).tie is None


@pytest.mark.parametrize(
    ("spelling", "value", "expected"),
    [
        ("0.00", "-0.004", True),
        ("0.00", "-1e-20", True),
        ("0.00", "0", False),
        ("0.00", "0.004", False),
        ("-0.01", "-0.006", False),
        ("0.0", "-0.04", True),
        ("-0.004", "-0.004", False),
    ],
)
def test_what_is_a_negative_zero(spelling: str, value: str, expected: bool) -> None:
    assert printed(spelling, value).is_negative_zero is expected


@pytest.mark.parametrize(
    ("value", "decimals", "text"),
    [
        (1.006, 2, "1.01"),
        (-0.004, 2, "0.00"),
        (-0.0, 2, "0.00"),
        (-0.006, 2, "-0.01"),
        (3, 2, "3.00"),
        (Decimal("-0.00"), 2, "0.00"),
        (Decimal("12.5"), 3, "12.500"),
        (1e22, 1, "10000000000000000000000.0"),
    ],
)
def test_a_number_is_spelled_without_negative_zero(value: float | Decimal, decimals: int, text: str) -> None:
    assert spell(value, decimals) == text


def test_the_decimals_of_an_answer_are_paired_with_their_values() -> None:
    answer = "7 relu\n1.01 -0.5\n\n0.00\n"
    values = [7, "relu", 1.0078125, -0.515625, -0.001953125]
    assert list(printed_decimals(answer, values, "reference.py")) == [
        Printed(2, 1, "1.01", Decimal("1.0078125")),
        Printed(2, 2, "-0.5", Decimal("-0.515625")),
        Printed(4, 1, "0.00", Decimal("-0.001953125")),
    ]


@pytest.mark.parametrize(
    ("answer", "values"),
    [
        ("1.00 2.00\n", [1.0]),
        ("1.00\n", [1.0, 2.0]),
        ("", [1.0]),
        ("0\n", []),
        ("two words\n", ["two words"]),
    ],
)
def test_as_many_values_as_tokens(answer: str, values: list[float | str]) -> None:
    with pytest.raises(BankError) as error:
        list(printed_decimals(answer, values, "reference.py"))
    assert error.value.key == "authoring.solve-length"
    assert error.value.parameters["values"] == len(values)
    assert error.value.parameters["tokens"] == len(answer.split())


@pytest.mark.parametrize(
    ("token", "value"),
    [
        ("1.01", 1.004),
        ("1.00", 1.006),
        ("0.13", 0.125),  # exactly a tie: formatting gives the even digit
        ("-0.00", -0.001),
        ("+1.00", 1.0),
        ("3", 4),
        ("3", 3.0),
        ("3.0", "3"),
        ("ERR", "err"),
        ("ERR", 1.0),
        ("1.00", "ERR"),
        ("nan", 1.0),
        ("1e-05", 1e-5),
        ("None", None),
        ("True", True),
    ],
)
def test_a_token_that_is_not_its_value_rounded_is_refused(token: str, value: object) -> None:
    with pytest.raises(BankError) as error:
        list(printed_decimals(f"0\n{token}\n", [0, value], "reference.py"))
    assert error.value.key == "authoring.solve-differs"
    assert error.value.parameters == {"path": "reference.py", "line": 2, "token": token, "value": value}


@pytest.mark.parametrize(
    ("answer", "places"),
    [("[1.00, 2.00]\n", [(1, 2), (1, 4)]), ("[[1.00],\n [2.00]]\n", [(1, 3), (2, 2)])],
)
def test_the_marks_of_a_list_are_tokens_without_values(answer: str, places: list[tuple[int, int]]) -> None:
    found = printed_decimals(answer, [1.0, 2.0], "reference.py")
    assert [(each.line, each.token) for each in found] == places


def test_other_values_are_printed_in_the_layout_of_the_answer() -> None:
    answer = "7 relu\n1.01 -0.5\n0.000\n"
    assert answer_with(answer, [8, "gelu", 0.994, -0.04, 1.23456]) == "8 gelu\n0.99 0.0\n1.235\n"
