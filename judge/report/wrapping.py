"""Break lines of mixed Chinese and English text: rich breaks at blanks alone, which Chinese does not have.

A line may be broken at a blank, and before or after any Chinese character; but it does not begin with closing
punctuation, nor end with opening punctuation (kinsoku, as the Unicode line breaking algorithm, UAX 14, has it).
"""

import itertools
import re

from rich.cells import cell_len, chop_cells
from rich.console import Console
from rich.text import Text

WIDE = "\u2e80-\u303f\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uffef"
NO_BREAK_BEFORE = "。，、；：？！）」』】》〉”’…—" + re.escape(".,;:!?)]}")
OPENING = "（「『【《〈“‘"
NO_BREAK_AFTER = OPENING + re.escape("([{")
# a wide character with the punctuation that sticks to it, or a run of others without blanks; then blanks
PIECE = re.compile(
    rf"[{NO_BREAK_AFTER}]*(?:[{WIDE}]|[^\s{WIDE}{OPENING}]+)[{NO_BREAK_BEFORE}]*\s*"
    rf"|[{NO_BREAK_AFTER}{NO_BREAK_BEFORE}]+\s*"
)
BLANK_BETWEEN_WIDE = re.compile(rf"(?<=[{WIDE}”’]) (?=[{WIDE}“‘])|(?<=[。，；：！？）]) (?=\S)")


def print_wrapped(console: Console, text: str | Text, style: str = "") -> None:
    """Print a text in lines that fit the console."""
    for line in wrap(text if isinstance(text, Text) else Text(text, style), console.width):
        console.print(line)


def wrap(text: Text, width: int) -> list[Text]:
    """Return `text` as lines of at most `width` columns (at least two), styles kept."""
    width = max(2, width)
    text = _without_blanks_between_wide(text)
    breaks: list[int] = []
    used = cell_len(text.plain) - cell_len(text.plain.lstrip())  # blanks at the beginning are no piece
    for match in PIECE.finditer(text.plain):
        needed = cell_len(match[0].rstrip())
        if used and used + needed > width:
            breaks.append(match.start())
            used = 0
        used += cell_len(match[0])
    lines = list(text.divide(breaks))
    for line in lines:
        line.rstrip()
    return [folded for line in lines for folded in _folded(line, width)]


def _folded(line: Text, width: int) -> list[Text]:
    """Cut a line that has no place to break and is too wide."""
    parts = chop_cells(line.plain, width)
    return list(line.divide(itertools.accumulate(map(len, parts[:-1])))) if len(parts) > 1 else [line]


def _without_blanks_between_wide(text: Text) -> Text:
    """Drop the blank that stands for a line break of the source between two Chinese sentences."""
    offsets = [offset for m in BLANK_BETWEEN_WIDE.finditer(text.plain) for offset in (m.start(), m.end())]
    parts = text.divide(offsets)
    return Text("").join(part for part in parts if part.plain != " ") if offsets else text
