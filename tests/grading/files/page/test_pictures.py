"""Bars and histograms as numbers."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.grading.files.page.pictures import Bins, bins_for, columns, segments
from judge.model import Verdict

ONE, TENTH = Fraction(1), Fraction(1, 10)


@pytest.mark.parametrize(
    ("maximum", "least", "labels"),
    [
        (6, 1, ["0", "1", "2", "3", "4", "5", "6"]),
        (1, 0, ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"]),
        (1, 1, ["0", "1"]),
        (2, 0, ["0", "0.2", "0.4", "0.6", "0.8", "1", "1.2", "1.4", "1.6", "1.8", "2"]),
        (100, 0, ["0", "10", "20", "30", "40", "50", "60", "70", "80", "90", "100"]),
        (72, 1, ["0", "10", "20", "30", "40", "50", "60", "70", "72"]),
        (Fraction(53, 2), 0, ["0", "5", "10", "15", "20", "25", "26.5"]),
        (0, 0, ["0"]),
    ],
)
def test_a_scale_has_round_steps(maximum: int, least: int, labels: list[str]) -> None:
    assert bins_for(Fraction(maximum), Fraction(least)).labels == labels


@given(st.fractions(min_value=0, max_value=5000), st.fractions(min_value=0, max_value=1))
def test_every_score_has_its_column(maximum: Fraction, share: Fraction) -> None:
    bins = bins_for(maximum, Fraction(0))
    score = maximum * share
    place = bins.place(score)
    assert place < len(bins.labels) <= 13
    assert (place == len(bins.labels) - 1) == (score == maximum)
    assert place * bins.step <= score or score == maximum


def test_columns_are_as_high_as_their_share_of_the_highest() -> None:
    found = columns(Bins(ONE, 2 * ONE), {Fraction(0): 1, Fraction(1, 2): 1, 2 * ONE: 8})
    assert [(column.label, column.count, column.height) for column in found] == [
        ("0", 2, 25),
        ("1", 0, 0),
        ("2", 8, 100),
    ]


def test_without_scores_the_columns_are_empty() -> None:
    assert {column.height for column in columns(Bins(TENTH, ONE), {})} == {0}


def test_a_bar_is_divided_by_verdicts_accepted_first() -> None:
    found = segments({Verdict.JE: 1, Verdict.WA: 2, Verdict.AC: 5, Verdict.CE: 0})
    assert [(part.verdict, part.start, part.width) for part in found] == [
        (Verdict.AC, 0, 62.5),
        (Verdict.WA, 62.5, 25),
        (Verdict.JE, 87.5, 12.5),
    ]
