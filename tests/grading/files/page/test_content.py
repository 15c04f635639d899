"""Numbers as they are written on the page."""

from collections.abc import Callable

import pytest

from judge.grading.files.page.content import content_of, number, percent
from judge.grading.files.tally import tally
from judge.grading.gradebook import Gradebook
from judge.grading.records import Exercise, Row
from judge.grading.scores import Rule, Scoring
from judge.messages import Messages
from judge.model import Verdict

WA = Verdict.WA


@pytest.mark.parametrize(
    ("part", "whole", "text"),
    [
        (0, 0, "–"),
        (0, 7, "0%"),
        (1, 1000, "<1%"),
        (5, 1000, "<1%"),
        (6, 1000, "1%"),
        (1, 3, "33%"),
        (995, 1000, ">99%"),
        (1000, 1000, "100%"),
    ],
)
def test_a_share_is_not_rounded_to_nothing_or_to_everything(part: int, whole: int, text: str) -> None:
    assert percent(part, whole) == text


def test_a_count_is_written_in_groups_of_three_digits() -> None:
    assert [number(count) for count in (7, 1234, 1234567)] == ["7", "1,234", "1,234,567"]


@pytest.mark.parametrize(
    ("failed", "median", "mean"),
    [
        ([], "1", "1"),
        (["typical"], "0.6", "0.6"),
        (["typical", "batch"], "0.7", "0.7"),
        (["typical", "batch", "secret"], "0.6", "0.47"),
        (["typical", "batch", "secret", "secret"], "0.3", "0.35"),
    ],
)
def test_the_median_of_an_even_number_is_half_way_between_two(
    row: Callable[..., Row], exercises: dict[str, Exercise], failed: list[str], median: str, mean: str
) -> None:
    verdicts = [{part: WA} for part in failed] or [{}]
    rows = [row(index, f"s{index}", verdicts=each) for index, each in enumerate(verdicts)]
    with Gradebook(["row-sums"], Scoring(Rule.TESTS)) as book:
        counts = tally(rows, {"row-sums": exercises["row-sums"]}, book)
        totals = content_of(Messages("en"), exercises, book, counts).totals
    assert totals is not None
    assert totals.note == f"Students by points, of 1. Median: {median}, mean: {mean}."
