"""The grammar of numbers, and exact arithmetic on what is written."""

from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.checkers.numbers import DECIMAL, INTEGER, decimals_of, difference, is_close, parse, rounds_to

ANYTHING = settings(derandomize=True, deadline=None, database=None)


@pytest.mark.parametrize(
    ("token", "value"),
    [
        ("0", Decimal(0)),
        ("-7", Decimal(-7)),
        ("+7", Decimal(7)),
        ("007", Decimal(7)),
        ("1.50", Decimal(3) / 2),
        ("1.", Decimal(1)),
        (".5", Decimal(1) / 2),
        ("-.5", Decimal(-1) / 2),
        ("1e3", Decimal(1000)),
        ("1E+03", Decimal(1000)),
        ("2.5e-1", Decimal(1) / 4),
        ("1.e0", Decimal(1)),
        ("1e" + "0" * 50 + "2", Decimal(100)),
        (".5e1", Decimal(5)),
        ("9007199254740993", Decimal(9007199254740993)),
        ("1e400", Decimal(10) ** 400),
        ("9" * 300, Decimal("9" * 300)),
    ],
)
def test_numbers(token: str, value: Decimal) -> None:
    assert parse(token) == value


@pytest.mark.parametrize(
    "token",
    [
        *[
            "",
            "+",
            "-",
            ".",
            "-.",
            "e",
            "e5",
            ".e5",
            "1e",
            "1e+",
            "1e1.5",
            "1.2.3",
            "--1",
            "+-1",
            "1-",
            "1-2",
        ],
        *["1_0", "1_000.0", "0x10", "0b1", "0o7", "1d0", "1j", "1L", "1f", "1,5", "1%", "1/2", "(1+0j)"],
        *["nan", "-nan", "inf", "-inf", "Infinity", "NaN", "sNaN", "None", "True", "one"],
        *["١", "１", "१", "²", "½", "Ⅷ", "\u22121", "\ufeff1", "1\u200b"],
        *[" 1", "1 ", "1\n", "\n1", "1\r", "1\0", "\t1", "[1", "1]", "1e99999", "9" * 5000],
    ],
)
def test_what_is_not_a_number(token: str) -> None:
    assert parse(token) is None


@pytest.mark.parametrize(
    ("token", "integer", "decimal"),
    [
        ("1", True, False),
        ("-12", True, False),
        ("1.0", False, True),
        ("-0.50", False, True),
        ("1.", False, False),
        (".5", False, False),
        ("1e3", False, False),
        ("1.0e3", False, False),
        ("ERR", False, False),
        ("١", False, False),
        ("1.٥", False, False),
        ("1_0", False, False),
        ("1\n", False, False),
    ],
)
def test_integers_and_decimals_as_answers_have_them(token: str, integer: bool, decimal: bool) -> None:
    assert (INTEGER.fullmatch(token) is not None, DECIMAL.fullmatch(token) is not None) == (integer, decimal)


@pytest.mark.parametrize(
    ("token", "decimals"), [("1", 0), ("1.", 0), ("1.0", 1), ("-0.50", 2), (".5", 1), ("1.0000", 4)]
)
def test_decimals_are_the_digits_behind_the_point(token: str, decimals: int) -> None:
    assert decimals_of(token) == decimals


@pytest.mark.parametrize(
    ("value", "answer", "decimals", "expected"),
    [
        ("1.234", "1.23", 2, True),
        ("1.2349999", "1.23", 2, True),
        ("1.236", "1.23", 2, False),
        ("1.225", "1.23", 2, True),  # a tie, upwards
        ("1.225", "1.22", 2, True),  # and downwards
        ("1.2250000000000000000001", "1.22", 2, False),
        ("1.2249999999999999999999", "1.23", 2, False),
        ("-1.235", "-1.23", 2, True),
        ("-1.235", "-1.24", 2, True),
        ("-1.2351", "-1.23", 2, False),
        ("0.004", "0.00", 2, True),
        ("-0.004", "0.00", 2, True),
        ("2.5", "2", 0, True),
        ("2.5", "3", 0, True),
        ("2.6", "2", 0, False),
        ("0.00004", "0.0000", 4, True),
        ("0.00006", "0.0000", 4, False),
        ("1e400", "1.00", 2, False),
        ("1e-400", "0.00", 2, True),
    ],
)
def test_rounding_to_a_number_of_decimals(value: str, answer: str, decimals: int, expected: bool) -> None:
    assert rounds_to(Decimal(value), Decimal(answer), decimals) is expected


