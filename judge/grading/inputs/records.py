"""What the readers of inputs have in common: the options, what they return, and how they say that something is left."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from judge.checkers.excerpts import printable
from judge.grading.records import Submission, Unmatched
from judge.messages import Phrase

LONGEST_PLACE = 1000  # characters that are shown of a path that is not taken


@dataclass(frozen=True, slots=True)
class InputOptions:
    """How the inputs of a batch are to be read."""

    pattern: str | None = None  # of paths, with {student} and {exercise}; None: the usual shapes
    problem: str | None = None  # the exercise that every program is for; None: names tell
    zip_encoding: str | None = None  # of names in archives that are not UTF-8
    results: Path | None = None  # the folder that results go to: no input, also if it lies in one


@dataclass(frozen=True, slots=True)
class Inputs:
    """The submissions of a batch, each read when it is asked for, with what was not taken for one among them."""

    items: Iterator[Submission | Unmatched]
    expected: int | None  # submissions, about; None: not known
    is_of_one: bool = (
        False  # a folder or an archive in which all programs are of one student, as far as it tells
    )


class NotTaken(Exception):
    """A file or a line is no submission; says why."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.key)
        self.reason = reason


def visible(text: str) -> str:
    """Return a name with whatever could act on a terminal or a page escaped."""
    return printable(text, len(text))


def as_student(text: str) -> str:
    """Return the name of a student in one spelling, whatever system wrote it, and safe to show."""
    words = " ".join(unicodedata.normalize("NFC", text).split())
    return visible(words or text)  # a name of blanks alone is a student too


def unmatched(place: str, reason: Phrase) -> Unmatched:
    """Return the record of something that is not taken."""
    return Unmatched(printable(place, LONGEST_PLACE), reason.key, reason.parameters)
