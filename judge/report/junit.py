"""Reports as JUnit XML, which CI systems read."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from judge.checkers.excerpts import printable
from judge.messages import Messages
from judge.model import TestResult, Verdict
from judge.report.view import View
from judge.report.wording import compile_lines, diagnosis_lines, failure_lines, note_lines


def junit(say: Messages, views: Sequence[View]) -> str:
    """Return a suite for each report and a test case for each test, with what the report in text says of it."""
    root = Element("testsuites")
    root.extend(_suite(say, view) for view in views)
    indent(root)
    return f"{tostring(root, encoding='UTF-8', xml_declaration=True).decode()}\n"


def _suite(say: Messages, view: View) -> Element:
    report = view.report
    tests = []
    if report.compile_message:
        tests.append(_compile_error(say, view))
    for result in report.results:
        tests.append(_test(say, view, result))
    for number, case in enumerate(report.not_run, len(report.results) + 1):
        test = _test_case(view, case or f"{say('report.test')} {number}", 0)  # an old report has no names
        SubElement(test, "skipped")
        tests.append(test)
    suite = Element("testsuite", name=visible(report.problem), tests=str(len(tests)))
    for attribute, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(attribute, str(sum(test.find(tag) is not None for test in tests)))
    suite.set(
        "time", seconds(sum(result.execution.wall_time for result in report.results if result.execution))
    )
    suite.extend(tests)
    return suite


def _test(say: Messages, view: View, result: TestResult) -> Element:
    test = _test_case(view, result.case, result.execution.wall_time if result.execution else 0)
    if result.verdict is not Verdict.AC:
        lines = [
            *failure_lines(say, result, revealed=result.case in view.revealed),
            *note_lines(say, result),
            *diagnosis_lines(say, view, result),
        ]
        add_failure(test, result.verdict, lines or [say(f"verdict.{result.verdict}")])
    return test


def _compile_error(say: Messages, view: View) -> Element:
    test = _test_case(view, "compile", 0)
    add_failure(test, Verdict.CE, compile_lines(say, view.report.compile_message))
    return test


def _test_case(view: View, name: str, time: float) -> Element:
    return Element("testcase", classname=visible(view.report.problem), name=visible(name), time=seconds(time))


def add_failure(test: Element, verdict: Verdict, lines: Sequence[str]) -> None:
    """Say why a test failed: the first of `lines` as the message, the others as text."""
    first, *others = map(visible, lines)
    tag = "error" if verdict is Verdict.JE else "failure"
    SubElement(test, tag, type=verdict.value, message=first).text = "\n".join(others) or None


def visible(line: str) -> str:
    """Make visible what XML cannot hold, and what could act on a terminal."""
    return printable(line, len(line))


def seconds(time: float) -> str:
    """Write a time down as JUnit has it."""
    return f"{time:.3f}"
