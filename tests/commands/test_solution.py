"""`judge solution`: the reference and its explanation, after a question where the exercise is not solved."""

import contextlib
import fcntl
import os
import pty
import re
import select
import subprocess
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Cli = Callable[..., Any]
Words = Callable[..., list[str]]

PATIENCE = 30.0  # seconds until a process that ought to have ended counts as one that never does


@pytest.fixture(autouse=True)
def reference(mini_bank: Path) -> str:
    folder = mini_bank / "solutions/row-sums"
    (folder / "explanation.en.md").write_text("# Sum of each row\n\n**Why.** `sum` adds.\n")
    (folder / "explanation.zh.md").write_text("# 每行之和\n\n**为什么。** `sum` 求和。\n", encoding="utf-8")
    return (folder / "reference.py").read_text()


@pytest.fixture
def solved(cli: Cli, programs: dict[str, str]) -> None:
    """`row-sums` is solved."""
    cli("submit", "row-sums", programs["accepted"])


def looked_at(cli: Cli) -> list[str]:
    return [each["problem"] for each in cli("status", "--json").json["problems"] if each["solution_seen"]]


@pytest.mark.usefixtures("solved")
def test_after_it_is_solved_the_solution_is_shown_without_a_question(cli: Cli, reference: str) -> None:
    outcome = cli("solution", "row-s")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith(reference)
    assert "Why. `sum` adds." in outcome.out
    assert looked_at(cli) == []


@pytest.mark.usefixtures("solved")
def test_the_explanation_is_in_the_language_of_now(cli: Cli) -> None:
    assert "为什么。" in cli("solution", "row-sums", "--lang", "zh").out
    assert "为什么。" in cli("solution", "row-sums", "--lang", "zh", "--json").json["explanation"]


def test_without_a_terminal_nobody_is_asked_and_yes_is_named(cli: Cli, home: Path) -> None:
    for option in ((), ("--code",), ("--json",)):
        outcome = cli("solution", "row-sums", *option, stdin=b"y\n")
        assert (outcome.code, outcome.out) == (2, "")
        assert outcome.err == (
            "Error: You have not solved this exercise yet: row-sums. "
            "To see the solution all the same: judge solution row-sums --yes\n"
        )
    assert not home.exists(), "it has not been looked at"


def test_yes_shows_it_and_that_is_remembered(cli: Cli, programs: dict[str, str], reference: str) -> None:
    outcome = cli("solution", "row-sums", "--yes")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith(reference)
    assert looked_at(cli) == ["row-sums"]
    cli("submit", "row-sums", programs["accepted"])
    assert looked_at(cli) == ["row-sums"], "solved or not"


def test_an_attempt_that_failed_does_not_solve_it(cli: Cli, programs: dict[str, str]) -> None:
    cli("submit", "row-sums", programs["wrong_in_secret"])
    cli("submit", "row-maxima", programs["accepted"].replace("accepted", "wrong_in_sample"))
    assert cli("solution", "row-sums").code == 2


def test_code_is_the_program_alone_byte_by_byte(cli: Cli, reference: str) -> None:
    assert cli("solution", "row-sums", "--code", "--yes").out == reference


def test_json_holds_every_field(cli: Cli, reference: str) -> None:
    assert cli("solution", "row-sums", "--json", "--yes").json == {
        "schema_version": 1,
        "problem": "row-sums",
        "code": reference,
        "explanation": "# Sum of each row\n\n**Why.** `sum` adds.\n",
    }


def test_two_formats_are_refused_before_anything_is_shown(cli: Cli, home: Path) -> None:
    outcome = cli("solution", "row-sums", "--json", "--code", "--yes")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == "Error: Two formats asked for: --json and --code. Leave one out\n"
    assert not home.exists()


def a_file_for_a_folder(home: Path) -> None:
    home.write_text("not a folder\n")


def damaged(home: Path) -> None:
    home.mkdir()
    (home / "history.sqlite3").write_bytes(b"not a database" * 100)


