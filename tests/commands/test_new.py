"""`judge new`: a skeleton in a bank, after questions where a person is at the terminal."""

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

from judge.bank import Bank
from judge.model import Text

Cli = Callable[..., Any]
Words = Callable[..., list[str]]

PATIENCE = 30.0  # seconds until a process that ought to have ended counts as one that never does
OPTIONS = (
    "--title-en",
    "Mine",
    "--title-zh",
    "我的题",
    "--topic",
    "sums",
    "--difficulty",
    "hard",
    "--stars",
    "5",
)


def files(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_the_options_say_what_the_exercise_is(cli: Cli, mini_bank: Path) -> None:
    outcome = cli("new", "row-means", *OPTIONS, "--decimals", "3")
    assert (outcome.code, outcome.err) == (0, "")
    problem = Bank((mini_bank,)).problem("row-means")
    assert (problem.title, problem.topic, problem.difficulty, problem.stars, problem.checker.decimals) == (
        Text("Mine", "我的题"),
        "sums",
        "hard",
        5,
        (3,),
    )
    assert Bank((mini_bank,)).ids == ("row-sums", "row-means", "row-maxima")


def test_it_says_what_was_written_and_what_comes_next(cli: Cli, mini_bank: Path) -> None:
    lines = cli("new", "row-means", *OPTIONS).out.splitlines()
    assert lines[0] == f"row-means is begun, in {mini_bank}. Written:"
    written = [line.strip() for line in lines[1:13]]
    assert written == sorted(name for name in files(mini_bank) if "/row-means/" in name)
    assert lines[-2:] == ["  judge generate row-means", "  judge verify row-means"]
    assert "TODO" in lines[13]


def test_in_an_empty_folder_a_bank_is_made_and_the_next_commands_name_it(cli: Cli, tmp_path: Path) -> None:
    outcome = cli("new", "my-problem", "--bank", tmp_path / "my bank")
    assert (outcome.code, outcome.err) == (0, "")
    bank = Bank((tmp_path / "my bank",))
    problem = bank.problem("my-problem")
    assert problem.title == Text("My problem", "My problem")
    assert (problem.topic, problem.difficulty, problem.stars) == ("exercises", "medium", 3)
    assert [topic.problems for topic in bank.topics] == [("my-problem",)]
    assert (
        f"The topic exercises is new: give it its titles in {tmp_path}/my bank/problems/tracks.toml"
        in outcome.out
    )
    assert f"  judge verify my-problem --bank '{tmp_path}/my bank'\n" in outcome.out


def test_the_only_topic_there_is_is_the_usual_one(cli: Cli, tmp_path: Path) -> None:
    cli("new", "first", "--bank", tmp_path / "own", "--topic", "masks")
    assert cli("new", "second", "--bank", tmp_path / "own").code == 0
    assert Bank((tmp_path / "own",)).problem("second").topic == "masks"


def test_a_topic_that_resembles_none_is_made(cli: Cli, mini_bank: Path) -> None:
    outcome = cli("new", "row-means", "--topic", "kv-cache")
    assert outcome.code == 0
    assert "The topic kv-cache is new" in outcome.out
    assert [topic.id for topic in Bank((mini_bank,)).topics][-1] == "kv-cache"


def test_one_that_resembles_another_is_made_if_that_is_meant(cli: Cli, mini_bank: Path) -> None:
    assert cli("new", "row-means", "--topic", "sum", "--new-topic").code == 0
    assert [topic.id for topic in Bank((mini_bank,)).topics][-1] == "sum"


def test_in_the_wheel_the_users_own_bank_gets_it_with_the_titles_of_the_topic(
    cli: Cli, mini_bank: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = mini_bank.rename(mini_bank.parent / "_bank")
    before = files(shipped)
    monkeypatch.delenv("ATTNJUDGE_BANK")
    monkeypatch.setattr("judge.bank.places.shipped_bank", lambda: shipped)
    outcome = cli("new", "row-means", "--topic", "extremes")
    assert (outcome.code, outcome.err) == (0, "")
    assert "is new" not in outcome.out
    (topic,) = Bank((home / "bank",)).topics
    assert (topic.title, topic.problems) == (Text("Least and largest", "最值"), ("row-means",))
    assert files(shipped) == before
    assert cli("new", "row-sums", "--topic", "sums").err.startswith(
        "Error: There is an exercise of this id already"
    )


WRONG = [
    (("Row Means",), "A name is lower-case words joined by dashes, not: Row Means. For example: row-means"),
    (
        ("row-sums", "--topic", "sums"),
        "There is an exercise of this id already, nothing was written: row-sums ({bank}/problems/row-sums). "
        "Choose another id",
    ),
    (
        ("row-means", "--topic", "extreme"),
        "There is no topic with this id: extreme. Did you mean: extremes? `--new-topic` makes a new one all the same",
    ),
    (
        ("row-means", "--topic", "Kv Cache"),
        "A name is lower-case words joined by dashes, not: Kv Cache. For example: kv-cache",
    ),
    (
        ("row-means",),
        "The exercise needs a topic: name one with `--topic`. The topics are: sums, extremes, nothing-yet",
    ),
    (("row-means", "--title-en", "a\nb"), "A title is one line with something in it, not: 'a\\nb'"),
    (("row-means", "--title-zh", ""), "A title is one line with something in it, not: ''"),
    (("row-means", "--stars", "6"), "--stars takes one of these values: 1, 2, 3, 4, 5"),
    (("row-means", "--decimals", "0"), "--decimals takes one of these values: 1, 2, 3, 4"),
    (("row-means", "--difficulty", "very"), "--difficulty takes one of these values: easy, medium, hard"),
    (
        ("row-means", "--bank", "{bank}/problems"),
        "This is neither a bank of exercises nor an empty folder: {bank}/problems. Name one with `--bank`",
    ),
    (
        ("row-means", "--bank", "{bank}/problems/tracks.toml/below"),
        "The exercise cannot be written: {bank}/problems/tracks.toml/below/problems (Not a directory). "
        "Name another bank with `--bank`",
    ),
]


@pytest.mark.parametrize(("arguments", "message"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_what_is_wrong_is_said_in_one_line_and_nothing_is_written(
    cli: Cli, mini_bank: Path, arguments: tuple[str, ...], message: str
) -> None:
    before = files(mini_bank)
    words = [word.format(bank=mini_bank) for word in arguments]
    outcome = cli("new", *words)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == f"Error: {message.format(bank=mini_bank)}\n"
    chinese = cli("new", *words, "--lang", "zh")
    assert chinese.code == 2
    assert re.match("错误：.*[\u4e00-\u9fff]", chinese.err)
    assert files(mini_bank) == before


def test_what_it_says_is_chinese(cli: Cli) -> None:
    out = cli("new", "row-means", "--topic", "kv-cache", "--lang", "zh").out
    assert out.startswith("题目 row-means 的骨架已写入 ")
    assert "主题 kv-cache 是新建的" in out
    assert "请逐个文件替换标有 TODO 的内容" in out


def conversation(words: list[str], answers: list[str]) -> tuple[int, str]:
    """Run on a terminal and type an answer whenever it waits for one; return the exit code and what was shown."""
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
    left, shown = list(answers), b""
    deadline = time.monotonic() + PATIENCE
    with process:
        while time.monotonic() < deadline:
            if select.select([terminal], [], [], 0.3)[0]:
                try:
                    shown += os.read(terminal, 1 << 16)
                except OSError:  # the end of a terminal whose process has ended
                    break
            elif left and shown.rstrip(b" ").endswith((b":", "：".encode())):
                os.write(terminal, left.pop(0).encode())
        else:
            process.kill()
    os.close(terminal)
    assert not left, f"not asked for: {left}"
    return process.returncode, re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", shown.decode()).replace("\r", "")


def test_on_a_terminal_it_asks_for_what_is_not_given(judge_process: Words, mini_bank: Path) -> None:
    answers = ["Means of rows\n", "行均值\n", "extremes\n", "hard\n", "5\n", "3\n"]
    code, shown = conversation(judge_process("new", "row-means"), answers)
    assert code == 0
    for question in (
        "Title in English [Row means]: ",
        "Title in Chinese [Means of rows]: ",
        "Topics of this bank: sums, extremes, nothing-yet\nTopic, one of these or a new one: ",
        "Difficulty: easy, medium or hard [medium]: ",
        "Stars, 1 to 5: how often interviewers ask it [3]: ",
        "Decimals of the printed numbers, 1 to 4 [2]: ",
    ):
        assert question in shown
    problem = Bank((mini_bank,)).problem("row-means")
    assert (problem.title, problem.topic, problem.difficulty, problem.stars, problem.checker.decimals) == (
        Text("Means of rows", "行均值"),
        "extremes",
        "hard",
        5,
        (3,),
    )


def test_nothing_typed_is_what_stands_in_brackets(judge_process: Words, tmp_path: Path) -> None:
    code, shown = conversation(judge_process("new", "row-means", "--bank", tmp_path / "own"), ["\n"] * 6)
    assert code == 0
    assert "Topic, such as masks or kv-cache [exercises]: " in shown
    problem = Bank((tmp_path / "own",)).problem("row-means")
    assert (problem.title, problem.topic) == (Text("Row means", "Row means"), "exercises")
    assert (problem.difficulty, problem.stars, problem.checker.decimals) == ("medium", 3, (2,))


def test_an_answer_that_will_not_do_is_asked_for_again_in_chinese(
    judge_process: Words, mini_bank: Path
) -> None:
    options = ("--title-en", "A", "--title-zh", "甲", "--stars", "1", "--decimals", "2", "--lang", "zh")
    answers = ["\n", "extreme\n", "extremes\n", "very\n", " easy \n"]
    code, shown = conversation(judge_process("new", "row-means", *options), answers)
    assert code == 0
    assert "错误：题目需要一个主题" in shown
    assert "错误：没有这个主题：extreme。你要找的是不是：extremes？" in shown
    assert "错误：只能是其中之一：easy, medium, hard；实际为：very" in shown
    assert shown.count("难度：easy（简单）、medium（中等）或 hard（困难）[medium]：") == 2
    assert "Error" not in shown
    assert Bank((mini_bank,)).problem("row-means").difficulty == "easy"


def test_with_all_options_nothing_is_asked(judge_process: Words, mini_bank: Path) -> None:
    code, shown = conversation(judge_process("new", "row-means", *OPTIONS, "--decimals", "2"), [])
    assert (code, shown.partition(",")[0]) == (0, "row-means is begun")


@pytest.mark.parametrize("key", ["\x04", "\x03"], ids=["Ctrl-D", "Ctrl-C"])
def test_a_conversation_that_is_broken_off_writes_nothing(
    judge_process: Words, mini_bank: Path, key: str
) -> None:
    before = files(mini_bank)
    code, shown = conversation(judge_process("new", "row-means"), ["Means\n", key])
    assert code == 130
    assert "Interrupted." in shown
    assert files(mini_bank) == before
