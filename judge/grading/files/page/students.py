"""The table of students by exercises."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice

from judge.grading.files.names import shown
from judge.grading.files.page.content import number
from judge.grading.gradebook import Grade, Gradebook, Line
from judge.grading.scores import Rule, decimal_text
from judge.messages import Messages
from judge.model import Verdict

MOST_STUDENTS = 500
FEW_EXERCISES = 4  # whose names stand side by side
NOTHING = "–"


@dataclass(frozen=True, slots=True)
class Cell:
    """A grade: what is written and how it is coloured, a verdict or a step of the share from 0 to 4."""

    text: str
    kind: str


@dataclass(frozen=True, slots=True)
class StudentRow:
    """A row of the table."""

    name: str
    id: str
    cells: tuple[Cell, ...]
    total: str


@dataclass(frozen=True, slots=True)
class Class:
    """The table, and what is said of those who are not in it."""

    exercises: tuple[str, ...]
    is_wide: bool  # the names of the exercises are written upwards
    maximum: str
    rows: Iterator[StudentRow]
    has_rows: bool
    notes: tuple[str, ...]


def class_of(say: Messages, book: Gradebook) -> Class:
    """Return the table of the first students; its rows are made as they are taken."""
    persons, programs = book.count(persons=True), book.count(persons=False)
    notes = []
    if persons > MOST_STUDENTS:
        notes.append(say("grade.page.first-students", count=number(MOST_STUDENTS), all=number(persons)))
    if programs:
        notes.append(say("grade.page.programs", count=number(programs)))
    lines = islice(book.lines(persons=True), MOST_STUDENTS)
    return Class(
        exercises=book.exercises,
        is_wide=len(book.exercises) > FEW_EXERCISES,
        maximum=decimal_text(book.maximum),
        rows=(_row(book, line) for line in lines),
        has_rows=persons > 0,
        notes=tuple(notes),
    )


def _row(book: Gradebook, line: Line) -> StudentRow:
    cells = tuple(_cell(book, id, line.grades.get(id)) for id in book.exercises)
    total = NOTHING if line.total is None else _score(book, line.total)
    return StudentRow(shown(line.student.name), shown(line.student.id), cells, total)


def _cell(book: Gradebook, id: str, grade: Grade | None) -> Cell:
    if grade is None:
        return Cell(NOTHING, "none")
    if grade.share is None:
        return Cell(Verdict.JE.value, Verdict.JE.value)
    if book.scoring.rule is Rule.VERDICT:
        return Cell(grade.verdict.value, grade.verdict.value)
    return Cell(_score(book, grade.share * book.scoring.points_for(id)), f"s{_step(grade.share)}")


def _step(share: Fraction) -> int:
    """Return 0 for nothing, 4 for everything, and what is between by thirds."""
    return 4 if share == 1 else 0 if share == 0 else 1 + int(3 * share)


def _score(book: Gradebook, score: Fraction) -> str:
    """Write a score down with as many decimals as every other one in the table."""
    points = map(book.scoring.points_for, book.exercises)
    if book.scoring.rule is Rule.VERDICT and all(each.denominator == 1 for each in points):
        return str(score)
    return f"{float(score):.2f}"
