"""Reports as JUnit XML."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.messages import Messages
from judge.model import (
    MIB,
    CheckResult,
    Difference,
    Execution,
    Limits,
    Match,
    Mistake,
    Remark,
    Report,
    TestCase,
    TestResult,
    Text,
    Verdict,
)
from judge.report.junit import junit
from judge.report.view import View

ENGLISH, CHINESE = Messages("en"), Messages("zh")
SAMPLE, SECRET = "sample/01-x", "secret/02-x"


def ran(stdout: bytes = b"", stderr: bytes = b"") -> Execution:
    return Execution(0, None, None, 0.25, 0.5, 30 * MIB, stdout, stderr)


def accepted(case: str = SAMPLE) -> TestResult:
    return TestResult(case, Verdict.AC, execution=ran(b"1\n"), check=CheckResult(Match.SAME))


def wrong(case: str = SECRET, **changes: Any) -> TestResult:
    check = CheckResult(Match.DIFFERENT, "check.wrong-number", Difference(1, 1, 1, "0.50", "0.75", 0.25))
    result = TestResult(case, Verdict.WA, "check.wrong-number", execution=ran(b"0.75\n"), check=check)
    return replace(result, **changes)


def crashed(detail: str, case: str = SECRET) -> TestResult:
    details: dict[str, str | int | float] = {"exit_code": 1, "line": 7, "detail": detail}
    return TestResult(case, Verdict.RTE, "ended.exception-in-line", details, ran(b"", detail.encode()))


def view(*results: TestResult, **changes: Any) -> View:
    verdicts = [result.verdict for result in results if result.verdict is not Verdict.AC]
    facts: dict[str, Any] = {
        "problem": "row-sums",
        "verdict": [*verdicts, Verdict.AC][0],
        "not_run": (),
        "limits": Limits(2.0, 256 * MIB, 4 * MIB),
        "tier": "portable",
        "source_hash": "",
        "fingerprint": "",
    }
    return View(Report(**{**facts, **changes}, results=results), "Sum of each row")


def suites(views: Sequence[View], say: Messages = ENGLISH) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(junit(say, views)))


def only_suite(view: View) -> ElementTree.Element:
    (suite,) = suites([view])
    return suite


def test_a_suite_for_each_report_and_a_test_case_for_each_test() -> None:
    untested = TestResult("secret/03-x", Verdict.JE, "judge.sandbox", {"detail": "no room"})
    first = view(accepted(), wrong(), untested, not_run=("secret/04-x", "secret/05-x"))
    second = view(accepted(), problem="softmax")
    assert [suite.attrib for suite in suites([first, second])] == [
        {"name": "row-sums", "tests": "5", "failures": "1", "errors": "1", "skipped": "2", "time": "1.000"},
        {"name": "softmax", "tests": "1", "failures": "0", "errors": "0", "skipped": "0", "time": "0.500"},
    ]
    tests = [(test.tag, test.attrib, [part.tag for part in test]) for test in suites([first])[0]]
    assert tests == [
        ("testcase", {"classname": "row-sums", "name": SAMPLE, "time": "0.500"}, []),
        ("testcase", {"classname": "row-sums", "name": SECRET, "time": "0.500"}, ["failure"]),
        ("testcase", {"classname": "row-sums", "name": "secret/03-x", "time": "0.000"}, ["error"]),
        ("testcase", {"classname": "row-sums", "name": "secret/04-x", "time": "0.000"}, ["skipped"]),
        ("testcase", {"classname": "row-sums", "name": "secret/05-x", "time": "0.000"}, ["skipped"]),
    ]


def test_it_is_one_document_in_utf8() -> None:
    text = junit(ENGLISH, [view(accepted()), view(wrong())])
    assert text.startswith("<?xml version='1.0' encoding='UTF-8'?>\n<testsuites>\n")
    assert text.endswith("</testsuites>\n")
    assert [suite.tag for suite in suites([])] == []


def test_a_failure_has_its_verdict_the_first_sentence_and_the_further_ones() -> None:
    note = Remark("check.line-count", {"found": 2, "expected": 3})
    texts = Text("title", "名称"), Text("hint", "提示")
    mistake = Mistake("m", "f", Verdict.WA, frozenset(), "", *texts, b"")
    shown = replace(view(wrong(notes=(note,)), mistakes=("m",)), mistakes={"m": mistake})
    (failure,) = only_suite(shown).iter("failure")
    assert failure.attrib == {"type": "WA", "message": "A number differs from the answer."}
    assert (failure.text or "").split("\n") == [
        "Line 1, column 1 (item 1): expected 0.50, found 0.75 (error +0.25)",
        "Number of lines: 2 in the output, 3 in the answer.",
        "Hint: hint",
    ]
    (suite,) = suites([replace(shown, explain=True)], CHINESE)
    (failure,) = suite.iter("failure")
    assert failure.attrib["message"] == "有一个数与答案不同。"
    assert (failure.text or "").endswith(
        "到目前为止，这个错误在每个测试点上的结果都与你的程序相同：名称。\n提示：提示"
    )


@pytest.mark.parametrize("verdict", [v for v in Verdict if v not in (Verdict.AC, Verdict.CE)])
def test_every_verdict_but_accepted_is_a_failure_or_the_judges_error(verdict: Verdict) -> None:
    suite = only_suite(view(wrong(verdict=verdict)))
    (element,) = suite[0]
    assert element.tag == ("error" if verdict is Verdict.JE else "failure")
    assert element.attrib["type"] == verdict.value


def test_a_failure_without_a_reason_is_called_by_its_verdict() -> None:
    (failure,) = only_suite(view(TestResult(SECRET, Verdict.WA))).iter("failure")
    assert (failure.attrib["message"], failure.text) == ("wrong answer", None)


def test_a_program_that_does_not_compile_fails_in_a_test_case_of_its_own() -> None:
    message = 'File "solution.py", line 1\n\tdef f(:\nTabError: x'
    suite = only_suite(view(verdict=Verdict.CE, compile_message=message, not_run=(SAMPLE,)))
    assert (suite.get("tests"), suite.get("failures"), suite.get("skipped")) == ("2", "1", "1")
    compiling, left = suite
    assert compiling.attrib == {"classname": "row-sums", "name": "compile", "time": "0.000"}
    (failure,) = compiling
    assert failure.attrib == {"type": "CE", "message": "The program does not compile:"}
    assert failure.text == 'File "solution.py", line 1\n    def f(:\nTabError: x\nIndent with blanks only.'
    assert [part.tag for part in left] == ["skipped"]


def test_tests_of_an_old_report_that_have_no_name_are_numbered() -> None:
    suite = only_suite(view(accepted(), wrong(), not_run=("", "")))
    assert [test.get("name") for test in suite] == [SAMPLE, SECRET, "test 3", "test 4"]


def test_of_a_secret_test_no_more_is_told_than_in_the_report_in_text() -> None:
    shown = view(crashed("ValueError: 7654.321"))
    assert "7654.321" not in junit(ENGLISH, [shown])
    assert "in line 7: ValueError" in junit(ENGLISH, [shown])
    case = TestCase(SECRET, b"7654.321\n", b"1\n")
    assert "7654.321" in junit(ENGLISH, [replace(shown, revealed={SECRET: case})])


@given(st.binary(max_size=200))
def test_it_is_well_formed_whatever_a_program_printed(printed: bytes) -> None:
    text = printed.decode("utf-8", "surrogateescape")
    check_well_formed(text)


@given(st.text(st.characters(codec=None), max_size=200))
def test_it_is_well_formed_whatever_characters_there_are(text: str) -> None:
    check_well_formed(text)


@pytest.mark.parametrize(
    "text", ["\0", "\x1b[2J", "\x0b", "\ud800", "\ufffe", "\uffff", "]]>", "<&\"'>", "\u202e"]
)
def test_what_xml_cannot_hold_is_made_visible(text: str) -> None:
    check_well_formed(text)


def check_well_formed(text: str) -> None:
    difference = Difference(1, 1, 1, text, text)
    results = (
        crashed("x", case=text),
        replace(crashed("x"), details={"exit_code": 1, "line": 1, "detail": text}),
        wrong(check=CheckResult(Match.DIFFERENT, "check.wrong-word", difference)),
    )
    shown = view(*results, problem=text, compile_message=text or "x", not_run=(text,))
    document = junit(ENGLISH, [replace(shown, revealed={SECRET: TestCase(SECRET, b"", b"")})])
    document.encode("utf-8")
    assert not re.search(r"[^\n -~\xa1-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", document)
    (suite,) = ElementTree.fromstring(document)
    assert len(suite) == 5
    assert [part.tag for test in suite for part in test] == ["failure"] * 4 + ["skipped"]
