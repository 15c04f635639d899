"""The files that a batch is written to, made of its rows.

    records.py     what is asked for, and what is told of the batch in the terminal
    tally.py       counts over all submissions
    spreadsheet.py grades.csv: students by exercises
    gradescope.py  results.json for each student, as Gradescope's autograders write it
    junit.py       junit.xml: a test case for each submission
    page/          index.html: the batch at a glance
    writing.py     a file stands in its place when it is complete, not before

The rows are read several times and never held; what has to be grouped goes through the gradebook. The same rows give
the same bytes, but for the times in them.
"""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from judge.errors import UsageError
from judge.grading.files.gradescope import write_gradescope
from judge.grading.files.junit import write_junit
from judge.grading.files.page import write_page
from judge.grading.files.records import FileOptions, LeftOut, Summary
from judge.grading.files.spreadsheet import write_grades
from judge.grading.files.tally import tally
from judge.grading.gradebook import Gradebook
from judge.grading.records import Exercise, Row
from judge.messages import Messages

Rows = Callable[[], Iterable[Row]]


def write_files(
    folder: Path,
    rows: Rows,
    exercises: Mapping[str, Exercise],
    left_out: LeftOut,
    options: FileOptions,
    say: Messages,
) -> Summary:
    """Write grades.csv, junit.xml, index.html and, if there are students, gradescope/ into `folder`.

    Args:
        folder: where results.jsonl is.
        rows: yields the rows of the batch, in their order, each time it is called.
        exercises: by id, in the order in which they are shown; the grades have a column for each of them.
        left_out: what among the inputs was taken for no submission.
        options: how submissions are scored, and how grades.csv is encoded.
        say: the language of the page, and of what students are told.

    Raises:
        UsageError: a file cannot be written, or there is a folder of somebody else's in its place.
    """
    try:
        with Gradebook(tuple(exercises), options.scoring) as book:
            counts = tally(rows(), exercises, book)
            write_grades(folder / "grades.csv", book, byte_order_mark=options.byte_order_mark)
            write_junit(folder / "junit.xml", rows(), exercises, book, counts, say)
            write_gradescope(folder / "gradescope", rows(), exercises, book, say)
            write_page(folder / "index.html", exercises, book, counts, left_out, say)
            return Summary(
                submissions=counts.submissions,
                students=book.count(persons=True),
                exercises=len(counts.verdicts),
                verdicts=counts.verdicts_of_all,
                judge_errors=counts.judge_errors.count,
                left_out=left_out.count,
            )
    except OSError as error:
        raise UsageError("grade.unwritable", path=folder, detail=error.strerror or error) from None


__all__ = ["FileOptions", "LeftOut", "Summary", "write_files"]