@pytest.mark.parametrize("spoil", [a_file_for_a_folder, damaged])
def test_without_a_history_it_is_shown_with_one_warning(
    cli: Cli, home: Path, reference: str, spoil: Callable[[Path], None]
) -> None:
    spoil(home)
    outcome = cli("solution", "row-sums", "--yes")
    assert (outcome.code, outcome.out.startswith(reference)) == (0, True)
    assert outcome.err.startswith("Warning: The history is not usable: ")
    assert outcome.err.count("Warning") == 1
    assert cli("solution", "row-sums").code == 2, "nobody knows that it is solved"


def test_a_solution_that_cannot_be_read_has_not_been_looked_at(cli: Cli, mini_bank: Path, home: Path) -> None:
    (mini_bank / "solutions/row-sums/reference.py").unlink()
    outcome = cli("solution", "row-sums", "--yes")
    assert (outcome.code, outcome.out) == (3, "")
    assert "reference.py" in outcome.err
    assert not home.exists()


def answered(words: list[str], answer: str) -> tuple[int, str]:
    """Run on a terminal and type `answer` when asked; return the exit code and what the terminal shows."""
    terminal, theirs = pty.openpty()
    process = subprocess.Popen(
        words,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C is a signal
    )
    os.close(theirs)
    shown = b""
    deadline = time.monotonic() + PATIENCE
    with process, contextlib.suppress(OSError):  # the end of a terminal whose process has ended
        while time.monotonic() < deadline:
            if select.select([terminal], [], [], 0.3)[0]:
                part = os.read(terminal, 1 << 16)
                if not part:
                    break
                shown += part
            elif shown.endswith(b"[y/N] "):  # and nothing more comes: the line editor is ready
                os.write(terminal, answer.encode())
        else:
            process.kill()
    os.close(terminal)
    return process.returncode, re.sub(r"\x1b\[[\d;]*m", "", shown.decode())


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Show the solution before you have solved it? [y/N] "),
        ("zh", "这道题还没有解决，现在就看参考解吗？[y/N] "),
    ],
)
@pytest.mark.parametrize("answer", ["y", "YES", " yes ", "是", "好的"])
def test_on_a_terminal_it_asks_and_shows_it_after_a_yes_in_either_language(
    judge_process: Words, cli: Cli, language: str, question: str, answer: str
) -> None:
    words = judge_process("solution", "row-sums", "--lang", language)
    code, shown = answered(words, f"{answer}\n")
    assert code == 0
    assert shown.startswith(question)
    assert "def solve(text):" in shown
    assert looked_at(cli) == ["row-sums"]


@pytest.mark.parametrize("answer", ["", "n", "不", "whatever"])
def test_whatever_is_not_a_yes_is_a_no(judge_process: Words, cli: Cli, answer: str) -> None:
    code, shown = answered(judge_process("solution", "row-sums"), f"{answer}\n")
    assert code == 1
    assert "def solve" not in shown
    assert "The solution is not shown. `judge hint row-sums` helps without giving it away." in shown
    assert looked_at(cli) == []


@pytest.mark.parametrize("key", ["\x04", "\x03"], ids=["Ctrl-D", "Ctrl-C"])
def test_an_answer_that_is_broken_off_ends_with_130(judge_process: Words, cli: Cli, key: str) -> None:
    words = judge_process("solution", "row-sums")
    code, shown = answered(words, key)
    assert code == 130
    assert "Interrupted." in shown
    assert "Traceback" not in shown
    assert looked_at(cli) == []


def test_the_question_does_not_get_into_a_file(judge_process: Words, tmp_path: Path, reference: str) -> None:
    words = judge_process("solution", "row-sums", "--code")
    path = tmp_path / "ref.py"
    code, shown = answered(["/bin/sh", "-c", '"$@" > ' + str(path), "sh", *words], "y\n")
    assert (code, path.read_text()) == (0, reference)
    assert "[y/N]" in shown
