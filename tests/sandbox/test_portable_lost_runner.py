"""A runner that is killed, stopped or spoilt by a program is replaced, and the next program is judged well."""

import os
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from judge.errors import SandboxError
from judge.model import MIB, Limits, Program
from judge.sandbox import Isolation, open_sandbox
from judge.sandbox.streams import Collector, RunnerLost

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the attacks are written for Linux")

PORTABLE = Isolation(tier="portable")
KILL = "import os, signal, time\nos.kill(os.getppid(), signal.{})\ntime.sleep(3)\nprint(1)"


@pytest.mark.parametrize("name", ["SIGKILL", "SIGSEGV", "SIGUSR1", "SIGALRM"])
def test_a_program_that_kills_the_runner_is_an_error_of_the_sandbox(own_run, name: str) -> None:
    with pytest.raises(SandboxError) as caught:
        own_run(KILL.format(name))
    assert caught.value.key == "sandbox.runner-lost"
    assert own_run("print(input())", b"2\n").stdout == b"2\n"
    assert own_run("print(input())", b"3\n").stdout == b"3\n"


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP", "SIGPIPE", "SIGCHLD", "SIGWINCH"])
def test_a_signal_that_the_runner_survives_changes_nothing(own_run, name: str) -> None:
    execution = own_run(KILL.format(name).replace("sleep(3)", "sleep(0.1)"))
    assert (execution.exit_code, execution.stdout) == (0, b"1\n")


def test_a_run_gets_a_second_chance_when_the_runner_is_lost(own_run, tmp_path: Path) -> None:
    source = (
        "import os, time\n"
        f"if not os.path.exists('{tmp_path}/tried'):\n"
        f"    open('{tmp_path}/tried', 'w').close()\n"
        "    os.kill(os.getppid(), 9)\n"
        "    time.sleep(3)\n"
        "print(1)\n"
    )
    assert own_run(source).stdout == b"1\n"


def test_a_runner_killed_between_runs_is_replaced_unseen(own_run, alive) -> None:
    runner = int(own_run("import os\nprint(os.getppid())").stdout)
    os.kill(runner, signal.SIGKILL)
    assert own_run("print(2)").stdout == b"2\n"
    assert not alive(runner)


def test_a_stopped_runner_is_replaced(own_run, alive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.sandbox.link.RUNNER_GRACE", 0.5)
    runner = int(own_run("import os\nprint(os.getppid())").stdout)
    with pytest.raises(SandboxError):
        own_run(KILL.format("SIGSTOP"), wall=0.5)
    assert own_run("print(2)", wall=1.5).stdout == b"2\n"
    assert not alive(runner)


def test_a_runner_that_was_only_late_is_replaced(own_run, monkeypatch: pytest.MonkeyPatch) -> None:
    def give_up(collector: Collector, deadline: float) -> NoReturn:
        raise RunnerLost("no reply in time")

    own_run("print(1)")
    with monkeypatch.context() as patch:
        patch.setattr(Collector, "until_reply", give_up)
        with pytest.raises(SandboxError) as caught:
            own_run("import time\ntime.sleep(20)")
    assert caught.value.key == "sandbox.runner-lost"
    assert own_run("print(2)").stdout == b"2\n"


@pytest.mark.parametrize("few", [8, 6, 4])
def test_a_runner_without_descriptors_is_replaced(own_run, few: int) -> None:
    source = (
        "import os, resource\nresource.prlimit(os.getppid(), resource.RLIMIT_NOFILE, ({0}, {0}))\nprint(1)"
    )
    assert own_run(source.format(few)).stdout == b"1\n"
    assert own_run("print(2)").stdout == b"2\n"


def test_a_link_in_the_place_of_the_sandbox_is_not_followed(own_run, tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.mkdir(mode=0o750)
    (victim / "file").write_text("precious")
    own_run(
        "import os\nhere = os.path.dirname(os.getcwd())\n"
        f"os.rename(here, here + '-moved')\nos.symlink('{victim}', here)"
    )
    assert own_run("print(2)").stdout == b"2\n"
    assert [path.name for path in victim.iterdir()] == ["file"]


def test_a_sandbox_whose_folder_is_gone_is_made_anew(own_run) -> None:
    source = (
        "import os, shutil\n"
        "above = os.path.dirname(os.getcwd())\n"
        "assert os.path.basename(above).startswith('attnjudge-')\n"
        "shutil.rmtree(above)\n"
    )
    assert own_run(source).exit_code == 0
    assert own_run("print(2)").stdout == b"2\n"


def test_an_interrupted_run_does_not_disturb_the_next(own_run) -> None:
    own_run("print(1)")
    usual = signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # ignored where tests run in the background
    timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        own_run("import time\ntime.sleep(8)")
    timer.join()
    signal.signal(signal.SIGINT, usual)
    execution = own_run("print(2)")
    assert (execution.stdout, execution.exit_code, execution.stopped) == (b"2\n", 0, None)


def test_what_a_program_left_is_killed_also_when_it_has_killed_the_runner(
    own_run,
    temporary: Path,
    processes_naming: Callable[[Path], list[int]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = (
        "import os, time\n"
        "if os.fork() == 0:\n"
        "    os.setsid()\n"
        "    time.sleep(30)\n"
        "    os._exit(0)\n"
        "time.sleep(0.1)\n"
        "os.kill(os.getppid(), 9)\n"
        "time.sleep(3)\n"
    )
    monkeypatch.setattr("judge.sandbox.link.RUNNER_GRACE", 1.0)
    with pytest.raises(SandboxError):
        own_run(source, wall=1)
    own_run("print(2)", wall=2)
    left = [pid for pid in processes_naming(temporary) if b"solution.py" in cmdline(pid)]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert left == []


def test_what_a_program_left_is_killed_also_when_no_other_run_follows(
    temporary: Path,
    processes_naming: Callable[[Path], list[int]],
    eventually: Callable[[Callable[[], bool]], bool],
) -> None:
    source = (
        "import os, time\n"
        "if os.fork() == 0:\n"
        "    os.setsid()\n"
        "    time.sleep(30)\n"
        "    os._exit(0)\n"
        "time.sleep(0.1)\n"
        "os.kill(os.getppid(), 9)\n"
        "time.sleep(3)\n"
    )
    with open_sandbox(PORTABLE) as sandbox, pytest.raises(SandboxError):
        sandbox.execute(Program(source.encode()), b"", Limits(2, 64 * MIB, MIB, 20))
    eventually(lambda: processes_naming(temporary) == [])  # who is killed needs a moment to be gone
    left = processes_naming(temporary)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert left == []


def test_closing_a_sandbox_ends_a_run_in_another_thread(
    temporary: Path, eventually: Callable[[Callable[[], bool]], bool]
) -> None:
    ready = temporary.parent / "ready"
    source = f"import time\nopen('{ready}', 'w').close()\ntime.sleep(15)"
    errors: list[BaseException] = []

    def run() -> None:
        try:
            sandbox.execute(Program(source.encode()), b"", Limits(2, 64 * MIB, MIB, 20))
        except BaseException as error:
            errors.append(error)

    sandbox = open_sandbox(PORTABLE)
    thread = threading.Thread(target=run)
    thread.start()
    assert eventually(ready.exists)
    sandbox.close()
    thread.join(10)
    assert not thread.is_alive()
    assert [type(error) for error in errors] == [SandboxError]
    assert list(temporary.iterdir()) == []


def cmdline(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:
        return b""
