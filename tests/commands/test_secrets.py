"""A failing secret test: its first difference is told, its input and its answer are not, unless asked for."""

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

Cli = Callable[..., Any]

CHECKOUT = Path(__file__).parent.parent.parent
INPUT_FIGURES = ("71234", "82345", "93456", "64567", "55678", "46789")
REST_OF_ANSWER = "167034"
HIDDEN = (*INPUT_FIGURES, REST_OF_ANSWER)

# What an exercise's own samples are answered with; anything else gets two lines of zeros.
ANSWERS_SAMPLES = """\
import sys
print({samples!r}.get(sys.stdin.read(), "0.0 0\\n0.0"), end="")
"""


def hidden_in(text: str) -> list[str]:
    return [figure for figure in HIDDEN if figure in text]


def test_of_a_secret_test_the_first_difference_is_shown(cli: Cli, programs: dict[str, str]) -> None:
    out = cli("submit", "row-sums", programs["wrong_in_secret"]).out
    assert ("Line 1, column 1 (item 1): expected 60123, found 247035 (error +186912)\n") in out
    assert "This is a secret test: its input, and what a message may quote of it, is not\n" in out


FORMATS = [
    (*all_tests, *explain, *format)
    for all_tests in ((), ("--all",))
    for explain in ((), ("--explain",))
    for format in ((), ("--json",), ("--format", "junit"))
]


@pytest.mark.parametrize("options", FORMATS, ids=" ".join)
def test_neither_input_nor_answer_of_a_secret_test_is_shown(
    cli: Cli, programs: dict[str, str], options: tuple[str, ...]
) -> None:
    outcome = cli("submit", "row-sums", programs["wrong_in_secret"], "--html", "page.html", *options)
    page = Path("page.html").read_text(encoding="utf-8")
    assert "60123" in page, "the first difference"
    assert hidden_in(outcome.out + outcome.err + page) == []


def test_json_of_a_secret_test_has_its_difference_and_no_texts(cli: Cli, programs: dict[str, str]) -> None:
    sample, secret = cli("submit", "row-sums", programs["wrong_in_secret"], "--json").json["tests"]
    assert secret["difference"] == {
        "line": 1,
        "column": 1,
        "token": 1,
        "expected": "60123",
        "found": "247035",
        "error": 186912.0,
    }
    texts = {"input", "answer", "output", "stderr"}
    assert texts.isdisjoint(secret)
    assert texts <= set(sample)


def test_reveal_shows_input_answer_and_output(cli: Cli, programs: dict[str, str]) -> None:
    outcome = cli("submit", "row-sums", programs["wrong_in_secret"], "--reveal")
    lines = [line.rstrip() for line in outcome.out.splitlines()]
    at = lines.index("Input")
    assert lines[at : at + 7] == [
        "Input",
        "2 3",
        "71234 82345 -93456",
        "64567 55678 46789",
        "",
        "  Answer    Output",
        "1 60123  ≠  247035*",
    ]
    assert lines[at + 7].split() == ["2", "167034", "167034"]
    assert "--reveal" not in outcome.out


def test_reveal_in_json_adds_the_texts(cli: Cli, programs: dict[str, str]) -> None:
    tests = cli("submit", "row-sums", programs["wrong_in_secret"], "--reveal", "--json").json["tests"]
    assert tests[1]["input"] == "2 3\n71234 82345 -93456\n64567 55678 46789\n"
    assert tests[1]["answer"] == "60123\n167034\n"
    assert tests[1]["output"] == "247035\n167034\n"
    assert tests[1]["stderr"] == ""


def test_what_was_revealed_is_not_kept_in_the_history(cli: Cli, programs: dict[str, str], home: Path) -> None:
    cli("submit", "row-sums", programs["wrong_in_secret"], "--reveal", "--all")
    with closing(sqlite3.connect(home / "history.sqlite3")) as connection:
        ((report,),) = connection.execute("SELECT report_json FROM submissions").fetchall()
    assert hidden_in(report) == []
    for options in ((), ("--json",)):
        assert hidden_in(cli("status", "--last", *options).out) == []


def test_a_traceback_on_a_secret_test_is_not_shown(cli: Cli, programs: dict[str, str]) -> None:
    source = (
        Path(programs["accepted"]).read_text().replace("rows = ", "assert '-' not in text, text; rows = ")
    )
    outcome = cli("submit", "row-sums", "-", stdin=source.encode())
    assert "RTE run-time error" in outcome.out
    assert "Traceback" not in outcome.out
    revealed = cli("submit", "row-sums", "-", "--reveal", stdin=source.encode())
    assert "Traceback" in revealed.out


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_the_message_of_an_exception_does_not_give_the_input_away(
    cli: Cli, programs: dict[str, str], options: tuple[str, ...]
) -> None:
    source = Path(programs["accepted"]).read_text().replace("map(int", "map(lambda t: int(t, 9)")
    outcome = cli("submit", "row-sums", "-", *options, stdin=source.encode())
    assert "ValueError" in outcome.out
    assert hidden_in(outcome.out) == []


@pytest.mark.parametrize(
    "id", ["attention-shape-checker", "multi-head-attention", "sliding-window-attention"]
)
def test_no_line_of_a_real_secret_input_is_shown(cli: Cli, bank: Any, id: str) -> None:
    cases = bank.cases(id)
    samples = {case.input.decode(): case.answer.decode() for case in cases if case.is_sample}
    source = ANSWERS_SAMPLES.format(samples=samples).encode()
    secret_lines = {
        line
        for case in cases
        if not case.is_sample and case.input.decode() not in samples
        for line in (case.input + case.answer).decode().splitlines()
        if len(line.split()) > 2 and not any(line in text for pair in samples.items() for text in pair)
    }
    assert len(secret_lines) > 20
    for options in ((), ("--json",), ("--all", "--json", "--explain"), ("--all", "--format", "junit")):
        outcome = cli("submit", id, "-", "--bank", CHECKOUT, "--html", "page.html", *options, stdin=source)
        assert outcome.code == 1
        for text in (outcome.out, Path("page.html").read_text(encoding="utf-8")):
            assert "secret/" in text
            assert [line for line in secret_lines if line in text] == []


def test_the_place_of_a_difference_far_down_is_shown_when_revealed(
    cli: Cli, programs: dict[str, str], mini_bank: Path
) -> None:
    rows = [f"{row} 1" for row in range(100, 160)]
    folder = mini_bank / "testcases" / "row-sums" / "secret"
    (folder / "01-minus-signs.in").write_text("\n".join(["60 2", *rows, ""]))
    (folder / "01-minus-signs.ans").write_text("".join(f"{row + 1}\n" for row in range(100, 160)))
    wrong_in_line_51 = (
        Path(programs["accepted"]).read_text().replace("print(", "print(999 if row == [151] else row[0])#")
    )
    out = cli("submit", "row-sums", "-", "--reveal", stdin=wrong_in_line_51.encode()).out
    assert "Line 51" in out
    assert json.loads(cli("status", "--last", "--json").out)["tests"][1]["difference"]["line"] == 51
    assert re.search(r"^51 +151 +≠ +999", out, re.MULTILINE), "the line that differs is among those shown"
