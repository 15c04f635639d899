"""The answer in part, or the answer and more, where the reason of the verdict does not say so already."""

from judge.diagnosis.figures import Cells, Figures, can_tell, rows_of
from judge.model import Remark

FEWEST = 3  # lines of which one can be said to be missing


def extent(figures: Figures) -> Remark | None:
    """Say which lines or columns are missing, or are too many, if all others are right."""
    if not can_tell(figures.found) or not can_tell(figures.expected):
        return None
    found = _lines(figures.found, figures.found_widths)
    expected = _lines(figures.expected, figures.expected_widths)
    if len(found) == len(expected):
        return _narrower(found, expected) or _wider(found, expected)
    columns = figures.columns
    if columns is not None and len(figures.found) % columns == 0:
        found = rows_of(figures.found, columns)  # if rows are whole, their line breaks may be elsewhere
    return _too_few(found, expected) if len(found) < len(expected) else _too_many(found, expected)


def _lines(cells: Cells, widths: tuple[int, ...]) -> list[Cells]:
    rest = iter(cells)
    return [tuple(next(rest) for _ in range(width)) for width in widths]


def _too_few(found: list[Cells], expected: list[Cells]) -> Remark | None:
    rows, of = len(found), len(expected)
    if of - rows == 1 and of >= FEWEST:
        at = _first_difference(found, expected)
        is_within = at < rows and found[at:] == expected[at + 1 :]
        return Remark("pattern.row-missing", {"row": at + 1}) if is_within else None
    if of % rows or len({len(line) for line in expected}) > 1:  # parts of a batch are of one size
        return None
    if found == expected[:rows]:
        return Remark("pattern.first-part", {"rows": rows, "of": of})
    if found == expected[-rows:]:
        return Remark("pattern.last-part", {"rows": rows, "of": of})
    return None


def _too_many(found: list[Cells], expected: list[Cells]) -> Remark | None:
    if found == expected * 2:
        return Remark("pattern.twice")
    at = _first_difference(found, expected)
    is_within = len(found) - len(expected) == 1 and 0 < at < len(expected)
    if is_within and found[at] == found[at - 1] and found[at + 1 :] == expected[at:]:
        return Remark("pattern.row-repeated", {"row": at})
    return None


def _narrower(found: list[Cells], expected: list[Cells]) -> Remark | None:
    """Say whether only the first columns are there, or the last."""
    columns, of = len(found[0]), len(expected[0])
    if (
        {len(line) for line in found} != {columns}
        or {len(line) for line in expected} != {of}
        or columns >= of
    ):
        return None
    for key, start in (("pattern.first-columns", 0), ("pattern.last-columns", of - columns)):
        if all(line == right[start:][:columns] for line, right in zip(found, expected, strict=True)):
            return Remark(key, {"columns": columns, "of": of})
    return None


def _wider(found: list[Cells], expected: list[Cells]) -> Remark | None:
    """Say whether each line is the answer's with something before or behind it."""
    lines = list(zip(found, expected, strict=True))
    if any(len(line) <= len(right) for line, right in lines):
        return None
    if all(line[: len(right)] == right or line[-len(right) :] == right for line, right in lines):
        return Remark("pattern.more-in-lines")
    return None


def _first_difference(found: list[Cells], expected: list[Cells]) -> int:
    pairs = zip(found, expected, strict=False)
    return next((i for i, (line, right) in enumerate(pairs) if line != right), min(len(found), len(expected)))
