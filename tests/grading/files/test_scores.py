"""What a submission is worth."""

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.grading.records import Exercise, Row
from judge.grading.scores import Rule, Scoring, decimal_text, known_groups, share_of, units_of
from judge.model import Text, Verdict

AC, WA, CE, JE = Verdict.AC, Verdict.WA, Verdict.CE, Verdict.JE
TESTS, GROUPS = Scoring(Rule.TESTS), Scoring(Rule.GROUPS)

Rows = Callable[..., Row]
Exercises = dict[str, Exercise]


@pytest.mark.parametrize(
    ("verdicts", "scoring", "share"),
    [
        (AC, Scoring(), Fraction(1)),
        (AC, TESTS, Fraction(1)),
        (AC, GROUPS, Fraction(1)),
        ({"typical-a": WA}, Scoring(), Fraction(0)),
        ({"typical-a": WA}, TESTS, Fraction(4, 5)),
        ({"typical-a": WA}, GROUPS, Fraction(2, 3)),
        ({"sample": WA}, Scoring(), Fraction(0)),
        ({"sample": WA}, TESTS, Fraction(1)),
        ({"sample": WA}, GROUPS, Fraction(1)),
        ({"smallest": WA, "boundary": WA}, TESTS, Fraction(3, 5)),
        ({"smallest": WA, "boundary": WA}, GROUPS, Fraction(2, 3)),
        (WA, TESTS, Fraction(0)),
        (CE, Scoring(), Fraction(0)),
        (CE, TESTS, Fraction(0)),
        (CE, GROUPS, Fraction(0)),
    ],
)
def test_the_share_of_the_points(
    row: Rows, exercises: Exercises, verdicts: Verdict, scoring: Scoring, share: Fraction
) -> None:
    assert share_of(row(verdicts=verdicts), units_of(exercises["row-sums"], scoring)) == share


@pytest.mark.parametrize(
    ("groups", "share"),
    [
        (("typical",), Fraction(0)),
        (("edges",), Fraction(1)),
        (("typical", "edges"), Fraction(1, 2)),
        (("typical", "illegal"), Fraction(0)),
        (("illegal", "big"), Fraction(2, 3)),
        (("samples",), Fraction(2, 3)),
    ],
    ids=lambda value: str(value),
)
def test_of_the_groups_that_are_named_those_count_that_the_exercise_has(
    row: Rows, exercises: Exercises, groups: tuple[str, ...], share: Fraction
) -> None:
    units = units_of(exercises["row-sums"], Scoring(Rule.GROUPS, groups))
    assert share_of(row(verdicts={"typical-b": WA}), units) == share


def test_a_test_that_was_not_run_is_not_passed(row: Rows, exercises: Exercises) -> None:
    stopped = row(verdicts={"boundary": WA}, stops=True)
    assert share_of(stopped, units_of(exercises["row-sums"], TESTS)) == Fraction(1, 5)


@pytest.mark.parametrize("scoring", [Scoring(), TESTS, GROUPS], ids=lambda each: each.rule.value)
def test_the_score_of_a_judge_error_is_not_known(row: Rows, exercises: Exercises, scoring: Scoring) -> None:
    units = units_of(exercises["row-sums"], scoring)
    assert share_of(row(verdicts={"smallest": JE}), units) is None
    assert share_of(row(verdicts={"smallest": JE}, stops=True), units) is None


def test_a_judge_error_behind_the_first_failure_counts_where_the_score_depends_on_it(
    row: Rows, exercises: Exercises
) -> None:
    later = row(verdicts={"smallest": WA, "typical-b": JE})
    assert later.verdict == WA
    exercise = exercises["row-sums"]
    assert share_of(later, units_of(exercise, Scoring())) == 0
    assert share_of(later, units_of(exercise, TESTS)) is None
    assert share_of(later, units_of(exercise, GROUPS)) is None
    assert share_of(later, units_of(exercise, Scoring(Rule.GROUPS, ("edges", "batches")))) == Fraction(1, 2)
    failed_anyway = row(verdicts={"typical-a": WA, "typical-b": JE})
    assert share_of(failed_anyway, units_of(exercise, GROUPS)) == Fraction(2, 3)


def test_an_exercise_without_secret_tests_is_scored_by_the_verdict(
    row: Rows, make_exercise: Callable[..., Exercise]
) -> None:
    samples = make_exercise("row-sums", Text("x", "x"), ["sample/01-two-rows"])
    for scoring in (TESTS, GROUPS):
        assert share_of(row(), units_of(samples, scoring)) == 1
        assert share_of(row(verdicts=WA), units_of(samples, scoring)) == 0


def test_a_program_that_does_not_compile_has_no_points_even_without_tests(
    row: Rows, make_exercise: Callable[..., Exercise]
) -> None:
    empty = make_exercise("row-sums", Text("x", "x"), [])
    assert share_of(row(verdicts=CE), units_of(empty, Scoring())) == 0


def test_an_exercise_is_worth_a_point_unless_told_otherwise() -> None:
    scoring = Scoring(points={"row-sums": Fraction(5, 2)})
    assert (scoring.points_for("row-sums"), scoring.points_for("means")) == (Fraction(5, 2), 1)
    scoring = Scoring(points_each=Fraction(20), points={"row-sums": Fraction(5, 2)})
    assert (scoring.points_for("row-sums"), scoring.points_for("means")) == (Fraction(5, 2), 20)


def test_samples_are_no_group_that_counts() -> None:
    assert "edges" in known_groups()
    assert "samples" not in known_groups()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(0), "0"),
        (Fraction(6, 7), "0.8571"),
        (Fraction(1), "1"),
        (Fraction(17, 20), "0.85"),
        (Fraction(100), "100"),
        (Fraction(5, 2), "2.5"),
        (Fraction(1, 10**6), "0"),
        (Fraction(2, 3), "0.6667"),
        (Fraction(10**9) + Fraction(1, 10**4), "1000000000.0001"),
    ],
)
def test_a_score_is_written_with_at_most_four_decimals(value: Fraction, text: str) -> None:
    assert decimal_text(value) == text


@given(st.fractions(min_value=0, max_value=10**6))
def test_a_score_that_is_read_back_is_the_same_to_half_of_the_last_digit(value: Fraction) -> None:
    text = decimal_text(value)
    assert abs(Fraction(Decimal(text)) - value) <= Fraction(1, 20_000)
    assert not text.endswith(".")
    assert "." not in text or not text.endswith("0")
