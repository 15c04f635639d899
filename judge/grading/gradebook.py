"""The gradebook of a batch: students by exercises, in a private database that moves to the disk as it grows.

Of several submissions of a student to an exercise the best counts, of equal ones the earliest. Where the judge failed
at one of them, it may have been the best: unless another has full marks, the grade is not known.

A program without a student stands for itself, also if others have the same `id`, as samples of a generator may.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from operator import itemgetter
from types import TracebackType
from typing import Any, Self

from judge.errors import UsageError
from judge.grading.records import Row
from judge.grading.scores import Scoring
from judge.model import Verdict

TABLES = """
PRAGMA journal_mode = OFF;
PRAGMA cache_size = -32000;  -- kB
CREATE TABLE students (
    number INTEGER PRIMARY KEY, program INTEGER, name BLOB, id BLOB, UNIQUE (name, id, program)
);
CREATE TABLE grades (
    student INTEGER, exercise INTEGER, submission INTEGER, submissions INTEGER, verdict TEXT,
    numerator INTEGER, denominator INTEGER, PRIMARY KEY (student, exercise)
) WITHOUT ROWID;
CREATE TABLE feedback (student INTEGER, exercise INTEGER, text TEXT, PRIMARY KEY (student, exercise));
"""
PERSON = -1  # in the column `program`, in place of the index of a submission that is nobody's
GRADE = "submission, submissions, verdict, numerator, denominator"


@dataclass(frozen=True, slots=True)
class Student:
    """Who handed something in: a person, or, of a program that was generated, the submission itself."""

    number: int  # from 1, in the order of first appearance
    name: str
    id: str
    is_person: bool


@dataclass(frozen=True, slots=True)
class Grade:
    """What a student has reached in an exercise, and by which submission."""

    submission: int  # index of the one that counts
    submissions: int  # how many there are
    verdict: Verdict
    share: Fraction | None  # of the points; None: a judge error, so it is not known


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the gradebook."""

    student: Student
    grades: Mapping[str, Grade]  # by exercise; a submission that is missing is not there
    total: Fraction | None  # points; None: one of the grades is not known


class Gradebook:
    """Students by exercises."""

    def __init__(self, exercises: Sequence[str], scoring: Scoring) -> None:
        self.exercises = tuple(exercises)
        self.scoring = scoring
        self._numbers = {id: number for number, id in enumerate(exercises)}
        self._store = sqlite3.connect("", isolation_level=None)
        self._store.executescript(TABLES)

    @property
    def maximum(self) -> Fraction:
        """What all exercises together are worth."""
        return sum(map(self.scoring.points_for, self.exercises), Fraction(0))

    def add(self, row: Row, share: Fraction | None) -> None:
        """Take a submission into account, of which `share` is the share of the points (None: not known)."""
        place = (self._student(row), self._numbers[row.problem])
        grade = Grade(row.index, 1, Verdict(row.verdict), share)
        if known := self._grade(place):
            better = grade if _rank(grade) > _rank(known) else known
            grade = Grade(better.submission, known.submissions + 1, better.verdict, better.share)
        parts = (None, None) if grade.share is None else grade.share.as_integer_ratio()
        values = (*place, grade.submission, grade.submissions, grade.verdict.value, *parts)
        self._store.execute("INSERT OR REPLACE INTO grades VALUES (?, ?, ?, ?, ?, ?, ?)", values)

    def grade(self, row: Row) -> Grade:
        """Return the grade of the student of a submission in its exercise."""
        grade = self._grade((self._student(row), self._numbers[row.problem]))
        assert grade is not None, "every row is added before it is asked for"
        return grade

    def lines(self, *, persons: bool = False) -> Iterator[Line]:
        """Yield the line of each student (with `persons`, of persons alone), in the order of first appearance."""
        query = (
            f"SELECT number, name, id, program, exercise, {GRADE} FROM students JOIN grades ON student = number "
            "WHERE program = ? OR NOT ? ORDER BY student"
        )
        found = self._store.execute(query, (PERSON, persons))
        for _, group in groupby(found, itemgetter(0)):
            entries = list(group)
            number, name, id, program = entries[0][:4]
            student = Student(number, _text(name), _text(id), program == PERSON)
            grades = {self.exercises[entry[4]]: _grade(entry[5:]) for entry in entries}
            yield Line(student, grades, self._total(grades))

    def count(self, *, persons: bool) -> int:
        """Return how many students there are that are persons, or that are not."""
        query = "SELECT count(*) FROM students WHERE (program = ?) = ?"
        return int(self._store.execute(query, (PERSON, persons)).fetchone()[0])

    def keep(self, row: Row, text: str) -> None:
        """Keep what the student of a submission is told of its exercise."""
        place = (self._student(row), self._numbers[row.problem])
        self._store.execute("INSERT OR REPLACE INTO feedback VALUES (?, ?, ?)", (*place, text))

    def kept(self, student: Student) -> dict[str, str]:
        """Return what was kept for a student, by exercise."""
        query = "SELECT exercise, text FROM feedback WHERE student = ?"
        found = self._store.execute(query, (student.number,))
        return {self.exercises[exercise]: text for exercise, text in found}

    def _total(self, grades: Mapping[str, Grade]) -> Fraction | None:
        total = Fraction(0)
        for id, grade in grades.items():
            if grade.share is None:
                return None
            total += grade.share * self.scoring.points_for(id)
        return total

    def _student(self, row: Row) -> int:
        """Return the number of the student of a submission, a new one for a new student."""
        program = PERSON if row.student else row.index
        who = (program, _bytes(row.student or row.id), _bytes(row.student_id))
        query = "SELECT number FROM students WHERE program = ? AND name = ? AND id = ?"
        found = self._store.execute(query, who).fetchone()
        if found is None:
            insert = "INSERT INTO students (program, name, id) VALUES (?, ?, ?)"
            found = (self._store.execute(insert, who).lastrowid,)
        return int(found[0])

    def _grade(self, place: tuple[int, int]) -> Grade | None:
        query = f"SELECT {GRADE} FROM grades WHERE student = ? AND exercise = ?"
        found = self._store.execute(query, place).fetchone()
        return None if found is None else _grade(found)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._store.close()
        if isinstance(error, sqlite3.OperationalError):  # the disk is full
            raise UsageError("grade.no-room", detail=error) from None


def _grade(values: Sequence[Any]) -> Grade:
    submission, submissions, verdict, numerator, denominator = values
    share = None if numerator is None else Fraction(numerator, denominator)
    return Grade(submission, submissions, Verdict(verdict), share)


def _rank(grade: Grade) -> tuple[Fraction, bool]:
    """Return what decides which of two submissions counts: one that was not judged might have had full marks."""
    return (Fraction(1), False) if grade.share is None else (grade.share, True)


def _bytes(name: str) -> bytes:
    return name.encode("utf-8", "surrogatepass")  # as text the database would take no lone surrogates


def _text(name: bytes) -> str:
    return name.decode("utf-8", "surrogatepass")
