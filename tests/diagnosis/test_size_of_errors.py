"""Off by a factor or a constant, or rounded in another way: printed by the mistake itself."""

import math
from collections.abc import Callable

import numpy as np
import pytest

from judge.diagnosis.patterns.factors import name_factor, name_ratio

Keys = Callable[..., list[str]]
Claims = Callable[..., list]
Matrix = Callable[..., np.ndarray]


@pytest.mark.parametrize(
    ("factor", "name"),
    [
        (2, "2"),
        (1 / 2, "1/2"),
        (3, "3"),
        (1 / 3, "1/3"),
        (10, "10"),
        (1 / 4, "1/4"),
        (100, "100"),
        (math.sqrt(8), "√8"),
        (1 / math.sqrt(8), "1/√8"),
        (math.sqrt(2), "√2"),
        (1 / math.sqrt(6), "1/√6"),
        (12, "12"),
        (1 / 12, "1/12"),
        (3 / 4, "3/4"),
        (-2, "-2"),
        (-1 / math.sqrt(8), "-1/√8"),
    ],
)
def test_a_factor_is_named(remarks: Claims, matrix: Matrix, factor: float, name: str) -> None:
    answer = 10 * matrix(4, 5)
    (remark,) = remarks(answer, answer * factor)
    assert (remark.key, dict(remark.details)) == ("pattern.factor", {"factor": name})


def test_a_factor_without_a_name_is_told_about(remarks: Claims, matrix: Matrix) -> None:
    answer = matrix(4, 5)
    (remark,) = remarks(answer, answer * 0.3712)
    assert (remark.key, dict(remark.details)) == ("pattern.factor-about", {"factor": "0.37"})


def test_a_factor_is_seen_in_numbers_printed_with_all_their_digits(remarks: Claims, matrix: Matrix) -> None:
    answer = matrix(3, 3)
    (remark,) = remarks(answer, "\n".join(" ".join(map(repr, row)) for row in (answer / 3).tolist()))
    assert dict(remark.details) == {"factor": "1/3"}


