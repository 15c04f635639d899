"""Right but for signs."""

from judge.diagnosis.figures import Figures, can_tell
from judge.model import Remark


def signs(figures: Figures) -> Remark | None:
    """Say whether all signs are reversed, or some."""
    pairs = figures.pairs
    if pairs is None or not same_magnitudes(figures):
        return None
    if not can_tell(abs(expected) for _, expected in pairs if expected):
        return None
    if sorted(found for found, _ in pairs) == sorted(expected for _, expected in pairs):
        return None  # each number is there with both signs: it may as well be another arrangement
    wrong = sum(found != expected for found, expected in pairs)
    if all(found == -expected for found, expected in pairs):
        return Remark("pattern.negated")
    return Remark("pattern.signs", {"count": wrong})


def same_magnitudes(figures: Figures) -> bool:
    """Whether every number is the answer's, or that with the other sign."""
    pairs = figures.pairs
    return pairs is not None and all(abs(found) == abs(expected) for found, expected in pairs)
