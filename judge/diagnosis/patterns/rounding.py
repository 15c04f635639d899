"""Nearly right: rounded in another way, too early, or not computed precisely enough."""

from judge.diagnosis.figures import ENOUGH, Figures, Pairs
from judge.model import Remark

MANY = 7  # numbers that are all wrong in the same direction: not by chance
MOST_OF = 0.8  # the negative numbers; one next to a boundary may be right
SINGLE_PRECISION = 1e-6  # of the largest number; float32 keeps about seven digits
# Of the largest number: the errors of weights rounded to two decimals are mostly smaller, of a wrong scale larger.
NEARLY = 0.01


def rounding(figures: Figures) -> Remark | None:
    """Say how the numbers are rounded, if that is all that is wrong. Answers that are integers are exact."""
    pairs = figures.pairs
    if pairs is None or figures.decimals == 0:
        return None
    kinds = list(zip(pairs, figures.exact, strict=True))
    if any(found != expected for (found, expected), exact in kinds if exact):
        return None
    rounded = tuple(pair for pair, exact in kinds if not exact)
    if remark := _fewer_decimals(rounded, figures.decimals):
        return remark
    if len({expected for _, expected in rounded}) < ENOUGH:
        return None
    largest = max(abs(found - expected) for found, expected in rounded)
    size = max(abs(expected) for _, expected in rounded)
    if largest == 1 and (remark := _one_sided(rounded)):
        return remark
    if largest <= SINGLE_PRECISION * size:
        return Remark("pattern.single-precision")
    if largest == 1 and sum(abs(expected) >= 10 for _, expected in rounded) >= ENOUGH:
        return Remark("pattern.one-unit", {"count": sum(found != expected for found, expected in rounded)})
    if 1 < largest <= NEARLY * size:
        return Remark("pattern.nearly-right")
    return None


def _fewer_decimals(pairs: Pairs, decimals: int) -> Remark | None:
    """Say whether the answer is rounded or cut off at a digit before its last."""
    lost = next(
        (n for n in range(decimals, 0, -1) if all(found % 10**n == 0 for found, _ in pairs)),
        0,
    )
    step = 10**lost
    if not lost or not _shows_lost_decimals(pairs, step):
        return None
    if all(2 * abs(found - expected) <= step for found, expected in pairs):
        return Remark("pattern.fewer-decimals", {"decimals": decimals - lost})
    towards_zero = all(
        found * expected >= 0 and 0 <= abs(expected) - abs(found) <= step for found, expected in pairs
    )
    if towards_zero or all(0 <= expected - found <= step for found, expected in pairs):
        return Remark("pattern.cut-off-early", {"decimals": decimals - lost})
    return None


def _shows_lost_decimals(pairs: Pairs, step: int) -> bool:
    """Whether numbers without their last digits cannot be so by chance: several, or one that is long enough."""
    several = len({expected for _, expected in pairs if expected % step}) >= ENOUGH
    if several and len({found for found, _ in pairs}) >= ENOUGH - 1:
        return True
    return step >= 100 and bool(pairs) and all(abs(expected) >= 10 * step for _, expected in pairs)


def _one_sided(pairs: Pairs) -> Remark | None:
    """Wrong by one unit, and always to the same side."""
    wrong = [(found - expected, expected) for found, expected in pairs if found != expected]
    negative = [(found, expected) for found, expected in pairs if expected < 0]
    positive = len(pairs) - len(negative)
    of_negatives = all(expected < 0 < error for error, expected in wrong)
    if of_negatives and positive >= ENOUGH and len(wrong) >= max(ENOUGH, MOST_OF * len(negative)):
        return Remark("pattern.negatives-rounded-up")
    if len(wrong) < MANY or not len(pairs) <= 4 * len(wrong) <= 3 * len(pairs):
        return None  # a cut takes effect on about half of the numbers
    negative_wrong = sum(expected < 0 for _, expected in wrong)
    both_signs = negative_wrong >= 2 and len(wrong) - negative_wrong >= 2
    if all(error * expected < 0 for error, expected in wrong) and (
        both_signs or not negative or not positive
    ):
        return Remark("pattern.cut-off")
    if both_signs and all(error < 0 for error, _ in wrong):
        return Remark("pattern.rounded-down")
    if all(error > 0 for error, _ in wrong) and (both_signs or not negative):
        return Remark("pattern.rounded-up")
    return None
