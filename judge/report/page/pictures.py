"""Error maps as pictures: the paths of an SVG in which a cell is a unit wide and high."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from judge.model import ErrorMap

LEVELS = "01234"  # of an error map, from right to entirely wrong
WIDEST = 480  # pixels of a picture, and of its cells
SMALLEST_CELL, LARGEST_CELL = 6, 18
SMALL_CELL, LONGEST_SIDE = 4, 56  # at most, of the small one in the table of tests


@dataclass(frozen=True, slots=True)
class Picture:
    """An error map: a path for each level, to be drawn with strokes one unit wide, and lines between the cells."""

    width: int  # cells
    height: int
    paths: tuple[tuple[str, str], ...]  # level, path
    grid: str

    @property
    def cell(self) -> int:
        """The width of a cell in pixels."""
        return max(SMALLEST_CELL, min(LARGEST_CELL, WIDEST // self.width))

    @property
    def small_size(self) -> tuple[int, int]:
        """Width and height in pixels of the small picture beside others."""
        cell = min(SMALL_CELL, LONGEST_SIDE / max(self.width, self.height))
        return max(1, round(cell * self.width)), max(1, round(cell * self.height))


def picture_of(errors: ErrorMap | None) -> Picture | None:
    """Draw an error map; None if there is none, or nothing in it."""
    width = max(map(len, errors.rows), default=0) if errors else 0
    if errors is None or width == 0:
        return None
    height = len(errors.rows)
    rows = [f"M0 {y}h{width}" for y in range(1, height)]
    columns = [f"M{x} 0v{height}" for x in range(1, width)]
    return Picture(width, height, tuple(_paths(errors)), "".join(rows + columns))


def _paths(errors: ErrorMap) -> Iterator[tuple[str, str]]:
    """Yield the path of each level that occurs: a stroke through the middle of cells beside each other."""
    strokes: dict[str, list[str]] = {level: [] for level in LEVELS}
    for y, row in enumerate(errors.rows):
        x = 0
        for level, cells in groupby(row):
            length = len(list(cells))
            if level in strokes:
                strokes[level].append(f"M{x} {y}.5h{length}")
            x += length
    return ((level, "".join(path)) for level, path in strokes.items() if path)
