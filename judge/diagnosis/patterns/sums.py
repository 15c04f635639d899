"""Attention weights: what their rows and columns add up to."""

from judge.diagnosis.figures import ENOUGH, Figures, divisors
from judge.model import Remark

LEAST_DECIMALS = 2
FEWEST = 2  # rows and columns
ROUNDING = 0.2  # of one, the most that rounding may add to a sum

Numbers = list[tuple[int, ...]]


def sums(figures: Figures) -> Remark | None:
    """Where each row of the answer adds up to 1, say what adds up to 1 in the output, or that nothing does."""
    if figures.matrix is None or figures.pairs is None or figures.decimals < LEAST_DECIMALS:
        return None
    rows, columns = figures.matrix
    if min(rows, columns) < FEWEST or len(figures.pairs) != rows * columns:
        return None
    found = _rows_of([found for found, _ in figures.pairs], columns)
    expected = _rows_of([expected for _, expected in figures.pairs], columns)
    one = 10**figures.decimals
    if not _rows_add_up(expected, one):
        return None
    if sum(0 < cell < one for row in expected for cell in row) < ENOUGH:
        return None
    if _rows_add_up(found, one):
        is_one_hot = all(cell in (0, one) for row in found for cell in row)
        return Remark("pattern.one-hot") if is_one_hot else None
    for height in divisors(len(found))[:0:-1]:
        blocks = [found[i : i + height] for i in range(0, len(found), height)]
        if all(_rows_add_up(list(zip(*block, strict=True)), one) for block in blocks):
            return Remark("pattern.columns-add-up")
        if _rows_add_up([tuple(cell for row in block for cell in row) for block in blocks], one):
            return Remark("pattern.all-adds-up")
    return Remark("pattern.rows-do-not-add-up")


def _rows_of(numbers: list[int], columns: int) -> Numbers:
    return [tuple(numbers[i : i + columns]) for i in range(0, len(numbers), columns)]


def _rows_add_up(rows: Numbers, one: int) -> bool:
    """Whether no number is negative and each row adds up to 1 but for rounding."""
    rounding = len(rows[0]) / 2
    if rounding > ROUNDING * one:
        return False
    return all(min(row) >= 0 and abs(sum(row) - one) <= rounding for row in rows)
