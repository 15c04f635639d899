"""Drawing: the same numbers for ever, in range, written briefly."""

from collections.abc import Callable

import pytest

from judge.authoring.drawing import Draw, lines, number

# random.Random("pinned").random() of Python gives, rounded: 0.36289 0.90262 0.59240 0.69983 0.52415 0.17882.
# What follows from it was worked out by hand: an integer is low + floor(that * how many there are).


def test_the_sequence_of_integers_is_pinned() -> None:
    draw = Draw("pinned")
    assert [draw.integer(1, 6) for _ in range(6)] == [3, 6, 4, 5, 4, 2]


def test_the_sequence_of_decimals_is_pinned() -> None:
    draw = Draw("pinned")
    assert [draw.decimal(-2, 2) for _ in range(6)] == [-0.6, 1.7, 0.4, 0.8, 0.1, -1.3]


def test_the_sequence_of_choices_is_pinned() -> None:
    draw = Draw("pinned")
    names = ("relu", "gelu", "swiglu")
    assert [draw.choice(names) for _ in range(4)] == ["gelu", "swiglu", "gelu", "swiglu"]


def test_permutations_and_distributions_are_pinned() -> None:
    assert Draw("pinned").integers(3, 1, 6) == [3, 6, 4]
    assert Draw("pinned").permutation(4) == [0, 3, 2, 1]
    assert Draw("pinned").distribution(3) == [0.2, 0.49, 0.31]


def test_the_ends_of_a_range_are_set_once_in_every_row() -> None:
    matrix = [[0.0] * 4 for _ in range(3)]
    Draw("pinned").set_ends(matrix, 2.5)
    assert matrix == [[0, 0, 0, -2.5], [0, 0, 2.5, 0], [2.5, 0, 0, 0]]


def test_every_order_of_three_is_drawn() -> None:
    draw = Draw("orders")
    assert len({tuple(draw.permutation(3)) for _ in range(100)}) == 6
    assert draw.permutation(0) == []


@pytest.mark.parametrize(("length", "decimals"), [(1, 1), (7, 2), (10, 1), (100, 2), (100, 4)])
def test_a_distribution_adds_up_to_one_and_has_no_zero(length: int, decimals: int) -> None:
    draw = Draw("distribution")
    for _ in range(20):
        row = draw.distribution(length, decimals)
        units = [round(p * 10**decimals) for p in row]
        assert [unit / 10**decimals for unit in units] == row
        assert sum(units) == 10**decimals
        assert min(units) >= 1


def test_more_probabilities_than_units_are_refused() -> None:
    with pytest.raises(ValueError, match="no 11 probabilities of 1 decimals"):
        Draw("x").distribution(11, 1)


def test_a_matrix_is_drawn_row_by_row() -> None:
    assert Draw("pinned").matrix(2, 2, 0, 1, decimals=3) == [[0.363, 0.903], [0.592, 0.7]]
    draw = Draw("pinned")
    assert [draw.vector(2, 0, 1, 3), draw.vector(2, 0, 1, 3)] == [[0.363, 0.903], [0.592, 0.7]]


def test_the_largest_number_the_source_gives_stays_in_range(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = Draw("pinned")
    monkeypatch.setattr(draw._random, "random", lambda: 1 - 2**-53)
    for high in (0, 1, 2, 5, 99, 10**6, 10**9):
        assert draw.integer(-3, high) == high
    monkeypatch.setattr(draw._random, "random", lambda: 0.0)
    assert draw.integer(-3, 10**9) == -3


def test_another_seed_gives_other_numbers() -> None:
    assert Draw("pinned").vector(8, -9, 9) != Draw("Pinned").vector(8, -9, 9)
    assert Draw("pinned").vector(8, -9, 9) == Draw("pinned").vector(8, -9, 9)


def test_both_ends_of_a_range_are_drawn_and_nothing_beyond() -> None:
    draw = Draw("ends")
    assert {draw.integer(-2, 2) for _ in range(300)} == {-2, -1, 0, 1, 2}
    assert {draw.decimal(-0.2, 0.1) for _ in range(300)} == {-0.2, -0.1, 0.0, 0.1}
    assert {draw.integer(7, 7) for _ in range(5)} == {7}


def test_the_ends_of_a_range_are_drawn_although_floats_are_beside_them() -> None:
    draw = Draw("exact")  # 0.07 * 100 is 7.000000000000001 and 0.29 * 100 is 28.999999999999996
    assert {draw.decimal(0.07, 0.08, 2) for _ in range(40)} == {0.07, 0.08}
    assert {draw.decimal(0.28, 0.29, 2) for _ in range(40)} == {0.28, 0.29}


def test_a_decimal_is_the_float_one_would_write() -> None:
    draw = Draw("short")
    for value in (draw.decimal(-10, 10, 3) for _ in range(500)):
        assert value == float(f"{value:.3f}")
        assert len(number(value).partition(".")[2]) <= 3


def test_a_decimal_is_in_range_also_if_its_bounds_have_more_decimals() -> None:
    draw = Draw("bounds")
    assert {draw.decimal(0.26, 0.47) for _ in range(100)} == {0.3, 0.4}


@pytest.mark.parametrize("draw", [lambda d: d.integer(3, 1), lambda d: d.decimal(0.26, 0.28)])
def test_an_empty_range_is_refused(draw: Callable[[Draw], float]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever its words
        draw(Draw("empty"))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"),
        (-3, "-3"),
        (0, "0"),
        (3.0, "3"),
        (-0.5, "-0.5"),
        (12.25, "12.25"),
        (100.0, "100"),
        (0.0, "0"),
        (-0.0, "0"),
        (0.1, "0.1"),
        (-0.001, "-0.001"),
        (10**12, "1000000000000"),
        ("relu", "relu"),
        ("1.0", "1.0"),
    ],
)
def test_a_number_is_written_as_briefly_as_it_reads_back(value: float | str, text: str) -> None:
    assert number(value) == text


@pytest.mark.parametrize(
    ("value", "text"), [(1e-5, "0.00001"), (-2.5e-06, "-0.0000025"), (1e16, "10000000000000000")]
)
def test_a_number_is_never_written_with_an_exponent(value: float, text: str) -> None:
    assert number(value) == text


@pytest.mark.parametrize(
    ("parts", "text"),
    [
        ([(2, 3)], "2 3\n"),
        ([(1, 2), [[1.0, -0.5]]], "1 2\n1 -0.5\n"),
        ([(1, "relu", 0.5)], "1 relu 0.5\n"),
        ([[[1.0], [2.0]], (3,), [[4.5, 5.0]]], "1\n2\n3\n4.5 5\n"),
        ([[1, 2, 3]], "1 2 3\n"),
        ([iter([1, 2])], "1 2\n"),
        ([(row for row in [[1.0], [2.0]])], "1\n2\n"),
        ([], ""),
    ],
)
def test_lines_are_headers_and_matrices_one_below_the_other(parts: list[object], text: str) -> None:
    assert lines(*parts) == text
