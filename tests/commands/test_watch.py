"""`judge watch`: a process that judges a file whenever it is saved, in whichever way."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from judge.commands import watching
from judge.commands.watching import State, states

Words = Callable[..., list[str]]
Cli = Callable[..., Any]

PATIENCE = 30.0  # seconds until what ought to come counts as what never does
A_WHILE = 1.5  # seconds in which nothing comes that ought not to
JUDGED = r"Waiting for the next save\. Ctrl-C ends\.\n"


class Watch:
    """A running `judge watch`, and what it prints."""

    def __init__(self, process: subprocess.Popen[bytes], output: int) -> None:
        self.process = process
        self._output = output
        self._unread = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def until(self, pattern: str) -> str:
        """Read on until `pattern` has come; return what has come up to its end."""
        deadline = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self._unread)):
            assert time.monotonic() < deadline, f"{pattern} does not come, but: {self._unread}"
            self._read(0.1)
        text, self._unread = self._unread[: found.end()], self._unread[found.end() :]
        return text

    def rest(self, seconds: float) -> str:
        """Return what comes in so many seconds."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            self._read(0.1)
        text, self._unread = self._unread, ""
        return text

    def _read(self, seconds: float) -> None:
        if select.select([self._output], [], [], seconds)[0]:
            self._unread += self._decoder.decode(os.read(self._output, 1 << 16)).replace("\r\n", "\n")


@contextmanager
def watching_process(words: list[str], **options: Any) -> Iterator[Watch]:
    """Start a process whose outputs are one pipe; end it as Ctrl-C does, which must be with 130 and no traceback."""
    read, write = os.pipe()
    process = subprocess.Popen(words, stdout=write, stderr=write, start_new_session=True, **options)
    os.close(write)
    watch = Watch(process, read)
    try:
        yield watch
        process.send_signal(signal.SIGINT)
        assert watch.until(r"Interrupted\.\n").endswith("Interrupted.\n")
        assert process.wait(PATIENCE) == 130
    finally:
        process.kill()
        process.wait()
        os.close(read)


@pytest.fixture
def file(tmp_path: Path, programs: dict[str, str]) -> Path:
    """A file with an accepted program."""
    path = tmp_path / "mine.py"
    path.write_text(Path(programs["accepted"]).read_text())
    return path


@pytest.fixture
def watch(judge_process: Words, file: Path) -> Iterator[Watch]:
    """`judge watch` on that file, which has been judged once."""
    with watching_process(judge_process("watch", "row-sums", file)) as running:
        assert "AC accepted" in running.until(JUDGED)
        yield running


def test_the_file_is_judged_at_once_on_all_tests_and_nothing_is_recorded(
    judge_process: Words, file: Path, home: Path
) -> None:
    with watching_process(judge_process("watch", "row-s", file)) as watch:
        text = watch.until(JUDGED)
        assert re.match(r"\d\d:\d\d:\d\d · \S+/mine\.py\nrow-sums · Sum of each row\n", text)
        assert "AC accepted · 3 of 3 tests passed" in text
        assert f"All tests pass. To record it: judge submit row-sums {file}\n" in text
        assert "\x1b" not in text, "this is no terminal"
        assert watch.rest(A_WHILE) == "", "a file that is not saved is not judged again"
    assert not home.exists()


def in_place(file: Path, source: str) -> None:
    file.write_text(source)


def by_renaming(file: Path, source: str) -> None:
    other = file.with_suffix(".tmp")
    other.write_text(source)
    other.replace(file)


def with_a_backup(file: Path, source: str) -> None:
    file.rename(file.with_suffix(".bak"))
    time.sleep(0.1)
    file.write_text(source)


def emptied_first(file: Path, source: str) -> None:
    with file.open("w") as opened:
        opened.flush()
        time.sleep(0.2)
        opened.write(source)


def deleted_first(file: Path, source: str) -> None:
    file.unlink()
    time.sleep(1.0)
    file.write_text(source)


WAYS = [in_place, by_renaming, with_a_backup, emptied_first, deleted_first]


@pytest.mark.parametrize("save", WAYS)
def test_every_way_to_save_is_noticed_and_judged_once(
    watch: Watch, file: Path, programs: dict[str, str], save: Callable[[Path, str], None]
) -> None:
    save(file, Path(programs["wrong_in_secret"]).read_text())
    text = watch.until(JUDGED)
    assert "WA wrong answer · 1 of 3 tests passed, 1 not run" in text
    assert "This is a secret test" in text
    assert "To record it" not in text
    assert text.count("mine.py\nrow-sums") == 1
    assert ("There is no such file" in text) == (save is deleted_first)
    save(file, Path(programs["accepted"]).read_text())
    assert "AC accepted" in watch.until(JUDGED)
    assert watch.rest(A_WHILE) == ""


def test_a_file_that_is_emptied_is_judged_empty(watch: Watch, file: Path) -> None:
    file.write_text("")
    assert "WA wrong answer" in watch.until(JUDGED)


