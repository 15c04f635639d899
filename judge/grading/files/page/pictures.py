"""Bars and histograms: numbers that templates draw."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, count

from judge.grading.scores import decimal_text
from judge.model import Verdict

MOST_BARS = 12  # of a histogram, besides the one of full marks


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a bar that stands for 100 percent."""

    verdict: Verdict
    start: float
    width: float


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a histogram."""

    label: str
    count: int
    height: float  # percent of the highest


@dataclass(frozen=True, slots=True)
class Bins:
    """What the columns of a histogram stand for: scores from a multiple of the step to the next, then full marks."""

    step: Fraction
    maximum: Fraction

    @property
    def labels(self) -> list[str]:
        """The least score of each column."""
        starts = math.ceil(self.maximum / self.step)
        return [*(decimal_text(number * self.step) for number in range(starts)), decimal_text(self.maximum)]

    def place(self, score: Fraction) -> int:
        """Return the number of the column of a score."""
        last = math.ceil(self.maximum / self.step)
        return last if score >= self.maximum else math.floor(score / self.step)


SHARES = Bins(Fraction(1, 10), Fraction(1))


def bins_for(maximum: Fraction, least: Fraction) -> Bins:
    """Return bins for scores from 0 to `maximum`, not narrower than `least`: the step in which scores come."""
    fitting = (step for step in _steps() if maximum / step <= MOST_BARS and step >= min(least, maximum))
    return Bins(next(fitting), maximum)


def _steps() -> Iterator[Fraction]:
    """Yield the steps of scales: 0.1, 0.2, 0.5, 1, 2, 5, 10 ..."""
    for power in count(-1):
        yield from (digit * Fraction(10) ** power for digit in (1, 2, 5))


def columns(bins: Bins, scores: Mapping[Fraction, int]) -> tuple[Column, ...]:
    """Return the columns of a histogram; `scores` says how often each score occurs."""
    counts: Counter[int] = Counter()
    for score, times in scores.items():
        counts[bins.place(score)] += times
    highest = max(counts.values(), default=1)
    return tuple(
        Column(label, counts[number], 100 * counts[number] / highest)
        for number, label in enumerate(bins.labels)
    )


def segments(verdicts: Mapping[Verdict, int]) -> tuple[Segment, ...]:
    """Return the parts of a bar that shows how often each verdict occurs: accepted first, judge errors last."""
    occurring = [verdict for verdict in reversed(Verdict) if verdicts.get(verdict)]
    widths = [100 * verdicts[verdict] / sum(verdicts.values()) for verdict in occurring]
    starts = accumulate(widths, initial=0.0)
    return tuple(map(Segment, occurring, starts, widths))
