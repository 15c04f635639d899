"""What the files of a batch are made with besides its rows, and what is told of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from judge.grading.records import Unmatched
from judge.grading.scores import Scoring
from judge.model import Verdict


@dataclass(frozen=True, slots=True)
class FileOptions:
    """How the files are written."""

    scoring: Scoring = field(default_factory=Scoring)
    byte_order_mark: bool = (
        False  # in grades.csv, for spreadsheets that take it for another encoding without one
    )


@dataclass(frozen=True, slots=True)
class LeftOut:
    """What among the inputs was taken for no submission."""

    count: int = 0
    first: tuple[Unmatched, ...] = ()  # as many as there is room for


@dataclass(frozen=True, slots=True)
class Summary:
    """A batch in a few numbers."""

    submissions: int
    students: int  # persons
    exercises: int  # with a submission
    verdicts: Mapping[Verdict, int]  # those that occur, accepted first
    judge_errors: int  # submissions whose score is not known, because the judge failed
    left_out: int
