"""The right numbers one row or one column away from their place."""

from judge.diagnosis.figures import Cells, Figures, can_tell, rows_of
from judge.model import Remark

FEWEST = 3  # rows: with two, a shift is one row in the other's place


def shifted(figures: Figures) -> Remark | None:
    """Say whether row i is the answer's row i + 1 or i - 1, or so with columns."""
    if figures.matrix is None:
        return None
    _, columns = figures.matrix
    found, expected = rows_of(figures.found, columns), rows_of(figures.expected, columns)
    if source := _source(found, expected):
        return Remark("pattern.rows-shifted", {"source": source})
    if source := _source(list(zip(*found, strict=True)), list(zip(*expected, strict=True))):
        return Remark("pattern.columns-shifted", {"source": source})
    return None


def _source(found: list[Cells], expected: list[Cells]) -> str | None:
    """Name the row of the answer that stands in row i, None if there is no such rule."""
    if len(expected) < FEWEST or not can_tell(cell for row in expected[1:] for cell in row):
        return None
    if found[:-1] == expected[1:]:
        return "i + 1"
    if found[1:] == expected[:-1]:
        return "i - 1"
    return None
