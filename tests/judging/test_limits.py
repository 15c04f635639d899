"""Programs that use too much: TLE, MLE, OLE."""

import pytest

from judge.model import MIB, TestCase, Verdict

SOLVE = "a, b = map(int, input().split())\n"
RIGHT = SOLVE + "print(a + b, flush=True)\n"
BUSY = "while True: pass"
CASE = [TestCase("secret/01", b"3 4\n", b"7\n")]


@pytest.mark.parametrize(
    "source",
    [
        BUSY,
        RIGHT + BUSY,
        "import signal\nfor s in set(signal.Signals) - {9, 19}: signal.signal(s, signal.SIG_IGN)\n" + BUSY,
        "while True:\n    line = ''\n    while not line: line = __import__('sys').stdin.readline()",
        RIGHT + "import atexit\n@atexit.register\ndef f():\n    while True: pass",
        RIGHT + "class C:\n    def __del__(self):\n        while True: pass\nc = C()",
        "import sys\nwhile True: sys.stderr.write('x')",
    ],
    ids=[
        "busy",
        "after the answer",
        "ignores signals",
        "reads on",
        "at exit",
        "destructor",
        "stderr",
    ],
)
def test_a_program_that_does_not_end_is_out_of_time(judged, source: str) -> None:
    report = judged(source, time=0.3, wall=1.2, run_all=False)
    assert report.verdict is Verdict.TLE
    assert report.results[0].reason in ("time.cpu", "time.wall")
    assert report.results[0].check is None


def test_a_program_whose_child_does_not_end_is_out_of_time(judged_portable) -> None:
    source = RIGHT + "import os\nif os.fork() == 0:\n    while True: pass\nos.wait()"
    report = judged_portable(source, time=0.3, wall=1.2, run_all=False)
    assert report.verdict is Verdict.TLE


def test_the_cpu_limit_and_what_was_used_are_told(judged) -> None:
    report = judged(BUSY, time=0.3, run_all=False)
    (result,) = report.results
    assert (result.verdict, result.reason) == (Verdict.TLE, "time.cpu")
    assert result.details["limit"] == 0.3
    assert 0.29 <= float(result.details["cpu"]) < 1.5


@pytest.mark.parametrize(
    "source",
    [
        "import time\ntime.sleep(15)",
        RIGHT + "import time\ntime.sleep(15)",
        "import sys, time\nwhile not sys.stdin.readline().startswith('9'): time.sleep(0.01)",
        "import os\nos.kill(os.getpid(), 19)",
        "import threading\nthreading.Event().wait()",
        "import os\nos.close(1)\nos.close(2)\nimport time\ntime.sleep(15)",
    ],
    ids=["sleeps", "after the answer", "waits for input", "stopped", "deadlock", "closed streams"],
)
def test_a_program_that_waits_is_out_of_time_by_the_clock(judged, source: str) -> None:
    report = judged(source, time=5, wall=0.5, run_all=False)
    (result,) = report.results
    assert (result.verdict, result.reason) == (Verdict.TLE, "time.wall")
    assert result.details["limit"] == 0.5
    assert 0.5 <= float(result.details["wall"]) < 6
    assert float(result.details["cpu"]) < 0.4


def test_the_time_of_children_that_were_waited_for_counts(judged_portable) -> None:
    source = (
        RIGHT + "import os, time\n"
        "if os.fork() == 0:\n"
        "    while time.process_time() < 0.6: pass\n"
        "    os._exit(0)\n"
        "os.wait()\n"
    )
    report = judged_portable(source, time=0.3, run_all=False)
    assert (report.verdict, report.results[0].reason) == (Verdict.TLE, "time.cpu")
    assert judged_portable(source, time=5, run_all=False, cases=CASE).verdict is Verdict.AC


