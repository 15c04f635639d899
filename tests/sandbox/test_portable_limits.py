"""Time, memory, size of files, open files: a program is stopped near its limit, whatever it does about it."""

import os
from pathlib import Path

import pytest

from judge.model import MIB, Limits, StopReason

BUSY = "while True: pass"


def may_raise_limits() -> bool:
    """Whether these tests run with the capability CAP_SYS_RESOURCE, as root usually does."""
    status = Path("/proc/self/status")
    if not status.exists():
        return os.geteuid() == 0
    return bool(int(status.read_text().split("CapEff:")[1].split()[0], 16) >> 24 & 1)


def test_a_program_that_ends_by_itself_is_not_stopped(run) -> None:
    execution = run("print(1)")
    assert (execution.exit_code, execution.signal, execution.stopped) == (0, None, None)


@pytest.mark.parametrize(
    "source",
    [
        BUSY,
        "import signal\nfor s in set(signal.Signals) - {9, 19}: signal.signal(s, signal.SIG_IGN)\n" + BUSY,
        "import signal\nsignal.signal(signal.SIGXCPU, lambda *_: None)\n" + BUSY,
        "import signal\nsignal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))\n" + BUSY,
        "while True:\n    try:\n        while True: pass\n    except BaseException: pass",
        "import atexit\n@atexit.register\ndef f():\n    while True: pass",
        "import threading\ndef f():\n    while True: pass\nthreading.Thread(target=f).start()",
        "import threading\ndef f():\n    while True: pass\nthreading.Thread(target=f, daemon=True).start()\nf()",
        "import numpy as np\na = np.ones((300, 300))\nwhile True: a @ a",
    ],
    ids=["plain", "ignored", "handled", "blocked", "caught", "at exit", "thread", "threads", "numpy"],
)
def test_a_busy_program_is_killed_near_a_limit_below_a_second(run, source: str) -> None:
    execution = run(source, time=0.3)
    assert execution.stopped is StopReason.CPU
    assert execution.signal == 9
    assert 0.29 <= execution.cpu_time < 1.5  # never rounded to whole seconds


def test_a_limit_in_between_is_not_rounded_to_whole_seconds(run) -> None:
    execution = run(BUSY, time=1.2)
    assert execution.stopped is StopReason.CPU
    assert 1.19 <= execution.cpu_time < 2


def test_time_below_the_limit_is_measured(run) -> None:
    source = "import time\nwhile time.process_time() < 0.4: pass\nprint(1)"
    execution = run(source, time=2)
    assert execution.stopped is None
    assert 0.1 < execution.cpu_time < 0.6  # the start of an interpreter with NumPy is taken off


def test_the_import_of_numpy_is_not_counted(run) -> None:
    execution = run("import numpy\nprint(1)", time=0.3)
    assert execution.stopped is None
    assert execution.cpu_time < 0.3


@pytest.mark.parametrize(
    "source",
    [
        "import time\ntime.sleep(15)",
        "import signal\nfor s in set(signal.Signals) - {9, 19}: signal.signal(s, signal.SIG_IGN)\n"
        "import time\ntime.sleep(15)",
        "import os, signal\nos.kill(os.getpid(), signal.SIGSTOP)",
        "import threading\nthreading.Lock().acquire() and threading.Event().wait(15)",
        "import os\nr, w = os.pipe()\nos.read(r, 1)",
        "import os, time\npid = os.fork()\nif pid == 0: time.sleep(15)\nelse: os.waitpid(pid, 0)",
    ],
    ids=["sleep", "ignores signals", "stopped", "event", "pipe", "child"],
)
def test_a_waiting_program_is_killed_near_the_wall_limit(run, source: str) -> None:
    execution = run(source, time=5, wall=0.4)
    assert execution.stopped is StopReason.WALL
    assert execution.signal == 9
    assert execution.cpu_time < 0.3
    assert 0.4 <= execution.wall_time < 6