def test_one_number_that_does_not_admit_the_factor_speaks_against_it(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(4, 5)
    output = 2 * answer
    output[2, 2] += 0.03
    assert claims(answer, output) == []


def test_numbers_known_too_roughly_have_no_factor(claims: Keys) -> None:
    assert claims("0.01 0.02\n0.03 0.04\n0.05 0.06\n", "0.02 0.04\n0.06 0.08\n0.10 0.12\n") == []
    assert claims("10.00 20.00 30.00\n", "20.00 40.00 60.00\n") == []


def test_integers_have_an_exact_factor(remarks: Claims) -> None:
    (remark,) = remarks("3 5 7 11 13\n", "6 10 14 22 26\n")
    assert (remark.key, dict(remark.details)) == ("pattern.factor", {"factor": "2"})
    assert remarks("3 5 7 11 13\n", "6 10 14 22 25\n") == []


def test_the_plainest_factor_of_an_interval_is_named() -> None:
    assert name_factor(1.99, 2.01) == ("2", True)
    assert name_factor(0.3535, 0.3536) == ("1/√8", True)
    assert name_factor(-0.3536, -0.3535) == ("-1/√8", True)
    assert name_factor(0.36, 0.38) == ("0.37", False)
    assert name_factor(1.2, 3.0) == ("2.1", False), "too wide for the name 2"
    assert name_factor(0.3334, 0.3336) == ("0.33", False), "1/3 is not in it"


def test_an_exact_ratio_is_named() -> None:
    assert [name_ratio(*pair) for pair in ((24, 2), (3, 36), (9, 12), (5, 7), (-2, 4), (0, 3))] == [
        "12",
        "1/12",
        "3/4",
        None,
        None,
        None,
    ]


def test_a_constant_added_to_all(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(4, 5)
    assert claims(answer, answer + 0.37) == ["constant"]
    assert claims(answer, answer - 3) == ["constant"]


def test_an_error_of_one_unit_is_rounding_and_no_constant(claims: Keys) -> None:
    assert claims("1.10 2.20 3.30\n4.40 5.50 6.60\n", "1.11 2.21 3.31\n4.41 5.51 6.61\n") == ["one-unit"]
    assert claims("0.05 0.25 0.45 0.65\n", "0.05 0.26 0.46 0.66\n") == []


def test_rows_that_are_not_normalised(claims: Keys, random: np.random.Generator) -> None:
    weights, values = np.exp(random.normal(size=(5, 6))), 10 * random.normal(size=(6, 4))
    answer = weights / weights.sum(axis=1, keepdims=True) @ values
    assert claims(answer, weights @ values) == ["row-factors"]


def test_a_gain_for_each_column_left_out(claims: Keys, matrix: Matrix, random: np.random.Generator) -> None:
    answer = matrix(5, 4)
    assert claims(answer * random.uniform(1.5, 3, size=4), answer) == ["column-factors"]


def test_a_mean_of_each_row_not_subtracted(claims: Keys, matrix: Matrix) -> None:
    x = matrix(4, 6)
    assert claims(x - x.mean(axis=1, keepdims=True), x) == ["row-constants"]


def test_a_bias_left_out(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(6, 4)
    assert claims(answer + matrix(4), answer) == ["column-constants"]


def test_two_rows_say_too_little_about_their_factors(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(2, 6)
    assert claims(answer, answer * [[2], [3]]) == []
    assert claims(matrix(5, 2), matrix(5, 2)) == []


def test_an_attention_over_the_wrong_axis_is_no_scale(claims: Keys, random: np.random.Generator) -> None:
    scores, values = random.normal(size=(5, 5)), 10 * random.normal(size=(5, 4))
    weights = np.exp(scores)
    answer = weights / weights.sum(axis=1, keepdims=True) @ values
    assert claims(answer, weights / weights.sum(axis=0) @ values) == []


def cut(x: np.ndarray, decimals: int = 2) -> np.ndarray:
    return np.trunc(x * 10**decimals) / 10**decimals


def test_cut_off_in_place_of_rounded(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(5, 6)
    assert claims(answer, cut(answer)) == ["cut-off"]
    assert claims(abs(answer), cut(abs(answer))) == ["cut-off"]


def test_rounded_down_and_up(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(5, 6)
    assert claims(answer, np.floor(answer * 100) / 100) == ["rounded-down"]
    assert claims(answer, np.ceil(answer * 100) / 100) == ["rounded-up"]


def test_negatives_rounded_by_int(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(5, 6)
    assert claims(answer, np.trunc(answer * 100 + 0.5) / 100) == ["negatives-rounded-up"]


def test_a_few_numbers_cut_off_are_wrong_by_one_unit(remarks: Claims, matrix: Matrix) -> None:
    for answer in (matrix(2, 3), abs(matrix(2, 3))):
        (remark,) = remarks(answer, cut(answer))
        assert remark.key == "pattern.one-unit"
        assert remark.details["count"] == (cut(answer) != answer.round(2)).sum()


def test_weights_rounded_first(claims: Keys, random: np.random.Generator) -> None:
    weights = np.exp(2 * random.normal(size=(6, 5)))
    weights /= weights.sum(axis=1, keepdims=True)
    values = 100 * random.normal(size=(5, 4))
    assert claims(weights @ values, weights.round(2) @ values) == ["nearly-right"]
    small = values / 100
    assert claims(weights @ small, weights.round(3) @ small) == ["one-unit"]


def test_single_precision(claims: Keys, matrix: Matrix) -> None:
    answer = 1e5 * matrix(3, 4)
    assert claims(answer, answer.astype(np.float32).astype(float)) == ["single-precision"]


def test_an_error_of_several_per_cent_is_not_nearly_right(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(4, 5)
    assert claims(answer, answer + 0.03 * abs(answer).max() * np.sin(answer)) == []


def test_fewer_decimals(remarks: Claims, matrix: Matrix) -> None:
    answer = matrix(3, 4)
    for places in (0, 1):
        for output in (answer.round(places), str(answer.round(places).tolist())):
            (remark,) = remarks(answer, output)
            assert (remark.key, dict(remark.details)) == ("pattern.fewer-decimals", {"decimals": places})
    (remark,) = remarks(answer, cut(answer, 1))
    assert (remark.key, dict(remark.details)) == ("pattern.cut-off-early", {"decimals": 1})


def test_a_single_long_number_shows_that_its_decimals_are_lost(claims: Keys) -> None:
    assert claims("10 20\n66.67\n", "10 20\n66.00\n") == ["cut-off-early"]
    assert claims("10 20\n66.67\n", "10 20\n67.00\n") == ["fewer-decimals"]
    assert claims("10 20\n66.67\n", "10 20\n66.70\n") == []
    assert claims("10 20\n66.67\n", "10 20\n65.00\n") == []
    assert claims("10 20\n66.67\n", "10 30\n66.00\n") == []


def test_fractions_and_percentages(claims: Keys) -> None:
    assert claims("10 20\n66.67\n", "10 20\n0.67\n") == ["fraction-for-percentage"]
    assert claims("10 20\n0.67\n", "10 20\n66.67\n") == ["percentage-for-fraction"]
    assert claims("10 20\n66.67\n", "10 20\n0.68\n") == []
    assert claims("10 20\n0.07\n", "10 20\n7.00\n") == [], "too few digits to tell"


def test_an_integer_off_by_an_exact_factor(remarks: Claims) -> None:
    (remark,) = remarks("12 7077888 100\n", "12 4718592 99\n")
    assert (remark.key, dict(remark.details)) == (
        "pattern.number-factor",
        {"line": 1, "token": 2, "factor": "2/3"},
    )
    (remark,) = remarks("1 2\n3 4 2359296\n", "1 2\n3 4 28311552\n")
    assert dict(remark.details) == {"line": 2, "token": 3, "factor": "12"}
    assert remarks("12 7077888 100\n", "12 4718593 99\n") == []
    assert remarks("12 64 100\n", "12 32 99\n") == [], "small integers have small ratios by chance"


def test_integers_that_wrapped_around_in_32_bits(claims: Keys) -> None:
    big = 3 * 10**10
    wrapped = (big + 2**31) % 2**32 - 2**31
    assert claims(f"5 {big}\n0.50\n", f"5 {wrapped}\n0.75\n") == ["wraps-in-32-bits"]
    assert claims(f"5 {big}\n0.50\n", f"6 {wrapped}\n0.75\n") == []
