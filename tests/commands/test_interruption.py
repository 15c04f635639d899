"""Ctrl-C: exit code 130, soon, and neither a process nor a file is left behind."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from judge.errors import SandboxError
from judge.sandbox import Isolation, open_sandbox

Words = Callable[..., list[str]]
Cli = Callable[..., Any]

PATIENCE = 30.0  # seconds until a process that ought to have ended counts as one that never does
SOON = 4.0  # seconds
LAUNCHER_RUNNER_PROGRAM = 3  # processes

SLEEPER = """\
import os, time
os.symlink(f"{{os.getpid()}} {{os.getppid()}}", {marker!r})  # a program cannot write to files
time.sleep(60)
"""


def is_gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody has waited for yet has ended too."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def descendants(pid: int) -> list[int]:
    """The processes below a process, nearest first."""
    parents: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
    found = [pid]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found[1:]


def wait_for(condition: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if condition():
            return True
        time.sleep(0.01)
    return False


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which sandboxes are made."""
    folder = tmp_path / "scratch"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    return folder


@pytest.fixture
def sleeper(tmp_path: Path, mini_bank: Path) -> Path:
    """A program that sleeps and may do so for a minute; it is the reference of `row-sums` as well."""
    program = tmp_path / "sleeper.py"
    program.write_text(SLEEPER.format(marker=str(tmp_path / "running")))
    (mini_bank / "solutions/row-sums/reference.py").write_text(program.read_text())
    path = mini_bank / "problems/row-sums/problem.toml"
    path.write_text(path.read_text().replace("[limits]", "[limits]\nwall_time_limit = 60.0"))
    return program


def interrupted(words: list[str], running: Callable[[int], bool]) -> tuple[int, bytes, bytes]:
    """Run a command, press Ctrl-C as soon as the program is `running`; return exit code and outputs."""
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    try:
        assert wait_for(lambda: running(process.pid)), "the program runs"
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole group in the foreground
        out, err = process.communicate(timeout=SOON)
    finally:
        process.kill()
        process.communicate()
    return process.returncode, out, err


@pytest.mark.parametrize(
    "command",
    [
        ("test", "row-sums", "sleeper.py"),
        ("submit", "row-sums", "sleeper.py"),
        ("selftest", "row-sums"),
    ],
    ids=" ".join,
)
def test_an_interruption_ends_with_130_and_leaves_nothing_behind(
    judge_process: Words, sleeper: Path, scratch: Path, home: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    marker = tmp_path / "running"
    words = judge_process(*command, "--isolation", "portable")
    code, out, err = interrupted(words, lambda pid: marker.is_symlink())
    assert code == 130
    assert out == b""
    assert err.endswith(b"Interrupted.\n")
    assert b"Traceback" not in err
    program, runner = map(int, str(marker.readlink()).split())
    assert wait_for(lambda: is_gone(program))
    assert wait_for(lambda: is_gone(runner))
    assert list(scratch.iterdir()) == []
    assert not home.exists(), "nothing is recorded"


def test_a_judge_that_is_killed_takes_the_program_with_it(
    judge_process: Words, sleeper: Path, scratch: Path, tmp_path: Path
) -> None:
    marker = tmp_path / "running"
    process = subprocess.Popen(
        judge_process("test", "row-sums", sleeper, "--isolation", "portable"),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert wait_for(marker.is_symlink), "the program runs"
    finally:
        process.kill()
        process.wait()
    program, runner = map(int, str(marker.readlink()).split())
    assert wait_for(lambda: is_gone(program))
    assert wait_for(lambda: is_gone(runner))
    assert wait_for(lambda: list(scratch.iterdir()) == [])


@pytest.mark.skipif(sys.platform != "linux", reason="isolation exists on Linux only")
@pytest.mark.parametrize("tier", ["namespaces", "landlock"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_isolated_program_does_not_outlive_the_judge(
    judge_process: Words, mini_bank: Path, scratch: Path, tmp_path: Path, tier: str, number: signal.Signals
) -> None:
    try:
        with open_sandbox(Isolation(tier=tier)) as sandbox:
            sandbox.wait_until_ready()
    except SandboxError as error:
        pytest.skip(str(error))
    program = tmp_path / "sleeper.py"
    program.write_text("import time\ntime.sleep(60)\n")
    path = mini_bank / "problems/row-sums/problem.toml"
    path.write_text(path.read_text().replace("[limits]", "[limits]\nwall_time_limit = 60.0"))
    words = judge_process("test", "row-sums", program, "--isolation", tier)
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        assert wait_for(lambda: len(descendants(process.pid)) >= LAUNCHER_RUNNER_PROGRAM), "a program runs"
        time.sleep(0.5)  # the program that compiles comes first
        started = descendants(process.pid)
        assert len(started) >= LAUNCHER_RUNNER_PROGRAM
        process.send_signal(number)
        process.wait(PATIENCE)
    finally:
        process.kill()
        process.wait()
    assert [pid for pid in started if not wait_for(partial(is_gone, pid))] == []
    assert wait_for(lambda: list(scratch.iterdir()) == [])
