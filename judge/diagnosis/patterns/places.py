"""Which rows are right, where some are: the first or the last of each sequence, or those far from its ends."""

from judge.diagnosis.figures import Cells, Figures, can_tell, divisors, rows_of
from judge.diagnosis.patterns.special import BROKEN
from judge.model import Remark

FEWEST = 4  # rows that differ, or columns
SOME = 5  # rows, of which it is not by chance the last that is right
MANY = 6  # rows, of which it is not by chance the first few that are right or wrong
LONG = 8  # rows, of which it is not by chance the first few and last few that are wrong
RIGHT_NUMBERS = 3  # of two digits: rows or columns of so many are not right by chance


def places(figures: Figures) -> Remark | None:
    """Say which rows, or else which columns, are right, if there is a rule in it."""
    if figures.matrix is None or not BROKEN.isdisjoint(figures.found):
        return None
    _, columns = figures.matrix
    found, expected = rows_of(figures.found, columns), rows_of(figures.expected, columns)
    right = [row == answer for row, answer in zip(found, expected, strict=True)]
    if not any(right):
        return _columns(list(zip(*found, strict=True)), list(zip(*expected, strict=True)))
    right_cells = (cell for row, is_right in zip(found, right, strict=True) if is_right for cell in row)
    shows = (columns > 1 and len(right) >= LONG) or can_tell(right_cells, RIGHT_NUMBERS)
    if not shows or len(set(expected)) < FEWEST:
        return None
    return _rows(right)


def _columns(found: list[Cells], expected: list[Cells]) -> Remark | None:
    right = [column == answer for column, answer in zip(found, expected, strict=True)]
    first = _first_wrong(right)
    if len(right) < FEWEST or len(found[0]) == 1 or any(right[first:]):
        return None
    if not can_tell((cell for column in found[:first] for cell in column), RIGHT_NUMBERS):
        return None
    return Remark("pattern.first-columns-right", {"columns": first})


def _rows(right: list[bool]) -> Remark | None:
    rows = len(right)
    if rows < SOME:
        return None
    heights = [height for height in divisors(rows)[::-1] if height > 2]
    for key, at in (("pattern.last-row-right", -1), ("pattern.first-row-right", 0)):
        for height in heights:
            if all(right[i] == (i % height == at % height) for i in range(rows)):
                return Remark(key, {"rows": height})
    first = _first_wrong(right)
    if rows >= MANY and first > 1 and rows - first > 1 and not any(right[first:]):
        if rows % first == 0:
            return Remark("pattern.first-block-right", {"rows": first})
        return Remark("pattern.wrong-from-row", {"row": first + 1})
    if any(_wrong_at_the_ends(right, height) for height in heights if rows >= LONG and height >= FEWEST):
        return Remark("pattern.ends-wrong")
    return None


def _wrong_at_the_ends(right: list[bool], height: int) -> bool:
    """Whether in each block of `height` rows the same rows at its ends are wrong, and the most in between right."""
    block = right[:height]
    if right != block * (len(right) // height):
        return False
    before, behind = _first_right(block), _first_right(block[::-1])
    wrong = block.count(False)
    return 2 <= wrong == before + behind <= height // 2


def _first_wrong(right: list[bool]) -> int:
    return right.index(False) if False in right else len(right)


def _first_right(right: list[bool]) -> int:
    return right.index(True) if True in right else len(right)
