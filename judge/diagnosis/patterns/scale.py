"""Off by a factor or by a constant: everywhere, or in each row or column by one of its own.

A number is known to half a unit of its last digit, so a pair of numbers admits not one factor but an interval of
them. A factor is claimed only if the intervals of all pairs have a common part that leaves out 1; constants likewise.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from judge.diagnosis.figures import ENOUGH, Figures
from judge.diagnosis.patterns.factors import name_factor
from judge.model import Remark

TIGHT = 1.1  # upper by lower end of an interval that says something about the factor
NARROW = 1.03  # ... that is narrow enough for the factor to be told
SLACK = 1e-12  # of floating-point arithmetic
HALF = 0.5 - 1e-9  # a unit; less, so that intervals which only touch have nothing in common
OFF_BY_FACTOR = 1e-6  # from 1
OFF_BY_CONSTANT = 0.5  # units: where all numbers are off by one unit at most, it may as well be rounding
FAR = 10  # times the error of two numbers: so far apart that a constant is no factor
FEWEST = 3  # rows that have a factor of their own, and numbers in each


@dataclass(frozen=True, slots=True)
class Pair:
    """A number found and the one expected, and how far the exact values may be from them."""

    found: int
    expected: int
    found_error: float
    expected_error: float


@dataclass(frozen=True, slots=True)
class Interval:
    """The factors or constants that all pairs of a group admit."""

    low: float
    high: float
    evidence: int  # how many different numbers have narrowed it down
    is_off: bool  # whether it leaves out the factor 1, or the constant 0

    @property
    def is_empty(self) -> bool:
        """Whether nothing suits all pairs."""
        return self.low > self.high


NOTHING = Interval(1, 0, evidence=0, is_off=False)
Admit = Callable[[Sequence[Pair]], Interval]


def scale(figures: Figures) -> Remark | None:
    """Say by which factor all numbers are off, or that they are by a constant, or so in each row or column."""
    pairs = _pairs(figures)
    if len({pair.expected for pair in pairs}) < ENOUGH:
        return None
    return _one_factor(pairs) or _one_constant(pairs) or _by_rows_or_columns(figures, pairs)


def _one_factor(pairs: Sequence[Pair]) -> Remark | None:
    factors = _factors(pairs)
    if factors.is_empty or not factors.is_off or factors.evidence < ENOUGH:
        return None
    least, most = sorted((abs(factors.low), abs(factors.high)))
    if most > NARROW * least:
        return None
    name, has_name = name_factor(factors.low, factors.high)
    if name.lstrip("-") == "1":
        return None
    return Remark("pattern.factor" if has_name else "pattern.factor-about", {"factor": name})


def _one_constant(pairs: Sequence[Pair]) -> Remark | None:
    constants = _constants(pairs)
    if constants.is_empty or not constants.is_off or constants.evidence < ENOUGH:
        return None
    return Remark("pattern.constant")


def _by_rows_or_columns(figures: Figures, pairs: Sequence[Pair]) -> Remark | None:
    if figures.matrix is None or len(pairs) != len(figures.expected):
        return None
    rows, columns = figures.matrix
    in_rows = [pairs[i * columns : (i + 1) * columns] for i in range(rows)]
    in_columns = [pairs[j::columns] for j in range(columns)]
    if _each_has_its_own(in_rows, _factors):
        return Remark("pattern.row-factors")
    if _each_has_its_own(in_columns, _factors):
        return Remark("pattern.column-factors")
    if _each_has_its_own(in_rows, _constants):
        return Remark("pattern.row-constants")
    if _each_has_its_own(in_columns, _constants):
        return Remark("pattern.column-constants")
    return None


def _each_has_its_own(groups: Sequence[Sequence[Pair]], admit: Admit) -> bool:
    """Whether each group admits a factor (or constant), most of them are off, and no one suits them all."""
    if len(groups[0]) < FEWEST:
        return False
    telling: list[Interval] = []
    for group in groups:
        interval = admit(group)
        if interval.is_empty:
            return False
        if interval.evidence >= FEWEST:
            telling.append(interval)
    off = sum(interval.is_off for interval in telling)
    if len(telling) < FEWEST or 2 * off <= len(groups):
        return False
    return max(interval.low for interval in telling) > min(interval.high for interval in telling)


def _pairs(figures: Figures) -> list[Pair]:
    """Return the pairs of numbers with their errors, none where the texts differ in more than numbers."""
    pairs = figures.pairs
    if pairs is None:
        return []
    found_error = HALF * 10 ** max(0, figures.decimals - figures.found_decimals)
    return [
        Pair(found, expected, 0, 0) if exact else Pair(found, expected, found_error, HALF)
        for (found, expected), exact in zip(pairs, figures.exact, strict=True)
    ]


def _factors(pairs: Sequence[Pair]) -> Interval:
    """Return the factors that all pairs admit; they are negative if that of the largest number is."""
    largest = max(pairs, key=lambda pair: abs(pair.expected))
    sign = -1 if largest.found * largest.expected < 0 else 1
    low, high = 0.0, math.inf
    telling: set[int] = set()
    for pair in pairs:
        least, most = _admitted(pair, sign)
        if 0 < most <= TIGHT * least:
            telling.add(pair.expected)
        low, high = max(low, least), min(high, most)
        if low > high * (1 + SLACK):
            return NOTHING
    low, high = low * (1 - SLACK), high * (1 + SLACK)
    is_off = sign < 0 or low > 1 + OFF_BY_FACTOR or high < 1 - OFF_BY_FACTOR
    return Interval(*((low, high) if sign > 0 else (-high, -low)), len(telling), is_off)


def _admitted(pair: Pair, sign: int) -> tuple[float, float]:
    """Return the least and the largest factor of the sign that make one number the other, without their sign."""
    found = pair.found * sign * (1 if pair.expected >= 0 else -1)
    least, most = abs(pair.expected) - pair.expected_error, abs(pair.expected) + pair.expected_error
    if most == 0:  # an integer 0
        return (0.0, math.inf) if found == 0 else (1.0, 0.0)
    if least <= 0:  # a number of either sign
        return max(0.0, abs(found) - pair.found_error) / most, math.inf
    return (found - pair.found_error) / most, (found + pair.found_error) / least


def _constants(pairs: Sequence[Pair]) -> Interval:
    """Return the constants that all pairs admit. Evidence are numbers that lie far from each other."""
    low, high = -math.inf, math.inf
    for pair in pairs:
        error = pair.found_error + pair.expected_error
        low = max(low, pair.found - pair.expected - error)
        high = min(high, pair.found - pair.expected + error)
        if low > high:
            return NOTHING
    apart = max(1, math.ceil(FAR * max(pair.found_error + pair.expected_error for pair in pairs)))
    evidence = len({pair.expected // apart for pair in pairs})
    return Interval(low, high, evidence, is_off=low > OFF_BY_CONSTANT or high < -OFF_BY_CONSTANT)
