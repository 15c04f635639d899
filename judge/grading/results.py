"""results.jsonl: written as results come, taken up again after whatever ended the judge, sorted at the end.

A row is one line, written with one call and appended, so that a judge that is killed leaves whole lines and at most one
torn one, the last. Now and then the file is flushed to the disk; a machine that loses its power loses the rows since
then and no others. When a batch is taken up again, the rows of the file stand for what is done: by *key* (exercise,
its fingerprint, hash of the source, version of the judge), so that no program is judged twice, whether it was judged
in this run or before, for this submission or for another one with the same source.

Where the rows of the file are is kept in a private SQLite database that moves to the disk as it grows; so memory does
not grow with the batch.
"""

import fcntl
import os
import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from judge import __version__
from judge.errors import UsageError
from judge.grading.records import Exercise, Row, Submission
from judge.grading.rows import from_line, report_data_of, row_of, to_line
from judge.model import Verdict
from judge.sandbox import TIERS

NAME = "results.jsonl"
SORTED = f".{NAME}.sorted"  # becomes results.jsonl
MOST_UNSAFE = 64  # rows that are written and perhaps not on the disk
LONGEST_UNSAFE = 2.0  # seconds
CACHE = "PRAGMA cache_size = -8000"  # kB
TABLES = """
CREATE TABLE rows (number INTEGER PRIMARY KEY, place INTEGER, length INTEGER, who TEXT);
CREATE TABLE judged (key TEXT PRIMARY KEY, place INTEGER, length INTEGER);
"""


class Place(NamedTuple):
    """Where a line is in the file."""

    offset: int
    length: int


class Results:
    """The rows of a batch, in a folder that no other judge writes to at the same time."""

    def __init__(
        self,
        folder: Path,
        *,
        all_tests: bool,
        weakest: str = TIERS[-1],
        resume: bool = False,
        replace: bool = False,
    ) -> None:
        """Open or make the file in `folder`. What was judged in a weaker tier than `weakest` is judged again.

        Raises:
            UsageError: there are results of an earlier run and it is not said what to do with them, another judge is
                writing there, or the folder cannot be written.
        """
        self._path = folder / NAME
        self._all_tests = all_tests
        self._tiers = TIERS[: TIERS.index(weakest) + 1]
        with ExitStack() as opened:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                self._folder = _locked(folder, opened)
                if not (resume or replace) and self._path.exists() and self._path.stat().st_size:
                    raise UsageError("grade.exists", path=folder)
                flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | (0 if resume else os.O_TRUNC)
                self._file = os.open(self._path, flags, 0o666)
                opened.callback(os.close, self._file)
                self._index = opened.enter_context(closing(sqlite3.connect("", isolation_level=None)))
                self._index.execute(CACHE)
                self._index.executescript(f"PRAGMA journal_mode = OFF; {TABLES}")
                self._end = 0
                self._unsafe = 0
                self._synced = time.monotonic()
                self._take_up()
            except OSError as error:
                raise UsageError("grade.unwritable", path=folder, detail=error.strerror or error) from None
            self._opened = opened.pop_all()

    def _take_up(self) -> None:
        """Learn what an earlier run has left: whole lines; what is behind the last of them is cut off."""
        with os.fdopen(os.dup(self._file), "rb") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    break
                place = Place(self._end, len(line))
                self._end += len(line)
                with suppress(ValueError, TypeError, KeyError):  # not ours: it will be judged again
                    self._remember(from_line(line), place)
        os.ftruncate(self._file, self._end)

    def _remember(self, row: Row, place: Place) -> None:
        if (
            row.verdict == Verdict.JE
            or row.all_tests != self._all_tests
            or row.report["tier"] not in self._tiers
        ):
            return  # to be judged again
        self._enter(row, place)

    def _enter(self, row: Row, place: Place) -> None:
        """Enter in the index where a row is; a judge error stands for no other program."""
        self._note("INSERT OR REPLACE INTO rows VALUES (?, ?, ?, ?)", row.index, *place, _who(row))
        if row.verdict != Verdict.JE:
            self._note("INSERT OR IGNORE INTO judged VALUES (?, ?, ?)", _key(row.report), *place)

    def known(self, exercise: Exercise, source_hash: str) -> Mapping[str, Any] | None:
        """Return the report on a program that has been judged already, None if it has not."""
        found = self._index.execute(
            "SELECT place, length FROM judged WHERE key = ?", (key_of(exercise, source_hash),)
        ).fetchone()
        if found is None:
            return None
        place = Place(*found)
        return report_data_of(from_line(os.pread(self._file, place.length, place.offset)))

    def add(self, index: int, submission: Submission, data: Mapping[str, Any]) -> Row:
        """Append the row of a submission, unless an earlier run has left just that row."""
        row = row_of(index, submission, self._all_tests, data)
        found = self._index.execute("SELECT who FROM rows WHERE number = ?", (index,)).fetchone()
        if found == (_who(row),):
            return row
        line = to_line(row)
        place = Place(self._end, len(line))
        self._write(line)
        self._enter(row, place)
        return row

    def _note(self, statement: str, *values: object) -> None:
        try:
            self._index.execute(statement, values)
        except sqlite3.OperationalError as error:
            raise UsageError("grade.no-room", detail=error) from None

    def _write(self, line: bytes) -> None:
        try:
            written = os.pwrite(self._file, line, self._end)
            while written < len(line):  # a full disk takes a part, then refuses
                written += os.pwrite(self._file, line[written:], self._end + written)
            self._end += len(line)
            self._unsafe += 1
            if self._unsafe >= MOST_UNSAFE or time.monotonic() - self._synced >= LONGEST_UNSAFE:
                self.sync()
        except OSError as error:
            raise UsageError("grade.unwritable", path=self._path, detail=error.strerror or error) from None

    def sync(self) -> None:
        """Have everything on the disk that was added."""
        os.fsync(self._file)
        self._unsafe = 0
        self._synced = time.monotonic()

    def finish(self, total: int) -> None:
        """Put the rows of the `total` submissions in order, and leave out those of earlier batches."""
        beside = self._path.with_name(SORTED)
        query = "SELECT place, length FROM rows WHERE number < ? ORDER BY number"
        try:
            with beside.open("wb") as file:
                for offset, length in self._index.execute(query, (total,)):
                    file.write(os.pread(self._file, length, offset))
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self._path)
            os.fsync(self._folder)
        except OSError as error:
            with suppress(OSError):
                beside.unlink(missing_ok=True)  # it may have taken the last room there was
            raise UsageError("grade.unwritable", path=self._path, detail=error.strerror or error) from None

    def rows(self) -> Iterator[Row]:
        """Yield the rows of the finished file, in their order."""
        with self._path.open("rb") as file:
            yield from map(from_line, file)

    def close(self) -> None:
        """Close the file; what was added is on the disk."""
        with suppress(OSError):
            self.sync()
        self._opened.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def key_of(exercise: Exercise, source_hash: str) -> str:
    """Return what a report depends on."""
    return f"{exercise.problem.id} {exercise.fingerprint} {source_hash} {__version__}"


def _key(report: Mapping[str, Any]) -> str:
    return " ".join(str(report[name]) for name in ("problem", "fingerprint", "source_hash", "judge_version"))


def _who(row: Row) -> str:
    """Return what makes a row the row of just this submission."""
    return f"{_key(row.report)} {row.id!r} {row.student!r} {row.student_id!r}"


def _locked(folder: Path, opened: ExitStack) -> int:
    """Open the folder and keep others out as long as it is open."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    opened.callback(os.close, descriptor)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise UsageError("grade.in-use", path=folder) from None
    return descriptor
