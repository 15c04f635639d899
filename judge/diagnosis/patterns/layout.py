"""The right numbers in another arrangement: transposed, reshaped, rows or columns in another order."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

from judge.diagnosis.figures import Cell, Cells, Figures, can_tell, divisors, rows_of
from judge.diagnosis.patterns.signs import same_magnitudes
from judge.model import Remark

Matrix = list[Cells]


def layout(figures: Figures) -> Remark | None:
    """Say how the numbers of the answer are arranged in the output, if they are all there."""
    if figures.matrix is None or not can_tell(figures.expected):
        return None
    if not _same_in_any_order(figures.found, figures.expected) or same_magnitudes(figures):
        return None
    _, columns = figures.matrix
    found, expected = rows_of(figures.found, columns), rows_of(figures.expected, columns)
    arrangements: tuple[Callable[[], Remark | None], ...] = (
        lambda: _transposed(figures),
        lambda: _heads_merged(figures.found, expected),
        lambda: _rows_interleaved(found, expected),
        lambda: _rows_reordered(found, expected),
        lambda: _columns_reordered(found, expected),
    )
    known = (remark for arrangement in arrangements if (remark := arrangement()))
    return next(known, Remark("pattern.reordered"))


def _transposed(figures: Figures) -> Remark | None:
    """Compare with the transposed matrix, or each matrix of a batch; the lines printed tell `.T` from a reshape."""
    rows, columns = figures.matrix or (0, 0)
    expected = rows_of(figures.expected, columns)
    for count in divisors(rows):
        height = rows // count
        blocks = (expected[i : i + height] for i in range(0, rows, height))
        transposed = (cell for block in blocks for column in zip(*block, strict=True) for cell in column)
        if not _equal(transposed, figures.found):
            continue
        if height != columns and set(figures.found_widths) == {columns}:
            return Remark("pattern.column-by-column")
        return (
            Remark("pattern.transposed")
            if count == 1
            else Remark("pattern.transposed-each", {"rows": height})
        )
    return None


def _heads_merged(found: Cells, expected: Matrix) -> Remark | None:
    """Compare with heads side by side, (n, H, d_k), printed as (H, n, d_k): all rows, or each sequence."""
    columns = len(expected[0])
    for heads in divisors(columns)[1:-1]:
        width = columns // heads
        for height in divisors(len(expected))[:0:-1]:
            blocks = (expected[i : i + height] for i in range(0, len(expected), height))
            merged = (
                cell
                for block in blocks
                for start in range(0, columns, width)
                for row in block
                for cell in row[start : start + width]
            )
            if _equal(merged, found):
                return Remark("pattern.heads-merged", {"heads": heads})
    return None


def _rows_interleaved(found: Matrix, expected: Matrix) -> Remark | None:
    """Compare with the rows of several blocks taken in turn: (H, n) printed as (n, H)."""
    for blocks in divisors(len(expected))[1:-1]:
        height = len(expected) // blocks
        interleaved = (expected[block * height + i] for i in range(height) for block in range(blocks))
        if _equal(interleaved, found):
            return Remark("pattern.rows-interleaved", {"blocks": blocks})
    return None


def _rows_reordered(found: Matrix, expected: Matrix) -> Remark | None:
    size = _reordered_by(found, expected)
    if size is None:
        return None
    return (
        Remark("pattern.blocks-reordered", {"rows": size}) if size > 1 else Remark("pattern.rows-reordered")
    )


def _columns_reordered(found: Matrix, expected: Matrix) -> Remark | None:
    if len(expected) == 1:
        return None  # one row in another order is any order
    size = _reordered_by(list(zip(*found, strict=True)), list(zip(*expected, strict=True)))
    if size is None:
        return None
    if size > 1:
        return Remark("pattern.heads-reordered", {"columns": size})
    return Remark("pattern.columns-reordered")


def _reordered_by(found: Matrix, expected: Matrix) -> int | None:
    """Return the size of the largest blocks of rows that are all there, in another order; None: not even rows are."""
    for size in divisors(len(expected))[-2::-1]:
        blocks = [
            [tuple(rows[i : i + size]) for i in range(0, len(rows), size)] for rows in (found, expected)
        ]
        if _same_in_any_order(*blocks):
            return size
    return None


def _same_in_any_order(found: Iterable[Hashable], expected: Iterable[Hashable]) -> bool:
    return Counter(found) == Counter(expected)


def _equal(arranged: Iterator[Cell] | Iterator[Cells], found: Sequence[Cell] | Sequence[Cells]) -> bool:
    """Compare as far as the first difference: most arrangements end soon."""
    return all(one == other for one, other in zip(arranged, found, strict=True))
