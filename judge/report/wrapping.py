"""Break lines of mixed Chinese and English text: rich breaks at blanks alone, which Chinese does not have.

A line may be broken at a blank, and before or after any Chinese character; but it does not begin with closing
punctuation, nor end with opening punctuation (kinsoku, as the Unicode line breaking algorithm, UAX 14, has it).
"""

import re

from rich.cells import cell_len
from rich.text import Text

WIDE = "\u2e80-\u303f\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef"
NO_BREAK_BEFORE = "。，、；：？！）」』】》〉”’…—"
NO_BREAK_AFTER = "（「『【《〈“‘"
# a character with the punctuation that sticks to it, or a run without blanks and wide characters; then blanks
PIECE = re.compile(
    rf"[{NO_BREAK_AFTER}]*(?:[{WIDE}]|[^\s{WIDE}]+)[{NO_BREAK_BEFORE}]*\s*|[{NO_BREAK_AFTER}{NO_BREAK_BEFORE}]+\s*"
)
BLANK_BETWEEN_WIDE = re.compile(rf"(?<=[{WIDE}”’]) (?=[{WIDE}“‘])")


def wrap(text: Text, width: int) -> list[Text]:
    """Return `text` as lines of at most `width` columns, styles kept."""
    text = _without_blanks_between_wide(text)
    breaks: list[int] = []
    used = 0
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
    lines = []
    while cell_len(line.plain) > width:
        line, rest = line.divide([width])
        lines.append(line)
        line = rest
    return [*lines, line]


def _without_blanks_between_wide(text: Text) -> Text:
    """Drop the blank that stands for a line break of the source between two Chinese sentences."""
    offsets = [offset for m in BLANK_BETWEEN_WIDE.finditer(text.plain) for offset in (m.start(), m.end())]
    parts = text.divide(offsets)
    return Text("").join(part for part in parts if part.plain != " ") if offsets else text
