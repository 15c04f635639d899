"""A manifest as input: a table (CSV) that says of each file whose it is and for which exercise."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from judge.errors import UsageError
from judge.grading.inputs.exercise_names import ExerciseNames, folded
from judge.grading.inputs.folder import unreadable
from judge.grading.inputs.records import Inputs, NotTaken, as_student, unmatched, visible
from judge.grading.inputs.regular import detail_of, read_regular
from judge.grading.records import Submission, Unmatched
from judge.messages import Phrase
from judge.model import LONGEST_SOURCE, MIB

LARGEST = 16 * MIB  # bytes
DELIMITERS = ",;\t"
HEADINGS = {
    "student": ("student", "学生"),
    "exercise": ("exercise", "题目"),
    "file": ("file", "文件"),
    "student_id": ("student-id", "学号"),
}


class Manifest:
    """The rows of a manifest."""

    def __init__(self, path: Path, prefix: str, exercises: ExerciseNames, problem: str | None) -> None:
        """Read the table at `path`. `prefix` stands before the ids of its submissions.

        Raises:
            UsageError: it cannot be read, or has not the columns that are needed.
        """
        self._path = path
        self._prefix = prefix
        self._exercises = exercises
        self._problem = problem  # that all rows are for, if known
        self._needed = ["student", "exercise", "file"] if problem is None else ["student", "file"]
        self._text = _read_text(path)
        self._delimiter, self._columns = self._header()

    def inputs(self) -> Inputs:
        """Return the submissions that the rows name."""
        return Inputs(self._items(), sum(1 for _, row in self._rows() if not isinstance(row, Phrase)))

    def _header(self) -> tuple[str, Mapping[str, int]]:
        """Return the delimiter, and where the columns are."""
        missing = self._needed
        for delimiter in DELIMITERS:
            _, names = next(_parsed(self._text, delimiter), (0, ()))
            headings = [] if isinstance(names, Phrase) else [folded(name) for name in names]
            columns = {
                column: headings.index(spelling)
                for column, spellings in HEADINGS.items()
                for spelling in reversed(spellings)
                if spelling in headings
            }
            lacking = [column for column in self._needed if column not in columns]
            if not lacking:
                return delimiter, columns
            missing = min(missing, lacking, key=len)
        raise UsageError("grade.manifest-columns", path=visible(str(self._path)), columns=", ".join(missing))

    def _rows(self) -> Iterator[tuple[int, Sequence[str] | Phrase]]:
        """Yield the rows below the header that have anything in them, with the line each ends at."""
        rows = _parsed(self._text, self._delimiter)
        next(rows)
        return ((line, row) for line, row in rows if isinstance(row, Phrase) or any(map(str.strip, row)))

    def _items(self) -> Iterator[Submission | Unmatched]:
        seen: set[str] = set()
        for line, row in self._rows():
            try:
                if isinstance(row, Phrase):
                    raise NotTaken(row)
                submission = self._submission(row, line, seen)
            except NotTaken as error:
                yield unmatched(f"{self._path}:{line}", error.reason)
            else:
                yield submission

    def _submission(self, row: Sequence[str], line: int, seen: set[str]) -> Submission:
        cells = {
            column: row[place].strip() if place < len(row) else "" for column, place in self._columns.items()
        }
        if empty := [column for column in self._needed if not cells[column]]:
            raise NotTaken(Phrase("grade.empty-cell", {"column": empty[0]}))
        found = self._problem or self._exercises.find(cells["exercise"])
        if isinstance(found, Phrase):
            raise NotTaken(found)
        file = cells["file"]
        source = self._source(file)
        id = visible(self._prefix + file) + (f" [{line}]" if file in seen else "")
        seen.add(file)
        return Submission(
            found, source, id, as_student(cells["student"]), as_student(cells.get("student_id", ""))
        )

    def _source(self, file: str) -> bytes:
        try:
            return read_regular(self._path.parent / file, LONGEST_SOURCE + 1)
        except FileNotFoundError:
            raise NotTaken(Phrase("grade.no-file", {"file": visible(file)})) from None
        except (OSError, ValueError) as error:
            raise NotTaken(Phrase("grade.unreadable", {"detail": detail_of(error)})) from None


def _read_text(path: Path) -> str:
    try:
        content = read_regular(path, LARGEST + 1)
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from None
    if len(content) > LARGEST:
        raise UsageError("grade.manifest-large", path=visible(str(path)), most=LARGEST // MIB)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UsageError("grade.manifest-not-utf8", path=visible(str(path)), position=error.start) from None


def _parsed(text: str, delimiter: str) -> Iterator[tuple[int, Sequence[str] | Phrase]]:
    """Yield each row with the line it ends at; why it is none, if a cell is too long for the `csv` module."""
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    while True:
        try:
            row = next(rows)
        except StopIteration:
            return
        except csv.Error as error:
            yield rows.line_num, Phrase("grade.bad-row", {"detail": str(error)})
        else:
            yield rows.line_num, row
