"""Programs that fail, whatever they have printed."""

import sys

import pytest

from judge.model import TestCase, TestResult, Verdict

SOLVE = "a, b = map(int, input().split())\n"
RIGHT = SOLVE + "print(a + b)\n"


def first(judged, source: str, **limits) -> TestResult:
    report = judged(source, run_all=False, **limits)
    (result,) = report.results
    assert report.verdict is result.verdict
    return result


def test_every_exit_code_but_zero_is_an_error(judged) -> None:
    cases = [TestCase(f"secret/{code:03}", b"%d\n" % code, b"1\n") for code in range(256)]
    report = judged("code = int(input())\nprint(1)\nraise SystemExit(code)", cases=cases)
    assert report.results[0].verdict is Verdict.AC
    for code, result in enumerate(report.results[1:], 1):
        assert (result.verdict, result.reason) == (Verdict.RTE, "ended.exit-code")
        assert result.details == {"exit_code": code, "detail": ""}


@pytest.mark.parametrize(
    ("source", "exit_code", "reason", "detail"),
    [
        (RIGHT + "import sys\nsys.exit(1)", 1, "ended.exit-code", ""),
        (RIGHT + "exit(-1)", 255, "ended.exit-code", ""),
        (RIGHT + "import os\nos._exit(3)", 3, "ended.exit-code", ""),
        (RIGHT + "import sys\nsys.exit('wrong input')", 1, "ended.exception", "wrong input"),
        (RIGHT + "1 / 0", 1, "ended.exception-in-line", "ZeroDivisionError: division by zero"),
        (RIGHT + "raise KeyboardInterrupt", None, "ended.signal", "KeyboardInterrupt"),
        (SOLVE + "print(c)", 1, "ended.exception-in-line", "NameError: name 'c' is not defined"),
        ("import nonsense", 1, "ended.exception-in-line", "ModuleNotFoundError: No module named 'nonsense'"),
        (RIGHT + "input()", 1, "ended.exception-in-line", "EOFError: EOF when reading a line"),
        ("assert 1 == 2, 'no'", 1, "ended.exception-in-line", "AssertionError: no"),
        ("import numpy as np\nnp.ones(3) @ np.ones(4)", 1, "ended.exception-in-line", None),
        ("def f(): return f()\nf()", 1, "ended.exception-in-line", None),
        (RIGHT + "import os\nos.close(1)", 120, "ended.exception", None),
        (RIGHT + "import os\nos.kill(os.getpid(), 9)", None, "ended.signal", ""),
        (RIGHT + "import os\nos.kill(os.getpid(), 15)", None, "ended.signal", ""),
        (RIGHT + "import os\nos.abort()", None, "ended.signal", ""),
        (RIGHT + "import ctypes\nctypes.string_at(0)", None, "ended.signal", ""),
        ("open('/proc/self/nonsense')", 1, "ended.exception-in-line", None),
    ],
)
def test_a_program_that_fails_is_told_how(
    judged, source: str, exit_code: int | None, reason: str, detail: str | None
) -> None:
    result = first(judged, source)
    assert (result.verdict, result.reason) == (Verdict.RTE, reason)
    assert result.execution is not None
    assert result.execution.exit_code == exit_code
    assert detail in (None, result.details["detail"])
    assert result.check is None


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("with open('note', 'w') as f: f.write('x')", "ended.files"),
        ("import numpy as np\nnp.savetxt('out.txt', np.ones(3))", "ended.files"),
        ("with open('solution.py', 'a') as f: f.write('x')", "ended.files"),
        ("files = [open('solution.py') for _ in range(100)]", "ended.open-files"),
    ],
)
def test_what_no_program_may_do_is_told_in_every_tier(judged, judged_portable, source, reason) -> None:
    for judge in (judged, judged_portable):
        result = first(judge, source)
        assert (result.verdict, result.reason) == (Verdict.RTE, reason)
        assert result.details["line"] in (1, 2)


@pytest.mark.skipif(sys.platform != "linux", reason="isolation exists on Linux only")
@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("open('/etc/passwd').read()", None),
        ("import os\nos.fork()", "ended.not-permitted"),
        ("import os\nos.execv('/bin/false', ['false'])", "ended.not-permitted"),
        ("import socket\nsocket.socket()", "ended.not-permitted"),
        ("import subprocess\nsubprocess.run(['true'])", "ended.not-permitted"),
        (
            "import threading, time\nwhile True: threading.Thread(target=time.sleep, args=(9,), daemon=True).start()",
            "ended.threads",
        ),
    ],
)
def test_what_no_isolated_program_may_do_is_told(judged, source: str, reason: str | None) -> None:
    result = first(judged, source)
    assert result.verdict is Verdict.RTE
    assert reason in (None, result.reason)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("def f(): return f()\nf()", "RecursionError: maximum recursion depth exceeded"),
        ("import numpy as np\nnp.ones(3) @ np.ones(4)", "ValueError: matmul"),
    ],
)
def test_the_message_names_the_mistake(judged, source: str, words: str) -> None:
    assert str(first(judged, source).details["detail"]).startswith(words)


@pytest.mark.parametrize(
    ("number", "name"),
    [(11, "SIGSEGV"), (6, "SIGABRT"), (9, "SIGKILL"), (8, "SIGFPE"), (13, "SIGPIPE"), (45, "signal 45")],
)
def test_a_signal_is_named(judged, number: int, name: str) -> None:
    source = f"import os, signal\nif {number} == 13: signal.signal(13, signal.SIG_DFL)\nos.kill(os.getpid(), {number})"
    assert first(judged, source).details["signal"] == name


def test_the_line_of_the_mistake_is_the_innermost_of_the_program(judged) -> None:
    source = "import json\n\ndef parse(text):\n    return json.loads(text)\n\nparse('[')\n"
    result = first(judged, source)
    assert result.details["line"] == 4


def test_what_was_printed_before_a_crash_is_reported(judged) -> None:
    result = first(judged, "print('one')\nprint('two', flush=True)\n1 / 0")
    assert result.verdict is Verdict.RTE
    assert result.execution is not None
    assert result.execution.stdout == b"one\ntwo\n"


def test_an_error_is_found_on_the_test_where_it_happens(judged) -> None:
    report = judged(SOLVE + "assert a < 10\nprint(a + b)")
    assert [r.verdict for r in report.results] == [Verdict.AC, Verdict.RTE]
    assert report.verdict is Verdict.RTE


def test_a_traceback_made_up_by_the_program_does_not_stop_the_judge(judged) -> None:
    source = "import sys\nsys.stderr.write('File \"solution.py\", line ' + '9' * 5000)\nsys.exit(1)"
    assert first(judged, source).verdict is Verdict.RTE


def test_garbage_on_stderr_does_not_stop_the_judge(judged) -> None:
    source = "import sys\nsys.stderr.buffer.write(bytes(range(256)) * 300 + b'{x} %s \\xff')\nsys.exit(1)"
    assert first(judged, source).details["detail"]
