"""What only a process of its own shows: exit codes, closed pipes, terminals, several at a time."""

import errno
import os
import pty
import re
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Words = Callable[..., list[str]]
Cli = Callable[..., Any]

PATIENCE = 30.0  # seconds until a process that ought to have ended counts as one that never does


def finish(words: list[str], **options: Any) -> subprocess.CompletedProcess[bytes]:
    options.setdefault("stdout", subprocess.PIPE)
    return subprocess.run(words, stderr=subprocess.PIPE, timeout=PATIENCE, check=False, **options)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("list",), 0),
        (("show", "nothing"), 2),
        (("--nothing",), 2),
        (("list", "--bank", "/nonexistent"), 3),
        (("submit", "row-sums", "{accepted}"), 0),
        (("submit", "row-sums", "{wrong_in_secret}"), 1),
    ],
    ids=str,
)
def test_the_exit_code_is_that_of_the_command(
    judge_process: Words, programs: dict[str, str], arguments: tuple[str, ...], code: int
) -> None:
    done = finish(judge_process(*(word.format_map(programs) for word in arguments)))
    assert done.returncode == code
    assert b"Traceback" not in done.stderr


def test_the_launcher_of_a_checkout_does_the_same(settings: Path) -> None:
    launcher = Path(__file__).parent.parent.parent / "cli.py"
    done = finish([sys.executable, str(launcher), "list", "--json"])
    assert done.returncode == 0
    assert b'"row-sums"' in done.stdout


def test_a_program_may_come_through_a_pipe(judge_process: Words, programs: dict[str, str]) -> None:
    source = Path(programs["accepted"]).read_bytes()
    done = finish(judge_process("test", "row-sums", "-"), input=source)
    assert done.returncode == 0
    assert b"AC accepted" in done.stdout


def to_a_closed_pipe(words: list[str]) -> subprocess.CompletedProcess[bytes]:
    """Run with a standard output that nobody reads any more, as that of `judge list | head -1` soon is."""
    read, write = os.pipe()
    os.close(read)
    try:
        return finish(words, stdout=write)
    finally:
        os.close(write)


@pytest.mark.parametrize(
    "arguments",
    [("list",), ("list", "--json"), ("start", "row-sums", "-o", "-"), ("--help",)],
    ids=" ".join,
)
def test_a_closed_pipe_ends_quietly(judge_process: Words, arguments: tuple[str, ...]) -> None:
    done = to_a_closed_pipe(judge_process(*arguments))
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_a_submission_is_recorded_though_nobody_reads_the_report(
    judge_process: Words, programs: dict[str, str], cli: Cli, options: tuple[str, ...]
) -> None:
    to_a_closed_pipe(judge_process("submit", "row-sums", programs["accepted"], *options))
    assert [p["attempts"] for p in cli("status", "--json").json["problems"]] == [1]


def test_the_exit_code_tells_the_verdict_though_nobody_reads_the_report(
    judge_process: Words, programs: dict[str, str]
) -> None:
    assert to_a_closed_pipe(judge_process("test", "row-sums", programs["accepted"])).returncode == 0
    assert to_a_closed_pipe(judge_process("test", "row-sums", programs["wrong_in_sample"])).returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_behind_standard_output_is_no_crash(judge_process: Words) -> None:
    with Path("/dev/full").open("wb") as full:
        done = finish(judge_process("list"), stdout=full)
    assert done.returncode != 0
    assert b"Traceback" not in done.stderr


def test_an_output_that_is_not_unicode_is_no_crash(
    judge_process: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = finish(judge_process("list"))
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0
    assert b"row-sums" in done.stdout


def test_a_closed_standard_input_is_no_crash(judge_process: Words) -> None:
    done = finish(judge_process("test", "row-sums", "-"), preexec_fn=lambda: os.close(0))
    assert b"Traceback" not in done.stderr
    assert done.returncode in (1, 2)


def test_a_working_folder_that_is_gone_is_no_crash(
    judge_process: Words, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("ATTNJUDGE_BANK")
    gone = tmp_path / "gone"
    gone.mkdir()
    done = finish(judge_process("list"), cwd=gone, preexec_fn=gone.rmdir)
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0, "the bank that came with the package is there"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no /dev/zero here")
def test_a_source_without_end_is_not_read_to_its_end(judge_process: Words) -> None:
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (1 << 29, 1 << 29))

    done = finish(judge_process("test", "row-sums", "/dev/zero"), preexec_fn=limit)
    assert b"Traceback" not in done.stderr
    assert done.returncode in (1, 2)


def on_a_terminal(words: list[str]) -> str:
    """Run with a terminal for input and output; return what it shows."""
    master, slave = pty.openpty()
    process = subprocess.Popen(words, stdin=slave, stdout=slave, stderr=slave, start_new_session=True)
    os.close(slave)
    shown = b""
    try:
        while part := os.read(master, 1 << 16):
            shown += part
    except OSError as error:
        if error.errno != errno.EIO:  # the end of a terminal whose process has ended
            raise
    finally:
        os.close(master)
        process.wait(PATIENCE)
    return shown.decode()


def colours_of(text: str) -> set[int]:
    numbers = {int(n) for code in re.findall(r"\x1b\[([\d;]*)m", text) for n in code.split(";") if n}
    return {n for n in numbers if 30 <= n <= 49 or 90 <= n <= 107}


def test_a_terminal_gets_colours_and_a_file_none(
    judge_process: Words, programs: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    words = judge_process("test", "row-sums", programs["wrong_in_sample"])
    assert 31 in colours_of(on_a_terminal(words))
    assert b"\x1b" not in finish(words).stdout


def test_no_color_is_honoured(
    judge_process: Words, programs: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", "1")
    shown = on_a_terminal(judge_process("test", "row-sums", programs["wrong_in_sample"]))
    assert "WA wrong answer" in re.sub(r"\x1b\[[\d;]*m", "", shown)
    assert colours_of(shown) == set()


def test_what_a_program_prints_cannot_act_on_a_terminal(
    judge_process: Words, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    program = tmp_path / "escapes.py"
    program.write_text('print("[bold]\\x1b]0;owned\\x07\\u009b2J\\x1b[2J")\n')
    shown = on_a_terminal(judge_process("test", "row-sums", program))
    assert "\x1b]0;" not in shown
    assert "\x1b[2J" not in shown
    assert "\u009b" not in shown
    assert r"[bold]\x1b]0;owned\x07\x9b2J\x1b" in shown


def test_judges_that_begin_a_history_together_record_everything(
    judge_process: Words, programs: dict[str, str], cli: Cli
) -> None:
    words = judge_process("submit", "row-sums", programs["wrong_in_sample"])
    processes = [subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(8)]
    finished = [process.communicate(timeout=PATIENCE) for process in processes]
    assert [process.returncode for process in processes] == [1] * 8
    assert [err for _, err in finished if b"Warning" in err] == []
    numbers = sorted(int(re.findall(rb"Recorded as submission (\d+)\.", out)[0]) for out, _ in finished)
    assert numbers == [1, 2, 3, 4, 5, 6, 7, 8]
    assert cli("status", "--json").json["problems"][0]["attempts"] == 8
