"""A batch from its inputs to results.jsonl, with a list of what among the inputs was left out."""

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from judge.checkers.excerpts import printable
from judge.errors import BankError, UsageError
from judge.grading.batch import judged
from judge.grading.engine import Workers
from judge.grading.files import LeftOut
from judge.grading.files.names import harmless
from judge.grading.records import Exercise, Row, Submission, Unmatched
from judge.grading.results import Results
from judge.messages import Messages

UNMATCHED = "unmatched.csv"
LONGEST_PLACE = 200  # characters
MOST_KEPT = 50  # of what was left out, for the page and the terminal


class UnmatchedFile:
    """unmatched.csv: the place and the reason of everything that was left out. Without any, there is no file."""

    def __init__(self, folder: Path, say: Messages) -> None:
        """Take the place of the list of an earlier run.

        Raises:
            UsageError: it cannot be written.
        """
        self._say = say
        self._path = folder / UNMATCHED
        self._count = 0
        self._first: list[Unmatched] = []
        try:
            self._file = self._path.open("w", encoding="utf-8", errors="backslashreplace", newline="")
        except OSError as error:
            raise self._unwritable(error) from None
        self._writer = csv.writer(self._file, quoting=csv.QUOTE_ALL)
        self._writer.writerow(("place", "reason"))

    def add(self, unmatched: Unmatched) -> None:
        """List something with its reason.

        Raises:
            UsageError: it cannot be written.
        """
        self._count += 1
        if len(self._first) < MOST_KEPT:
            self._first.append(unmatched)
        reason = self._say(unmatched.reason, **unmatched.details)
        try:
            self._writer.writerow((harmless(unmatched.place), harmless(reason)))
        except OSError as error:
            raise self._unwritable(error) from None

    @property
    def left_out(self) -> LeftOut:
        """How much was left out, and the first of it."""
        return LeftOut(self._count, tuple(self._first))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._file.close()
        except OSError as failure:
            if error is None:  # else that one is told
                raise self._unwritable(failure) from None
        finally:
            if not self._count:
                self._path.unlink(missing_ok=True)

    def _unwritable(self, error: OSError) -> UsageError:
        return UsageError("grade.unwritable", path=self._path, detail=error.strerror or error)


def write_results(
    items: Iterable[Submission | Unmatched],
    exercises: Mapping[str, Exercise],
    workers: Workers,
    results: Results,
    unmatched: UnmatchedFile,
    on_row: Callable[[Row], None],
) -> int:
    """Judge what is among `items`, and write a row for each; return how many. `on_row` is called as rows come.

    Raises:
        SandboxError: programs cannot be run. What was judged until then is in the file.
        UsageError: the file cannot be written.
    """
    count = 0
    submissions = _submissions(items, exercises, unmatched)
    for index, submission, data in judged(submissions, exercises, workers, results):
        on_row(results.add(index, submission, data))
        count += 1
    if count:  # of a batch without submissions, a slip of the user, the earlier results stay
        results.finish(count)
    return count


def _submissions(
    items: Iterable[Submission | Unmatched], exercises: Mapping[str, Exercise], unmatched: UnmatchedFile
) -> Iterator[Submission]:
    """Yield the submissions whose exercise can be read, and list everything else."""
    for item in items:
        if isinstance(item, Unmatched):
            unmatched.add(item)
            continue
        try:
            exercises[item.problem]
        except BankError as error:
            unmatched.add(Unmatched(printable(item.id, LONGEST_PLACE), error.key, error.parameters))
        else:
            yield item
