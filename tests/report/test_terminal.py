"""A report on a terminal of 80 columns, line by line."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from judge.messages import Messages
from judge.model import CheckResult, Difference, Match, TestCase, TestResult, Verdict
from judge.report.terminal import render_report
from judge.report.view import View
from judge.report.wording import describe_difference, failure_lines


def test_an_accepted_program(screen: Any, english: Messages, reported: Any, accepted: TestResult) -> None:
    page = screen()
    render_report(page.console, english, View(reported(accepted, total=1), "Sum of each row", {}))
    assert page.lines == [
        "row-sums · Sum of each row",
        "",
        "    test               CPU ms wall ms MiB",
        "AC  sample/01-two-rows     12      46  30",
        "",
        "AC accepted · 1 of 1 tests passed",
        "",
        "Slowest test: sample/01-two-rows, 0.013 s of 2 s CPU (1%)",
        "Most memory: sample/01-two-rows, 30 MiB (limit: 256 MiB above Python and NumPy)",
        "Isolation: portable",
    ]


def test_a_secret_test_that_fails(
    screen: Any, english: Messages, reported: Any, accepted: TestResult, wrong: TestResult
) -> None:
    page = screen()
    render_report(page.console, english, View(reported(accepted, wrong), "Sum of each row", {}))
    assert page.lines == [
        "row-sums · Sum of each row",
        "",
        "    test                  CPU ms wall ms MiB",
        "AC  sample/01-two-rows        12      46  30",
        "WA  secret/01-minus-signs    250    1000  31",
        "",
        "WA wrong answer · 1 of 3 tests passed, 1 not run",
        "First failure: secret/01-minus-signs",
        "A number differs from the answer.",
        "Line 2, column 6 (item 2): expected 0.50, found 0.75 (error +0.25)",
        "This is a secret test: its input, and what a message may quote of it, is not",
        "shown. `--reveal` shows it.",
        "",
        "Tests by purpose: samples 1/1 · others 0/1 (2 in all)",
        "Slowest test: secret/01-minus-signs, 0.250 s of 2 s CPU (13%)",
        "Most memory: secret/01-minus-signs, 31 MiB (limit: 256 MiB above Python and",
        "NumPy)",
        "Isolation: portable",
    ]


def test_a_secret_test_that_fails_in_chinese(
    screen: Any, chinese: Messages, reported: Any, accepted: TestResult, wrong: TestResult
) -> None:
    page = screen()
    render_report(page.console, chinese, View(reported(accepted, wrong), "每行之和", {}))
    text = [line.replace("： ", "：") for line in page.lines]
    assert text[0] == "row-sums · 每行之和"
    assert text[6:] == [
        "WA 答案错误 · 通过 1/3 个测试点，1 个未运行",
        "首个未通过：secret/01-minus-signs",
        "有一个数与答案不同。",
        "第 2 行第 6 列（第 2 项）：应为 0.50，实际为 0.75（误差 +0.25）",
        "这是隐藏测试点：不显示它的输入，也不显示错误信息中引用的内容。加上 `--reveal` 可",
        "以查看。",
        "",
        "各类测试点：样例 1/1 · 其他 0/1（共 2 个）",
        "最慢的测试点：secret/01-minus-signs，CPU 时间 0.250 秒，时限 2 秒（13%）",
        "内存最多的测试点：secret/01-minus-signs，31 MiB（上限：Python 和 NumPy 之外 256",
        "MiB）",
        "隔离等级：portable",
    ]


def test_a_sample_that_fails_is_shown_with_answer_and_output_side_by_side(
    screen: Any, english: Messages, reported: Any, ran: Any, sample: TestCase
) -> None:
    difference = Difference(line=2, column=1, token=1, expected="0.75", found="0.5", error=-0.25)
    result = TestResult(
        sample.name,
        Verdict.WA,
        "check.wrong-number",
        execution=ran(b"3.00\n0.5\n7\n", b"a warning\n"),
        check=CheckResult(Match.DIFFERENT, "check.wrong-number", difference),
    )
    page = screen()
    render_report(page.console, english, View(reported(result), "Sum of each row", {sample.name: sample}))
    assert page.lines[5:] == [
        "WA wrong answer · 0 of 3 tests passed, 2 not run",
        "First failure: sample/01-two-rows",
        "A number differs from the answer.",
        "Line 2, column 1 (item 1): expected 0.75, found 0.5 (error -0.25)",
        "",
        "Input",
        "2 2",
        "1 2",
        "0.5 0.25",
        "",
        "Standard error",
        "a warning",
        "",
        "  Answer    Output",
        "1 3.00      3.00",
        "2 0.75   ≠  0.5*",
        "3        ≠  7*",
        "",
        "Tests by purpose: samples 0/1 · others –/2",
        "Slowest test: sample/01-two-rows, 0.013 s of 2 s CPU (1%)",
        "Most memory: sample/01-two-rows, 30 MiB (limit: 256 MiB above Python and NumPy)",
        "Isolation: portable",
    ]


def test_a_program_that_does_not_compile(screen: Any, english: Messages, reported: Any) -> None:
    message = 'File "solution.py", line 1\n    def f(:\n          ^\nSyntaxError: invalid syntax'
    page = screen()
    report = reported(verdict=Verdict.CE, compile_message=message)
    render_report(page.console, english, View(report, "Sum of each row", {}))
    assert page.lines == [
        "row-sums · Sum of each row",
        "",
        "CE compile error",
        "The program does not compile:",
        'File "solution.py", line 1',
        "    def f(:",
        "          ^",
        "SyntaxError: invalid syntax",
        "",
        "Isolation: portable",
    ]


def test_a_test_that_was_not_run_has_no_measurements(screen: Any, english: Messages, reported: Any) -> None:
    result = TestResult("sample/01-two-rows", Verdict.JE, "judge.sandbox", {"detail": "no room"})
    page = screen()
    render_report(page.console, english, View(reported(result), "Sum of each row", {}))
    assert page.lines[3] == "JE  sample/01-two-rows      –       –   –"
    assert page.lines[-4] == "The judge could not run the program (not your fault): no room"


ENDINGS = [
    (
        "time.cpu",
        {"cpu": 1.013, "limit": 1.0},
        "The program used 1.01 s of CPU; the limit is 1 s.",
    ),
    (
        "ended.exception",
        {"exit_code": 1, "detail": "ValueError: x"},
        "The program ended with exit code 1: ValueError: x",
    ),
    (
        "ended.exception-in-line",
        {"exit_code": 1, "detail": "ValueError: x", "line": 7},
        "The program ended with exit code 1, in line 7: ValueError: x",
    ),
    (
        "output",
        {"limit": 4, "bytes": 4194304},
        "The program printed more than 4 MiB and was stopped. Does a loop never end?",
    ),
    ("check.line-count", {"found": 2, "expected": 3}, "Number of lines: 2 in the output, 3 in the answer."),
]


@pytest.mark.parametrize(("key", "details", "message"), ENDINGS, ids=[key for key, _, _ in ENDINGS])
def test_the_reason_is_told_with_its_details(
    english: Messages, key: str, details: dict[str, Any], message: str
) -> None:
    result = TestResult("secret/01-x", Verdict.RTE, key, details)
    assert failure_lines(english, result, revealed=True) == [message]


def test_of_an_exception_on_a_secret_test_only_the_name_is_told(english: Messages) -> None:
    details = {"exit_code": 1, "detail": "numpy.linalg.LinAlgError: 3.14 is not it", "line": 7}
    result = TestResult("secret/01-x", Verdict.RTE, "ended.exception-in-line", details)
    assert failure_lines(english, result, revealed=False) == [
        "The program ended with exit code 1, in line 7: LinAlgError"
    ]


@pytest.mark.parametrize(
    "message",
    [
        "3.14 -2.72",
        "3.14: Error",
        "Error 3.14",
        "input was 3.14 ValueError",
        "x3.14Error",
        "x3.e14Error",
        "π3Error: x",
    ],
)
def test_what_a_program_makes_up_of_a_secret_input_is_not_told(english: Messages, message: str) -> None:
    details = {"exit_code": 3, "detail": message, "line": 7}
    for key in ("ended.exception", "ended.exception-in-line"):
        result = TestResult("secret/01-x", Verdict.RTE, key, details)
        assert failure_lines(english, result, revealed=False) == [
            "The program ended with exit code 3. Any code but 0 is a run-time error, whatever was printed."
        ]


DIFFERENCES = [
    (Difference(1, 1, 1, "3", None), "Line 1, column 1 (item 1): expected 3, found nothing"),
    (Difference(4, 1, 1, None, "3"), "Line 4, column 1 (item 1): expected nothing, found 3"),
    (Difference(1, 5, 2, None, None), "Line 1, column 5 (item 2)"),
    (Difference(1, 1, 1, "S", "ERR"), "Line 1, column 1 (item 1): expected S, found ERR"),
    (
        Difference(1, 1, 1, "0.00", "-0.00", 0.0),
        "Line 1, column 1 (item 1): expected 0.00, found -0.00",
    ),
    (
        Difference(1, 1, 1, "1000000", "2", -999998.0),
        "Line 1, column 1 (item 1): expected 1000000, found 2 (error -999998)",
    ),
]


@pytest.mark.parametrize(("difference", "message"), DIFFERENCES, ids=[m for _, m in DIFFERENCES])
def test_a_difference_in_words(english: Messages, difference: Difference, message: str) -> None:
    assert describe_difference(english, difference) == message


def test_the_first_failure_decides_what_is_shown(
    screen: Any, english: Messages, reported: Any, wrong: TestResult
) -> None:
    later = replace(wrong, case="secret/02-later", verdict=Verdict.PE, reason="check.negative-zero")
    page = screen()
    render_report(page.console, english, View(reported(wrong, later), "Sum of each row", {}))
    assert "First failure: secret/01-minus-signs" in page.text
    assert "minus sign" not in page.text


@pytest.mark.parametrize("count", [24, 25, 1000])
def test_long_blocks_are_cut_with_a_count_of_the_rest(
    screen: Any, english: Messages, reported: Any, ran: Any, wrong: TestResult, count: int
) -> None:
    rows = "".join(f"{row}\n" for row in range(1, count + 1)).encode()
    case = TestCase(wrong.case, rows, rows)
    result = replace(wrong, execution=ran(rows.replace(b"1\n", b"0\n")))
    page = screen()
    render_report(page.console, english, View(reported(result), "x", {case.name: case}))
    assert any(line.split() == ["24", "24", "24"] for line in page.lines)
    assert not any(line.split()[1:] == ["25", "25"] for line in page.lines), "of answer and output"
    if count > 25:
        assert "25" not in page.lines, "of the input"
        assert page.lines.count(f"… {count - 24} more lines") == 1
        assert page.lines.count(f"… {count - 24} lines after these") == 1
    elif count == 25:
        assert "25" in page.lines, "no line is cut to say that one is"
    else:
        assert "…" not in page.text


@pytest.mark.parametrize("width", [20, 40, 80, 200])
def test_no_line_is_wider_than_the_terminal(
    screen: Callable[..., Any],
    english: Messages,
    reported: Any,
    accepted: TestResult,
    wrong: TestResult,
    width: int,
) -> None:
    page = screen(width)
    render_report(page.console, english, View(reported(accepted, wrong), "Sum of each row", {}))
    assert max(map(len, page.text.splitlines())) <= width


def test_names_of_tests_as_long_as_the_longest_of_the_bank_are_shown_whole(
    screen: Any, english: Messages, reported: Any, accepted: TestResult
) -> None:
    name = "secret/08-illegal-negative-count-legal-lines-behind"
    page = screen()
    render_report(page.console, english, View(reported(replace(accepted, case=name)), "x", {}))
    assert page.lines[3].split() == ["AC", name, "12", "46", "30"]
