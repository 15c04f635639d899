"""Names in paths, manifests and lines -> ids of exercises."""

import re
from functools import lru_cache

from judge.bank import Bank
from judge.checkers.excerpts import printable
from judge.errors import UsageError
from judge.messages import Phrase

LONGEST_NAME = 255  # characters; nothing longer is compared with ids
BLANK = re.compile(r"[\s_]")
# What a browser or Canvas adds to the name of a second file, and how many characters that and blanks may be in all.
COPY = re.compile(r"(?:-[0-9]{1,3}|\s*[(（][0-9]{1,3}[)）])$")
LONGEST_MARKS = 20
MOST_REMEMBERED = 10_000


def folded(name: str) -> str:
    """Return a name as it is compared: without capitals, with a dash for `_` and for a blank."""
    return BLANK.sub("-", name.strip().casefold())


def without_copy(name: str) -> str:
    """Return a name without one mark of a copy at its end: `-1`, ` (1)`."""
    return COPY.sub("", name)


class ExerciseNames:
    """The exercises of a bank, found by the names that people give them."""

    def __init__(self, bank: Bank) -> None:
        self._bank = bank
        self._by_name = {folded(id): id for id in reversed(bank.ids)}
        self._longest = max(map(len, bank.ids), default=0) + LONGEST_MARKS
        self._remembered = lru_cache(MOST_REMEMBERED)(self._find)

    def named(self, name: str) -> str | None:
        """Return the id of the exercise of this very name, if there is one; `Softmax_1 (2)` may be `softmax-1`."""
        if len(name) > self._longest:
            return None
        shorter = without_copy(name)
        while (id := self._by_name.get(folded(name))) is None and shorter != name:
            name, shorter = shorter, without_copy(shorter)
        return id

    def find(self, name: str) -> str | Phrase:
        """Return the id that somebody means who was asked for one, also by its beginning; or why there is none."""
        return self._remembered(name[: LONGEST_NAME + 1])

    def _find(self, name: str) -> str | Phrase:
        if id := self.named(name):
            return id
        try:
            return self._bank.find(printable(name.strip(), LONGEST_NAME))
        except UsageError as error:
            return Phrase(error.key, error.parameters)