def test_a_file_that_is_gone_is_missed_once_and_awaited(
    watch: Watch, file: Path, programs: dict[str, str]
) -> None:
    file.unlink()
    watch.until(r"There is no such file: \S+mine\.py\. It is judged as soon as it is there\n")
    assert watch.rest(A_WHILE) == ""
    file.write_text(Path(programs["presentation"]).read_text())
    assert "PE presentation error" in watch.until(JUDGED)


def test_a_file_that_is_not_there_yet_is_awaited(
    judge_process: Words, tmp_path: Path, programs: dict[str, str]
) -> None:
    with watching_process(judge_process("watch", "row-sums", "later.py")) as watch:
        watch.until(r"There is no such file: later\.py\.")
        (tmp_path / "later.py").write_text(Path(programs["accepted"]).read_text())
        assert "AC accepted" in watch.until(JUDGED)


def test_a_program_that_does_not_compile_is_judged_as_that(watch: Watch, file: Path) -> None:
    file.write_text("def solve(:\n")
    text = watch.until(JUDGED)
    assert "CE compile error" in text
    assert "SyntaxError" in text


KILLS_ITS_PARENT = "import os, signal\nos.kill(os.getppid(), signal.SIGKILL)\nimport time\ntime.sleep(9)\n"


@pytest.mark.parametrize(
    ("source", "verdict"),
    [
        (KILLS_ITS_PARENT, "(RTE|TLE|JE) "),
        ("while True:\n    pass\n", "TLE time limit exceeded"),
        ("print('x' * 10**8)\n", "OLE output limit exceeded"),
    ],
    ids=["kills", "loops", "floods"],
)
def test_after_the_worst_program_the_next_save_is_judged_as_ever(
    watch: Watch, file: Path, programs: dict[str, str], source: str, verdict: str
) -> None:
    file.write_text(source)
    assert re.search(verdict, watch.until(JUDGED))
    file.write_text(Path(programs["accepted"]).read_text())
    assert "AC accepted" in watch.until(JUDGED)


def test_what_is_saved_while_a_program_is_judged_is_judged_afterwards(
    watch: Watch, file: Path, programs: dict[str, str]
) -> None:
    file.write_text("while True:\n    pass\n")
    watch.until(r"\d\d:\d\d:\d\d · \S+mine\.py\n")
    file.write_text(Path(programs["accepted"]).read_text())
    assert "TLE" in watch.until(JUDGED)
    assert "AC accepted" in watch.until(JUDGED)


def test_an_exercise_that_is_broken_meanwhile_is_an_error_until_it_is_mended(
    watch: Watch, file: Path, mini_bank: Path
) -> None:
    path = mini_bank / "problems/row-sums/problem.toml"
    content = path.read_text()
    path.write_text("no TOML")
    file.touch()
    text = watch.until(JUDGED)
    assert "Error: A file of the bank is not valid TOML" in text
    assert "Traceback" not in text
    path.write_text(content)
    file.touch()
    assert "AC accepted" in watch.until(JUDGED)


def test_new_test_cases_of_the_exercise_are_used(watch: Watch, file: Path, mini_bank: Path) -> None:
    folder = mini_bank / "testcases/row-sums/secret"
    (folder / "03-one-more.in").write_text("1 1\n5\n")
    (folder / "03-one-more.ans").write_text("5\n")
    file.touch()
    assert "4 of 4 tests passed" in watch.until(JUDGED)


def test_a_link_that_leads_nowhere_is_no_file(judge_process: Words, tmp_path: Path, file: Path) -> None:
    link = tmp_path / "link.py"
    link.symlink_to("link.py")
    with watching_process(judge_process("watch", "row-sums", link)) as watch:
        watch.until("There is no such file: .*\n")
        assert watch.rest(A_WHILE) == ""
        link.unlink()
        link.symlink_to(file)
        assert "AC accepted" in watch.until(JUDGED)


