"""The same number or the same row again and again, where the answer's differ."""

from judge.diagnosis.figures import ENOUGH, Cells, Figures, can_tell, divisors, rows_of
from judge.model import Remark

FEWEST = 3  # rows or columns that are the same


def repeated(figures: Figures) -> Remark | None:
    """Say whether all numbers, all rows (of each block) or all numbers of a row are the same."""
    if figures.matrix is None or not can_tell(figures.expected):
        return None
    if any(isinstance(cell, str) for cell in figures.found):
        return None
    if len(set(figures.found)) == 1:
        return Remark("pattern.same-number")
    _, columns = figures.matrix
    found, expected = rows_of(figures.found, columns), rows_of(figures.expected, columns)
    height = _same_rows(found, expected)
    if height is not None and columns > 1:
        if height == len(expected):
            return Remark("pattern.same-row")
        return Remark("pattern.same-row-in-blocks", {"rows": height})
    if _same_rows(list(zip(*found, strict=True)), list(zip(*expected, strict=True))) == columns:
        return Remark("pattern.same-in-rows")
    return None


def _same_rows(found: list[Cells], expected: list[Cells]) -> int | None:
    """Return the number of rows in a row that are the same throughout, the largest; the answer's must differ."""
    for height in divisors(len(found))[::-1]:
        starts = range(0, len(found), height)
        if height < FEWEST or height * len(found[0]) < ENOUGH:
            return None
        if all(len(set(found[i : i + height])) == 1 for i in starts):
            distinct = [len(set(expected[i : i + height])) for i in starts]
            return height if min(distinct) >= min(FEWEST, height) else None
    return None
