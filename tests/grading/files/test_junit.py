"""junit.xml, as a reader that others use has it."""

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

from junitparser import Error, Failure, JUnitXml, TestCase, TestSuite

from judge.grading.files import Summary
from judge.grading.records import Row
from judge.model import Verdict

WA, CE, JE, RTE = Verdict.WA, Verdict.CE, Verdict.JE, Verdict.RTE

Rows = Callable[..., Row]
Write = Callable[..., Summary]


def suite_in(folder: Path) -> TestSuite:
    (suite,) = JUnitXml.fromfile(str(folder / "junit.xml"))
    assert isinstance(suite, TestSuite)
    return suite


def cases_in(folder: Path) -> list[TestCase]:
    return list(suite_in(folder))


def test_the_suite_counts_its_test_cases(row: Rows, write: Write, tmp_path: Path) -> None:
    write(row(0), row(1, "Bob", verdicts=WA), row(2, "Cy", verdicts=CE), row(3, "Di", verdicts=JE))
    suite = suite_in(tmp_path)
    assert (suite.tests, suite.failures, suite.errors, suite.skipped) == (4, 2, 1, 0)
    assert suite.time == 3.0  # a quarter of a second for each of six tests, twice: the others ran nothing
    said = (suite.tests, suite.failures, suite.errors, suite.time)
    suite.update_statistics()
    assert (suite.tests, suite.failures, suite.errors, suite.time) == said


def test_a_test_case_is_named_by_student_and_exercise(row: Rows, write: Write, tmp_path: Path) -> None:
    write(
        row(0),
        row(1, "Ada", "means", id="Ada/means.py"),
        row(2, "Ada", "means", id="Ada/means-1.py"),
        row(3, "", id="gen-7"),
    )
    assert [(case.classname, case.name) for case in cases_in(tmp_path)] == [
        ("Ada", "row-sums"),
        ("Ada", "means (Ada/means.py)"),
        ("Ada", "means (Ada/means-1.py)"),
        ("row-sums", "gen-7"),
    ]


def test_a_failure_says_why(row: Rows, write: Write, tmp_path: Path) -> None:
    write(
        row(0, verdicts={"batch": WA}, mistakes=("columns",)),
        row(1, "Bob", verdicts=CE),
        row(2, "Cy", verdicts={"batch": RTE}),
    )
    wrong, broken, crashed = (next(iter(case.result)) for case in cases_in(tmp_path))
    assert isinstance(wrong, Failure)
    assert (wrong.type, wrong.message) == ("WA", "A number differs from the answer.")
    assert wrong.text == (
        "Line 1, column 1 (item 1): expected 0.50, found 0.75 (error +0.25)\nHint: Which axis?"
    )
    assert (broken.type, broken.message, broken.text) == (
        "CE",
        "The program does not compile:",
        "SyntaxError: no",
    )
    assert crashed.message == "The program ended with exit code 1: ValueError"


def test_a_judge_error_is_an_error_and_no_failure(row: Rows, write: Write, tmp_path: Path) -> None:
    write(row(0, verdicts=JE))
    (error,) = [*cases_in(tmp_path)[0].result]
    assert isinstance(error, Error)
    assert error.type == "JE"
    assert "signal 9" in error.message


def test_whatever_a_name_holds_the_file_can_be_read(
    row: Rows, write: Write, tmp_path: Path, hostile: str
) -> None:
    write(row(0, hostile), row(1, hostile), row(2, "", id=hostile), row(3, "last"))
    root = ElementTree.parse(tmp_path / "junit.xml").getroot()
    assert {element.tag for element in root.iter()} == {"testsuites", "testsuite", "testcase"}
    assert [case.classname for case in cases_in(tmp_path)][2:] == ["row-sums", "last"]


def test_a_batch_of_nothing_is_an_empty_suite(write: Write, tmp_path: Path) -> None:
    write()
    assert suite_in(tmp_path).tests == 0
