"""What a program prints is shown, never obeyed: no control sequence of it reaches the terminal, no markup."""

import json
from dataclasses import replace
from typing import Any

import pytest

from judge.messages import Messages
from judge.model import CheckResult, Difference, Match, TestCase, TestResult, Verdict
from judge.report.data import report_data, to_json
from judge.report.terminal import render_report
from judge.report.view import View

# what it is, the character(s), how it is shown
DANGEROUS = [
    ("escape", "\x1b[2J", r"\x1b[2J"),
    ("title of the window", "\x1b]0;x\x07", r"\x1b]0;x\x07"),
    ("C1 control sequence introducer", "\x9b2J", r"\x9b2J"),
    ("bell", "\x07", r"\x07"),
    ("backspace", "1\b2", r"1\x082"),
    ("delete", "\x7f", r"\x7f"),
    ("carriage return", "1\r2", r"1\r2"),
    ("right-to-left override", "\u202e", r"\u202e"),
    ("zero-width space", "\u200b", r"\u200b"),
    ("line separator", "\u2028", r"\u2028"),
    ("NUL", "\0", r"\x00"),
]
every_danger = pytest.mark.parametrize(
    ("raw", "shown"), [(raw, shown) for _, raw, shown in DANGEROUS], ids=[name for name, _, _ in DANGEROUS]
)


def is_harmless(text: str) -> bool:
    return all(character == "\n" or character.isprintable() for character in text)


@every_danger
def test_in_output_and_standard_error(
    screen: Any, english: Messages, reported: Any, ran: Any, wrong: TestResult, raw: str, shown: str
) -> None:
    case = TestCase(wrong.case, b"1\n", b"2\n")
    printed = f"a{raw}b\n".encode()
    page = screen()
    for result in (
        replace(wrong, execution=ran(printed)),
        replace(wrong, execution=ran(b"", printed, exit_code=1), verdict=Verdict.RTE, check=None),
    ):
        render_report(page.console, english, View(reported(result), "x", {case.name: case}))
    assert is_harmless(page.text)


@pytest.mark.parametrize(
    "danger", [d for d in DANGEROUS if d[0] not in ("carriage return", "line separator")], ids=lambda d: d[0]
)
def test_it_is_shown_escaped(
    screen: Any, english: Messages, reported: Any, ran: Any, wrong: TestResult, danger: tuple[str, str, str]
) -> None:
    _, raw, shown = danger
    case = TestCase(wrong.case, b"1\n", b"2\n")
    page = screen()
    result = replace(wrong, execution=ran(f"a{raw}b\n".encode()))
    render_report(page.console, english, View(reported(result), "x", {case.name: case}))
    assert f"a{shown}b" in page.text


@every_danger
def test_in_the_detail_of_a_reason(
    screen: Any, english: Messages, reported: Any, raw: str, shown: str
) -> None:
    result = TestResult(
        "secret/01-x", Verdict.RTE, "ended.exception", {"exit_code": 1, "detail": f"ValueError: {raw}"}
    )
    page = screen()
    render_report(page.console, english, View(reported(result), "x", {}))
    assert is_harmless(page.text)


@every_danger
def test_in_the_message_of_the_compiler(
    screen: Any, english: Messages, reported: Any, raw: str, shown: str
) -> None:
    page = screen()
    report = reported(verdict=Verdict.CE, compile_message=f'x = "{raw}\nSyntaxError: unterminated')
    render_report(page.console, english, View(report, "x", {}))
    assert is_harmless(page.text)


def test_bytes_that_are_not_utf8_are_shown_as_bytes(
    screen: Any, english: Messages, reported: Any, ran: Any, wrong: TestResult
) -> None:
    case = TestCase(wrong.case, b"1\n", b"2\n")
    page = screen()
    render_report(
        page.console,
        english,
        View(reported(replace(wrong, execution=ran(b"\xff\xfe 1\n"))), "x", {case.name: case}),
    )
    assert r"\xff\xfe* 1*" in page.text
    page.text.encode("utf-8")


@pytest.mark.parametrize("word", ["[red]x[/red]", "[bold]", "[/]", ":smile:", "[link=http://x]y[/link]"])
def test_markup_is_text(
    screen: Any, english: Messages, reported: Any, ran: Any, wrong: TestResult, word: str
) -> None:
    difference = Difference(1, 1, 1, "2", word)
    result = replace(
        wrong,
        execution=ran(f"{word}\n".encode()),
        check=CheckResult(Match.DIFFERENT, "check.wrong-word", difference),
    )
    case = TestCase(wrong.case, b"1\n", b"2\n")
    page = screen(color_system="truecolor", force_terminal=True)
    render_report(page.console, english, View(reported(result), "x", {case.name: case}))
    assert page.text.count(word) == 2
    assert f"found {word}" in page.text


def test_a_very_long_line_is_cut(
    screen: Any, english: Messages, reported: Any, ran: Any, wrong: TestResult
) -> None:
    case = TestCase(wrong.case, b"1\n", b"2\n")
    page = screen()
    result = replace(wrong, execution=ran(b"7" * 1_000_000))
    render_report(page.console, english, View(reported(result), "x", {case.name: case}))
    assert 20 < page.text.count("7") <= 201
    assert "7…" in page.text


@every_danger
def test_json_escapes_what_could_act_on_a_terminal(
    reported: Any, ran: Any, wrong: TestResult, raw: str, shown: str
) -> None:
    printed = f"a{raw}b\n"
    result = replace(
        wrong,
        reason="ended.exception",
        details={"exit_code": 1, "detail": printed},
        execution=ran(printed.encode(), printed.encode()),
    )
    case = TestCase(wrong.case, b"1\n", b"2\n")
    text = to_json(
        report_data(View(reported(result, compile_message=printed), revealed={case.name: case}), "0.0")
    )
    assert is_harmless(text)
    test = json.loads(text)["tests"][0]
    assert test["output"] == test["stderr"] == test["details"]["detail"] == printed


@pytest.mark.parametrize("printed", ["1\xa02", "1\u30002", "1\x0c2", "1\x1c2", "1\u20282"])
def test_a_line_that_the_checker_refuses_is_marked_and_stays_one_line(
    screen: Any, english: Messages, reported: Any, ran: Any, wrong: TestResult, printed: str
) -> None:
    case = TestCase(wrong.case, b"1\n", b"1 2\n3\n")
    page = screen()
    result = replace(wrong, execution=ran(f"{printed}\n3\n".encode()))
    render_report(page.console, english, View(reported(result), "x", {case.name: case}))
    at = next(i for i, line in enumerate(page.lines) if line.split() == ["Answer", "Output"])
    rows = [line.split()[:4] for line in page.lines[at + 1 : at + 3]]
    assert rows == [["1", "1", "2", "≠"], ["2", "3", "3"]]