def test_a_file_that_is_gone_when_it_is_to_be_read_is_left_for_the_next_save(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    def appears_after_the_first_look(path: Path) -> Iterator[State | None]:
        content = path.read_text()
        path.unlink()
        yield State(1, 5, 1)
        path.write_text(content)
        yield State(2, 5, 1)

    monkeypatch.setattr(watching, "states", appears_after_the_first_look)
    outcome = cli("watch", "row-sums", file)
    assert outcome.err.startswith("Error: There is no such file: ")
    assert outcome.err.count("Error") == 1
    assert "AC accepted" in outcome.out


def test_samples_alone_are_judged_all_of_them(judge_process: Words, file: Path, mini_bank: Path) -> None:
    folder = mini_bank / "testcases/row-sums/sample"
    (folder / "02-one.in").write_text("1 1\n5\n")
    (folder / "02-one.ans").write_text("5\n")
    file.write_text("print('nine')\n")
    with watching_process(judge_process("watch", "row-sums", file, "--samples")) as watch:
        assert "WA wrong answer · 0 of 2 tests passed\n" in watch.until(JUDGED)


def test_samples_that_pass_name_the_way_to_submit(judge_process: Words, file: Path) -> None:
    with watching_process(judge_process("watch", "row-sums", file, "--samples")) as watch:
        text = watch.until(JUDGED)
        assert f"All samples pass. Next: judge submit row-sums {file}\n" in text
        assert "To record it" not in text


def test_options_say_how_much_is_shown(judge_process: Words, programs: dict[str, str]) -> None:
    wrong = programs["wrong_in_secret"]
    with watching_process(judge_process("watch", "row-sums", wrong)) as watch:
        plain = watch.until(JUDGED)
    with watching_process(judge_process("watch", "row-sums", wrong, "--reveal", "--jobs", "1")) as watch:
        revealed = watch.until(JUDGED)
    assert "71234 82345 -93456" in revealed
    assert "71234 82345 -93456" not in plain


def test_the_language_is_kept(judge_process: Words, file: Path) -> None:
    words = judge_process("watch", "row-sums", file, "--lang", "zh")
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    watch = Watch(process, process.stdout.fileno())
    text = watch.until(r"等待下一次保存。按 Ctrl-C 结束。\n")
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert "· 评测 " in text
    assert "全部测试点通过。提交并记录：judge submit row-sums" in text
    assert (process.returncode, err.decode().strip()) == (130, "已中断。")


@contextmanager
def on_a_terminal(words: list[str]) -> Iterator[tuple[Watch, int]]:
    terminal, theirs = pty.openpty()
    process = subprocess.Popen(
        words,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(theirs)
    try:
        yield Watch(process, terminal), terminal
    finally:
        process.kill()
        process.wait()
        os.close(terminal)


def test_on_a_terminal_the_screen_is_cleared_and_control_c_ends_it(
    judge_process: Words, file: Path, programs: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    with on_a_terminal(judge_process("watch", "row-sums", file)) as (watch, terminal):
        assert re.match(r"\x1b\[2J\x1b\[H\d\d:\d\d:\d\d · ", watch.until(JUDGED))
        file.write_text(Path(programs["wrong_in_sample"]).read_text())
        text = watch.until(JUDGED)
        assert re.match(r"\x1b\[2J\x1b\[H\d\d:\d\d:\d\d · ", text)
        assert "WA wrong answer" in re.sub(r"\x1b\[[\d;]*m", "", text)
        os.write(terminal, b"\x03")
        watch.until(r"Interrupted\.\n")
        assert watch.process.wait(PATIENCE) == 130


MISTAKES = [
    (("row-sums", "-"), "A file is watched, standard input cannot be: -. Name the file that you edit"),
    (("row-sums", "."), "A program is expected, but this is a folder: .. Name the file in it"),
    (("xyzzy", "a.py"), "There is no exercise with this id: xyzzy. `judge list` shows all"),
    (("row", "a.py"), "More than one exercise begins with this: row. Which of them: row-sums, row-maxima?"),
    (
        ("a.py", "row-sums"),
        "The id of the exercise comes first, then the file, not: a.py. For example: judge submit ID a.py",
    ),
    (("row-sums",), "Something is missing on the command line: FILE. See `judge watch --help`"),
    (("row-sums", "a.py", "--json"), "There is no such option: --json. `judge watch --help` lists them"),
]


@pytest.mark.parametrize(("arguments", "message"), MISTAKES, ids=[" ".join(words) for words, _ in MISTAKES])
def test_a_wrong_command_line_is_refused_and_nothing_is_awaited(
    cli: Cli, arguments: tuple[str, ...], message: str
) -> None:
    outcome = cli("watch", *arguments)
    assert (outcome.code, outcome.out, outcome.err) == (2, "", f"Error: {message}\n")


def test_a_state_is_told_when_two_looks_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    a, b, c = State(1, 5, 1), State(2, 5, 1), State(3, 7, 1)
    looks = iter([a, b, c, c, c, b, b])
    monkeypatch.setattr(watching, "_look", lambda path: next(looks))
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    told = states(Path("any"))
    assert [next(told), next(told)] == [c, b]


def test_an_empty_file_and_none_are_told_when_they_have_been_so_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    empty, full = State(1, 0, 1), State(2, 9, 1)
    now = 100.0
    looks = iter([empty, empty, full, full, None, empty, None, *[None] * 99])

    def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds

    monkeypatch.setattr(watching, "_look", lambda path: next(looks))
    monkeypatch.setattr(time, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: now)
    told = states(Path("any"))
    assert next(told) == full, "the file was empty for a moment only"
    before = now
    assert next(told) is None
    assert now - before >= watching.PATIENCE


@pytest.mark.parametrize(
    "change",
    [
        lambda path: os.utime(path, ns=(1, 1)),
        lambda path: path.write_text("longer than before"),
        lambda path: by_renaming(path, "abc"),
    ],
    ids=["time", "size", "inode"],
)
def test_a_file_is_told_from_what_it_was(
    tmp_path: Path, request: pytest.FixtureRequest, change: Callable[[Path], object]
) -> None:
    path = tmp_path / "a.py"
    path.write_text("abc")
    before = watching._look(path)
    assert before is not None
    change(path)
    if "time" not in request.node.callspec.id:
        os.utime(path, ns=(before.changed, before.changed))
    assert before != watching._look(path)
    assert watching._look(tmp_path) is None, "a folder is no file"
