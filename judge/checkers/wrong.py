"""Why an output is wrong: of all that can be said, the reason that helps most."""

from collections.abc import Mapping
from itertools import islice

from judge.checkers.layout import Tokens
from judge.checkers.mismatch import Mismatch, first_mismatch
from judge.checkers.numbers import INFINITE, NOT_A_NUMBER, is_numeric, parse
from judge.checkers.presentation import Ties, bare, count_bare, is_summarised

Reason = tuple[str, Mapping[str, str | int], Mismatch]  # a key, its parameters, the place to show


def wrong_reason(place: Mismatch, found: Tokens, expected: Tokens, ties: Ties) -> Reason:
    """Return why the output is wrong; `place` is the first token that is.

    First whether all that was printed is right, or all that was asked for is there: then the numbers need no other
    look. Then what stands in place of a number. Then how the texts differ in size, and only then that a number or a
    word is another one.
    """
    if is_summarised(found) and not is_summarised(expected):
        return "check.summarised", {}, place
    lines, expected_lines = found.count_lines(), expected.count_lines()
    if place.found is None and place.line >= lines - 1:
        missing = expected.count_items() - found.count_items()
        return "check.missing-output", {"lines": expected_lines - place.line, "items": missing}, place
    if extra := _extra(place, lines, expected_lines, found, expected, ties):
        start, extra_lines = extra
        surplus = found.count_items() - expected.count_items()
        return "check.extra-output", {"lines": extra_lines, "items": surplus}, start
    if key := _in_place_of_a_number(place):
        return key, {}, place
    if shapes := _other_shape(found, expected):
        return "check.wrong-shape", shapes, place
    if lines != expected_lines:
        return "check.line-count", {"expected": expected_lines, "found": lines}, place
    width, expected_width = (_width(text, place.line) for text in (found, expected))
    if width != expected_width:
        details = {"line": place.line + 1, "expected": expected_width, "found": width}
        return "check.token-count", details, place
    if place.expected is not None and parse(place.expected) is None:
        return "check.wrong-word", {}, place
    is_number = place.found is not None and parse(place.found) is not None
    return "check.wrong-number" if is_number else "check.word-for-number", {}, place


def _extra(
    place: Mismatch, lines: int, expected_lines: int, found: Tokens, expected: Tokens, ties: Ties
) -> tuple[Mismatch, int] | None:
    """Return where an output has something before or behind the whole answer, and on how many lines."""
    if expected_lines == 0:
        return None
    if place.expected is None and place.line >= expected_lines - 1:
        return place, lines - place.line
    lines_before = lines - expected_lines
    tokens_before = _width(found, lines_before) - _width(expected, 0) if lines_before >= 0 else -1
    if tokens_before < 0:
        return None
    end = Tokens(found.text[sum(found.place(lines_before, tokens_before)) :], found.as_list)
    if first_mismatch(end, expected, ties, exact=False)[0]:
        return None
    start = next(Mismatch(i, 0, token, None) for i, line in enumerate(found) for token in line)
    return start, lines_before + (tokens_before > 0) - start.line


def _in_place_of_a_number(place: Mismatch) -> str | None:
    if place.found is None or place.expected is None:
        return None
    numbers, _ = bare(place.found)
    if any(map(NOT_A_NUMBER.fullmatch, numbers)):
        return "check.nan"
    if any(map(INFINITE.fullmatch, numbers)):
        return "check.infinite"
    if parse(place.expected) is not None and numbers and not any(map(is_numeric, numbers)):
        return "check.word-for-number"
    return None


def _other_shape(found: Tokens, expected: Tokens) -> dict[str, int] | None:
    """Compare the shapes of two matrices; a list has its shape in its brackets, not in its lines."""
    if expected.as_list or not (expected_shape := _shape(expected)) or not (shape := _shape(found)):
        return None
    if (
        shape == expected_shape or shape[0] == expected_shape[0] == 1
    ):  # of single lines the tokens are counted
        return None
    rows, columns = shape
    expected_rows, expected_columns = expected_shape
    return {
        "expected_rows": expected_rows,
        "expected_columns": expected_columns,
        "found_rows": rows,
        "found_columns": columns,
    }


def _shape(text: Tokens) -> tuple[int, int] | None:
    """Return rows and columns, None if the lines differ in length or there is but one number."""
    rows = columns = 0
    for line in text.lines():
        width = count_bare(line)
        if rows and width != columns:
            return None
        rows, columns = rows + 1, width
    return (rows, columns) if rows * columns > 1 else None


def _width(text: Tokens, line: int) -> int:
    """Count the tokens of a line, 0 behind the last."""
    return sum(1 for each in islice(text.lines(), line, line + 1) for _ in text.of_line(each))
