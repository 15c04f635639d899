"""Fractions where percentages are asked for, or the other way round, among numbers that are right."""

from judge.diagnosis.figures import Figures
from judge.model import Remark

LARGE = 1000  # units of the last digit: a hundredth of it still has two digits


def percentages(figures: Figures) -> Remark | None:
    """Say whether all that is wrong are decimals 100 times too small, or too large."""
    pairs = figures.pairs
    if pairs is None or figures.decimals == 0:
        return None
    wrong = [(found, expected) for found, expected in pairs if found != expected]
    if all(abs(expected) >= LARGE and abs(100 * found - expected) <= 50 for found, expected in wrong):
        return Remark("pattern.fraction-for-percentage", {"count": len(wrong)})
    if all(abs(found) >= LARGE and abs(100 * expected - found) <= 50 for found, expected in wrong):
        return Remark("pattern.percentage-for-fraction", {"count": len(wrong)})
    return None
