"""Values that show that a computation broke down, and where."""

from judge.diagnosis.figures import ENOUGH, Cells, Figures, rows_of
from judge.model import Remark

INFINITE = frozenset({"inf", "-inf"})
BROKEN = INFINITE | {"nan"}


def special_everywhere(figures: Figures) -> Remark | None:
    """Say whether every number is nan, or every number 0 though the answer's are not."""
    numbers = [
        found
        for found, expected in zip(figures.found, figures.expected, strict=False)
        if isinstance(expected, int)
    ]
    if len(figures.found) != len(figures.expected) or len(numbers) < ENOUGH:
        return None
    if all(number == "nan" for number in numbers):
        return Remark("pattern.nan-everywhere")
    nonzero = sum(expected not in (0, "nan") for expected in figures.expected)
    if all(number == 0 for number in numbers) and nonzero >= ENOUGH:
        return Remark("pattern.zeros")
    return None


def special_in_places(figures: Figures) -> Remark | None:
    """Say where nan and infinite values stand, and whether all else is right."""
    if len(figures.found) != len(figures.expected) or len(figures.found) < ENOUGH:
        return None
    pairs = list(zip(figures.found, figures.expected, strict=True))
    broken = {found for found, expected in pairs if found in BROKEN and found != expected}
    if not broken:
        return None
    rest_is_right = all(found == expected for found, expected in pairs if found not in BROKEN)
    if figures.matrix and (rows := _rows_of_nan(rows_of(figures.found, figures.matrix[1]))):
        key = "pattern.nan-rows-alone" if rest_is_right else "pattern.nan-rows"
        return Remark(key, {"count": len(rows), "row": rows[0]})
    if not rest_is_right or all(found in BROKEN for found in figures.found):
        return None
    count = sum(found in BROKEN for found in figures.found)
    return Remark("pattern.infinite-alone" if broken <= INFINITE else "pattern.nan-alone", {"count": count})


def _rows_of_nan(rows: list[Cells]) -> list[int]:
    """Return the numbers, from 1, of the rows that are nan throughout; none if nan stands elsewhere too."""
    if len(rows[0]) == 1:
        return []
    broken = [i for i, row in enumerate(rows, 1) if "nan" in row]
    return broken if all(set(rows[i - 1]) == {"nan"} for i in broken) else []
