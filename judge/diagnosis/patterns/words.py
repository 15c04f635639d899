"""The answer with other letters, or with words beside its numbers."""

import re

from judge.diagnosis.figures import ENOUGH, Cell, Figures, units
from judge.model import Remark

NUMBER_WITHIN = re.compile(r"[^0-9+.-]*([+-]?[0-9]+(?:\.[0-9]+)?)[^0-9.]*", re.ASCII)
LOOK_ALIKE = str.maketrans("OoIl", "0011")


def words(figures: Figures) -> Remark | None:
    """Say whether only the case of letters differs, or something is attached to numbers or stands between them."""
    if len(figures.found) == len(figures.expected):
        pairs = list(zip(figures.found, figures.expected, strict=True))
        if all(_folded(found) == _folded(expected) for found, expected in pairs):
            return Remark("pattern.letter-case")
        if figures.decimals == 0 and all(_looks(found) == _looks(expected) for found, expected in pairs):
            return Remark("pattern.look-alike")
        wrong = [(found, expected) for found, expected in pairs if found != expected]
        if all(_within(found, figures.decimals) == expected for found, expected in wrong):
            return Remark("pattern.attached", {"count": len(wrong)})
        return None
    known = {cell for cell in figures.expected if isinstance(cell, str)}
    rest = tuple(cell for cell in figures.found if isinstance(cell, int) or cell in known)
    if rest == figures.expected and len(rest) >= ENOUGH:
        return Remark("pattern.labels", {"count": len(figures.found) - len(rest)})
    return None


def _folded(cell: Cell) -> Cell:
    return cell.casefold() if isinstance(cell, str) else cell


def _looks(cell: Cell) -> str:
    return str(cell).translate(LOOK_ALIKE)


def _within(cell: Cell, decimals: int) -> Cell | None:
    """Return the number within a word, None if there is none."""
    match = NUMBER_WITHIN.fullmatch(cell) if isinstance(cell, str) else None
    return units(match[1], decimals) if match else None