@pytest.mark.parametrize(
    ("value", "answer"),
    [("1.005" + "0" * 30 + "1", "1.00"), ("1.004" + "9" * 40, "1.01"), ("-1.005" + "0" * 200 + "1", "-1.00")],
)
def test_rounding_is_exact_beyond_the_digits_of_the_default_context(value: str, answer: str) -> None:
    assert rounds_to(Decimal(value), Decimal(answer), 2) is False


@pytest.mark.parametrize(
    ("found", "expected", "error"),
    [
        ("3", "2", 1.0),
        ("2", "3", -1.0),
        ("0.3", "0.1", 0.2),  # 0.19999999999999998 in floats
        ("-0.00", "0.00", 0.0),
        ("9007199254740993", "9007199254740992", 1.0),  # 0 in floats
        ("1e400", "1e400", 0.0),  # nan in floats
        ("1e300", "0", 1e300),
        ("1e400", "0", None),
        ("-1e9999", "1e-9999", None),
        ("1e-9999", "0", 0.0),
        ("nan", "1", None),
        ("1", "inf", None),
        ("x", "1", None),
        ("1", "x", None),
        ("9" * 5000, "1", None),
    ],
)
def test_difference(found: str, expected: str, error: float | None) -> None:
    assert difference(found, expected) == error


@ANYTHING
@given(st.integers(), st.integers(0, 6))
def test_a_written_number_is_read_back(units: int, decimals: int) -> None:
    value = Decimal((units < 0, tuple(map(int, str(abs(units)))), -decimals))
    assert parse(f"{value:f}") == value
    assert parse(f"{value:e}") == value
    assert rounds_to(value, value, decimals)


@ANYTHING
@given(st.floats(allow_nan=False, allow_infinity=False))
def test_a_float_is_read_as_python_prints_it(value: float) -> None:
    assert parse(repr(value)) == Decimal(repr(value))
    assert difference(repr(value), "0") == value


@ANYTHING
@given(st.text(max_size=20))
def test_what_is_read_as_a_number_is_ascii_and_finite(token: str) -> None:
    value = parse(token)
    assert value is None or (token.isascii() and value.is_finite() and float(token) == float(value))


@pytest.mark.parametrize(
    ("value", "answer", "absolute", "relative", "close"),
    [
        ("1.5", "1", 0.5, None, True),
        ("0.5", "1", 0.5, None, True),
        ("1.50001", "1", 0.5, None, False),
        ("3", "2", None, 0.5, True),
        ("3.00001", "2", None, 0.5, False),
        ("-3", "-2", None, 0.5, True),
        ("2", "3", None, 0.4, True),
        ("3", "2", None, 0.4, False),  # relative to the answer
        ("3", "2", 1.0, 0.0, True),  # either is enough
        ("3", "2", 0.0, 0.5, True),
        ("3", "2", 0.9, 0.4, False),
        ("1", "1", 0.0, None, True),
        ("1", "1", None, None, False),  # by no tolerance at all
        ("0.3", "0.2", 0.1, None, True),  # 0.09999999999999998 in floats, but
        ("0.4", "0.3", 0.1, None, True),  # 0.10000000000000003
        ("1e9999", "1e-9999", 1e308, None, False),
        ("1." + "0" * 33 + "4", "1", 0.0, None, True),  # the 35th digit
        ("1." + "0" * 32 + "1", "1", 0.0, None, False),  # the 34th
    ],
)
def test_being_close_by_a_tolerance(
    value: str, answer: str, absolute: float | None, relative: float | None, close: bool
) -> None:
    assert is_close(Decimal(value), Decimal(answer), absolute, relative) is close
