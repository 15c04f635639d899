"""Large integers that are wrong in a telling way: counts and sizes, known exactly."""

from judge.diagnosis.figures import Figures
from judge.diagnosis.patterns.factors import name_ratio
from judge.model import Remark

LARGE = 1000  # an exact ratio of integers of this size is not chance
WORD_32 = 1 << 32


def integers(figures: Figures) -> Remark | None:
    """Say whether integers wrapped around in 32 bits, or by which factor the first wrong one is off."""
    if len(figures.found) != len(figures.expected):
        return None
    one = 10**figures.decimals
    wrong = [
        (i, found // one, expected // one)
        for i, (found, expected, exact) in enumerate(
            zip(figures.found, figures.expected, figures.integers, strict=True)
        )
        if exact and found != expected and isinstance(found, int) and isinstance(expected, int)
    ]
    if wrong and all((found - expected) % WORD_32 == 0 for _, found, expected in wrong):
        return Remark("pattern.wraps-in-32-bits")
    for i, found, expected in wrong:
        factor = name_ratio(found, expected) if min(found, expected) >= LARGE else None
        if factor is not None:
            line, token = _place(i, figures.expected_widths)
            return Remark("pattern.number-factor", {"line": line, "token": token, "factor": factor})
    return None


def _place(index: int, widths: tuple[int, ...]) -> tuple[int, int]:
    """Return line and token, counted from 1, of a cell."""
    line = 0
    while index >= widths[line]:
        index -= widths[line]
        line += 1
    return line + 1, index + 1
