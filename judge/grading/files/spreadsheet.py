"""grades.csv: a line for each student, a column for each exercise, for spreadsheets and the gradebooks of schools."""

import csv
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

from judge.grading.files.names import harmless
from judge.grading.files.writing import new_file
from judge.grading.gradebook import Grade, Gradebook, Line
from judge.grading.scores import decimal_text


def write_grades(path: Path, book: Gradebook, *, byte_order_mark: bool = False) -> None:
    """Write grades.csv.

    A cell is empty where nothing was handed in, and where the judge failed, so that the score is not known; a total
    with such a score in it is empty too.
    """
    with new_file(path, "utf-8-sig" if byte_order_mark else "utf-8") as file:
        table = csv.writer(file, quoting=csv.QUOTE_ALL)
        table.writerow(["student", "student_id", *book.exercises, "total", "maximum"])
        table.writerows(_cells(book, line) for line in book.lines())


def _cells(book: Gradebook, line: Line) -> Iterator[str]:
    yield harmless(line.student.name)
    yield harmless(line.student.id)
    for id in book.exercises:
        yield _score(line.grades.get(id), book.scoring.points_for(id))
    yield "" if line.total is None else decimal_text(line.total)
    yield decimal_text(book.maximum)


def _score(grade: Grade | None, points: Fraction) -> str:
    return "" if grade is None or grade.share is None else decimal_text(grade.share * points)