@pytest.mark.parametrize(
    "source",
    [
        "x = [0] * 10**9",
        "x = bytearray(2**31)",
        pytest.param("x = []\nwhile True: x.append(bytearray(1 << 20))"),
        pytest.param("x = []\nwhile True: x.append(object())"),
        "x = 'x'\nwhile True: x += x",
        pytest.param("x = {}\nwhile True: x[len(x)] = str(len(x))"),
        "import numpy as np\nx = np.ones((20_000, 20_000))",
        "import numpy as np\nx = np.zeros(10**9)",
        "import numpy as np\nx = [np.ones(10**6) for _ in range(100)]",
        "import numpy as np\na = np.ones((4000, 1))\nx = (a - a.T) ** 2",
        RIGHT + "x = bytearray(2**31)",
        "raise MemoryError",
        "raise MemoryError('the table is too large')",
        "try:\n    x = bytearray(2**31)\nexcept MemoryError as error:\n    raise MemoryError('again') from error",
    ],
)
def test_a_program_that_needs_too_much_memory_is_told_so(judged, source: str) -> None:
    report = judged(source, run_all=False)
    (result,) = report.results
    assert (result.verdict, result.reason) == (Verdict.MLE, "memory")
    assert result.details["limit"] == 64
    assert "Memory" in str(result.details["detail"]) or "allocate" in str(result.details["detail"])
    assert 5 < float(result.details["peak"]) < 200  # MiB


@pytest.mark.parametrize(
    ("source", "verdict"),
    [
        (RIGHT + "try:\n    x = bytearray(2**31)\nexcept MemoryError: pass", "AC"),
        ("try:\n    x = bytearray(2**31)\nexcept MemoryError: print(0)", "WA"),
        (RIGHT + "import sys\nprint('MemoryError', file=sys.stderr)", "AC"),
        ("try:\n    x = bytearray(2**31)\nexcept MemoryError: exit(1)", "RTE"),
        (RIGHT + "try:\n    raise MemoryError\nexcept MemoryError: 1 / 0", "RTE"),
        (SOLVE + "x = bytearray(40 << 20)\nprint(a + b)", "AC"),
        (SOLVE + "import numpy as np\nx = np.ones(5 << 20)\nprint(a + b)", "AC"),
    ],
)
def test_memory_that_was_not_missed_is_no_error_of_memory(judged, source: str, verdict: str) -> None:
    assert judged(source, run_all=False).verdict is Verdict(verdict)


@pytest.mark.parametrize(
    "source",
    [
        "while True: print('hi')",
        "while True: print()",
        "import sys\nwhile True: sys.stdout.write('x')",
        RIGHT + "while True: print(' ' * 1000)",
        RIGHT + "print(' ' * 100_000)",
        RIGHT + "print('x' * 100_000, flush=True)\nraise ValueError",
    ],
    ids=["lines", "empty lines", "no newline", "blanks", "blanks and ends", "and fails"],
)
def test_a_program_that_prints_too_much_is_told_so(judged, source: str) -> None:
    report = judged(source, output=100_000, run_all=False)
    (result,) = report.results
    assert (result.verdict, result.reason) == (Verdict.OLE, "output")
    assert result.details["bytes"] == 100_000
    assert result.execution is not None
    assert len(result.execution.stdout) == 100_000


def test_two_processes_that_print_too_much_are_told_so(judged_portable) -> None:
    source = "import os\nos.fork()\nwhile True: os.write(1, b'x' * 1000)"
    assert judged_portable(source, output=100_000, run_all=False).verdict is Verdict.OLE


def test_the_limit_of_output_is_told_in_mebibytes(judged) -> None:
    (result,) = judged("print('x' * (3 << 20))", output=2 * MIB, run_all=False).results
    assert result.details == {"limit": 2, "bytes": 2 * MIB}


def test_output_up_to_the_limit_is_judged(judged) -> None:
    cases = [TestCase("secret/01", b"", b"x" * 99_999 + b"\n")]
    assert judged("print('x' * 99_999)", cases=cases, output=100_000).verdict is Verdict.AC
    assert judged("print('x' * 99_999)", cases=cases, output=99_999).verdict is Verdict.OLE


def test_noise_on_stderr_is_no_output(judged) -> None:
    assert judged(RIGHT + "import sys\nsys.stderr.write('e' * 3_000_000)", output=1000).verdict is Verdict.AC


def test_a_limit_is_met_on_the_test_where_it_is_passed(judged) -> None:
    source = SOLVE + "while a > 1000: pass\nprint(a + b)"
    report = judged(source, time=0.3)
    assert [r.verdict for r in report.results] == [Verdict.AC, Verdict.TLE]
