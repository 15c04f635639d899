"""Names of students and submissions, which may hold anything: made fit to be shown, for a cell, for a folder."""

import unicodedata
from collections import Counter

from judge.checkers.excerpts import printable

LONGEST_SHOWN = 80  # characters
LONGEST_FOLDER = 48  # characters, of at most four bytes each
FORMULA = tuple("=+-@＝＋－＠")  # with these a spreadsheet begins to compute
# Categories of characters that end a line, or cannot be written at all: controls, lone surrogates, separators.
UNSAFE = ("Cc", "Cs", "Zl", "Zp")


def shown(name: str) -> str:
    """Return a name as people may see it: blanks of every kind as blanks, what directs the writing escaped."""
    plain = "".join(" " if unicodedata.category(c) == "Zs" else c for c in name[: LONGEST_SHOWN + 1])
    return printable(plain, LONGEST_SHOWN)


def harmless(name: str) -> str:
    """Return a name as a cell that stays on its line and that no spreadsheet takes for a formula."""
    safe = "".join(printable(c) if unicodedata.category(c) in UNSAFE else c for c in name)
    return f"'{safe}" if safe.lstrip().startswith(FORMULA) else safe


class FolderNames:
    """Gives out names of folders that differ on every file system: in more than capital letters and composition."""

    def __init__(self) -> None:
        self._used: set[str] = set()
        self._next: Counter[str] = Counter()

    def new(self, *parts: str) -> str:
        """Return a name made of letters and digits of `parts`; one that was given out already gets a number."""
        words = "_".join(filter(None, map(_letters, parts)))[:LONGEST_FOLDER].strip("-_") or "student"
        name = words
        while (key := unicodedata.normalize("NFKC", name).casefold()) in self._used:
            self._next[words.casefold()] += 1
            name = f"{words}-{self._next[words.casefold()] + 1}"
        self._used.add(key)
        return name


def _letters(text: str) -> str:
    """Return the letters, marks and digits of any script in a text, dashes for what is between them."""
    composed = unicodedata.normalize("NFC", text[: 4 * LONGEST_FOLDER])
    kept = "".join(c if unicodedata.category(c)[0] in "LMN" else "-" for c in composed)
    return "-".join(filter(None, kept.split("-")))