def test_the_wall_limit_is_generous_unless_given() -> None:
    assert Limits(2, MIB, MIB).wall == 5
    assert Limits(2, MIB, MIB, 0.5).wall == 0.5


def test_what_every_program_needs_to_start_is_taken_off(run) -> None:
    execution = run("import time, numpy\nprint(time.process_time())")
    assert execution.cpu_time < float(execution.stdout) - 0.02


def test_children_that_are_waited_for_count(run) -> None:
    source = (
        "import os, time\n"
        "if os.fork() == 0:\n"
        "    if os.fork() == 0:\n"
        "        while time.process_time() < 0.4: pass\n"
        "        os._exit(0)\n"
        "    os.wait()\n"
        "    os._exit(0)\n"
        "os.wait()\n"
    )
    execution = run(source, time=5)
    assert execution.stopped is None
    assert 0.1 < execution.cpu_time < 1


def test_children_that_are_left_behind_count(run) -> None:
    source = (
        "import os, time\n"
        "for _ in range(2):\n"
        "    if os.fork() == 0:\n"
        "        os.setsid()\n"
        "        while True: pass\n"
        "time.sleep(0.7)\n"
    )
    assert run(source, time=5).cpu_time > 0.1


def test_memory_is_limited_above_the_base(run) -> None:
    source = "import numpy as np\na = np.ones({} * 2**17)\nprint(int(a[0]))"
    assert run(source.format(48), memory=64 * MIB).stdout == b"1\n"
    execution = run(source.format(80), memory=64 * MIB)
    assert (execution.exit_code, execution.stopped) == (1, None)
    assert b"Unable to allocate 80.0 MiB" in execution.stderr


def test_memory_that_is_not_touched_counts(run) -> None:
    execution = run("import numpy as np\nnp.empty(10**10)")
    assert b"Unable to allocate 74.5 GiB" in execution.stderr


def test_shared_memory_counts(run) -> None:
    assert run("import mmap\nmmap.mmap(-1, 2**30)").exit_code == 1


@pytest.mark.parametrize("limit", ["AS", "CPU", "FSIZE", "NOFILE"])
@pytest.mark.skipif(
    may_raise_limits(), reason="this user may raise limits, and the programs run as this user"
)
def test_a_program_cannot_raise_its_limits(run, limit: str) -> None:
    source = (
        "import resource\n"
        f"kind = resource.RLIMIT_{limit}\n"
        "try:\n"
        "    resource.setrlimit(kind, (2 * resource.getrlimit(kind)[1] + 1,) * 2)\n"
        "except (OSError, ValueError):\n"
        "    print('refused')\n"
    )
    assert run(source).stdout == b"refused\n"


def test_the_peak_of_memory_is_measured(run) -> None:
    small = run("print(1)").memory
    large = run("x = b'x' * (40 * 2**20)\ndel x\nprint(1)").memory
    assert 4 * MIB < small < 30 * MIB
    assert 40 * MIB < large < 70 * MIB


def test_nothing_can_be_written_to_a_file(run) -> None:
    source = (
        "with open('file', 'wb', buffering=0) as f:\n"
        "    try:\n"
        "        f.write(b'x')\n"
        "    except OSError as error:\n"
        "        print(error)\n"
    )
    assert run(source).stdout == b"[Errno 27] File too large\n"


def test_open_files_are_few(run) -> None:
    execution = run("files = [open('solution.py') for _ in range(100)]")
    assert execution.stderr.endswith(b"Too many open files: 'solution.py'\n")


def test_no_core_is_dumped(run) -> None:
    assert run("import resource\nprint(resource.getrlimit(resource.RLIMIT_CORE))").stdout == b"(1, 1)\n"


def test_limits_of_one_run_do_not_reach_the_next(run) -> None:
    run(BUSY, time=0.2, memory=8 * MIB)
    assert run(
        "import time\nx = bytearray(48 * 2**20)\nwhile time.process_time() < 0.3: pass\nprint(1)"
    ).stdout
