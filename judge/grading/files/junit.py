"""junit.xml: a test case for each submission, in one suite, written as the rows pass by."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement, tostring

from judge.grading.files.names import shown
from judge.grading.files.sentences import failure_of
from judge.grading.files.tally import Tally, cpu_time_of
from judge.grading.files.writing import new_file
from judge.grading.gradebook import Gradebook
from judge.grading.records import Exercise, Row
from judge.grading.rows import lasting_report_of
from judge.messages import Messages
from judge.model import Verdict
from judge.report.junit import add_failure, seconds
from judge.report.view import View

SUITE = "judge grade"


def write_junit(
    path: Path,
    rows: Iterable[Row],
    exercises: Mapping[str, Exercise],
    book: Gradebook,
    tally: Tally,
    say: Messages,
) -> None:
    """Write junit.xml; times are seconds of CPU."""
    opening, closing = _frame(tally)
    with new_file(path) as file:
        file.write(f'<?xml version="1.0" encoding="UTF-8"?>\n{opening}\n')
        for row in rows:
            test = _test_case(row, exercises[row.problem], book, say)
            file.write(f"{tostring(test, encoding='unicode')}\n")
        file.write(f"{closing}\n")


def _frame(tally: Tally) -> tuple[str, str]:
    """Return what stands around the test cases."""
    verdicts = tally.verdicts_of_all
    errors = verdicts.get(Verdict.JE, 0)
    root = Element("testsuites")
    suite = SubElement(
        root,
        "testsuite",
        name=SUITE,
        tests=str(tally.submissions),
        failures=str(tally.submissions - verdicts.get(Verdict.AC, 0) - errors),
        errors=str(errors),
        skipped="0",
        time=seconds(tally.cpu_time),
    )
    suite.text = "\n"
    opening, _, closing = tostring(root, encoding="unicode").partition("\n")
    return opening, closing


def _test_case(row: Row, exercise: Exercise, book: Gradebook, say: Messages) -> Element:
    if row.student:
        is_only = book.grade(row).submissions == 1
        group, name = shown(row.student), row.problem if is_only else f"{row.problem} ({shown(row.id)})"
    else:
        group, name = row.problem, shown(row.id)
    test = Element("testcase", classname=group, name=name, time=seconds(cpu_time_of(row)))
    if row.verdict != Verdict.AC:
        view = View(lasting_report_of(row), mistakes=exercise.mistakes)
        add_failure(test, view.report.verdict, failure_of(say, view))
    return test
