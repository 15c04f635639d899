"""Facts -> verdicts, with facts made by hand."""

import json

import pytest

from judge import messages
from judge.checkers import CHECKERS
from judge.judging import decide, decide_ending
from judge.model import (
    MIB,
    CheckerSpec,
    CheckResult,
    Execution,
    Limits,
    Problem,
    StopReason,
    TestCase,
    Text,
    Verdict,
)

LIMITS = Limits(time=2.0, memory=256 * MIB, output=4 * MIB)
PROBLEM = Problem(
    id="sum",
    title=Text("Sum", "求和"),
    topic="basics",
    difficulty="easy",
    stars=1,
    sources=(),
    limits=LIMITS,
    checker=CheckerSpec("decimal", (2,)),
    not_applicable={},
)
CASE = TestCase("sample/01-small", b"3 4\n", b"7.00\n")


def ran(
    exit_code: int | None = 0,
    signal: int | None = None,
    stopped: StopReason | None = None,
    cpu_time: float = 0.1,
    wall_time: float = 0.2,
    stdout: bytes = b"7.00\n",
    stderr: bytes = b"",
) -> Execution:
    if stopped or signal:
        exit_code, signal = None, signal or 9
    return Execution(exit_code, signal, stopped, cpu_time, wall_time, 20 * MIB, stdout, stderr)


RIGHT, WRONG = b"7.00\n", b"8.00\n"
NO_MEMORY = b"Traceback (most recent call last):\nMemoryError\n"
CPU, WALL, OUTPUT = StopReason.CPU, StopReason.WALL, StopReason.OUTPUT

ORDER = [
    # nothing wrong with the run: the checker decides
    (ran(), "AC", None),
    (ran(stdout=b"7\n"), "PE", "check.too-few-decimals"),
    (ran(stdout=WRONG), "WA", "check.wrong-number"),
    (ran(stdout=b""), "WA", "check.nothing-printed"),
    (ran(stdout=b" \n"), "WA", "check.no-output"),
    (ran(stderr=b"a warning\n"), "AC", None),
    (ran(stderr=NO_MEMORY), "AC", None),  # it caught the error and went on
    (ran(cpu_time=2.0), "AC", None),  # the limit itself is allowed
    # time before everything else
    (ran(cpu_time=2.001), "TLE", "time.cpu"),
    (ran(stopped=CPU, cpu_time=2.0), "TLE", "time.cpu"),
    (ran(stopped=CPU, cpu_time=1.99), "TLE", "time.cpu"),
    (ran(stopped=WALL), "TLE", "time.wall"),
    (ran(stopped=WALL, cpu_time=2.5), "TLE", "time.cpu"),
    (ran(stopped=OUTPUT, cpu_time=2.5), "TLE", "time.cpu"),
    (ran(1, cpu_time=2.5, stderr=NO_MEMORY), "TLE", "time.cpu"),
    (ran(stopped=WALL, stderr=NO_MEMORY), "TLE", "time.wall"),
    (ran(signal=11, cpu_time=2.5), "TLE", "time.cpu"),
    (ran(1, cpu_time=2.5, stdout=WRONG), "TLE", "time.cpu"),
    # then memory, if the run failed
    (ran(1, stderr=NO_MEMORY), "MLE", "memory"),
    (ran(1, stderr=NO_MEMORY, stdout=WRONG), "MLE", "memory"),
    (ran(77, stderr=NO_MEMORY), "MLE", "memory"),
    (ran(signal=6, stderr=NO_MEMORY), "MLE", "memory"),
    (ran(stopped=OUTPUT, stderr=NO_MEMORY), "MLE", "memory"),
    (ran(1, stderr=NO_MEMORY + b"\n  \n"), "MLE", "memory"),
    (ran(1, stderr=NO_MEMORY + b"ValueError: later\n"), "RTE", "ended.exception"),
    # then output
    (ran(stopped=OUTPUT), "OLE", "output"),
    (ran(stopped=OUTPUT, stdout=WRONG), "OLE", "output"),
    # then how it ended
    (ran(1), "RTE", "ended.exit-code"),
    (ran(1, stdout=b""), "RTE", "ended.exit-code"),
    (ran(1, stdout=WRONG), "RTE", "ended.exit-code"),
    (ran(1, stderr=b"ValueError: no\n"), "RTE", "ended.exception"),
    (ran(signal=11), "RTE", "ended.signal"),
    (ran(signal=9), "RTE", "ended.signal"),
    (ran(signal=11, stderr=b"Fatal Python error\n"), "RTE", "ended.signal"),
]


@pytest.mark.parametrize(("execution", "verdict", "reason"), ORDER)
def test_the_order_in_which_a_verdict_is_decided(
    execution: Execution, verdict: str, reason: str | None
) -> None:
    result = decide(PROBLEM, CASE, execution)
    assert (result.verdict, result.reason) == (Verdict(verdict), reason)
    assert result.case == "sample/01-small"
    assert result.execution is execution
    assert (result.check is not None) is (verdict in ("AC", "PE", "WA"))


@pytest.mark.parametrize(("execution", "verdict", "reason"), ORDER)
@pytest.mark.parametrize("language", ["en", "zh"])
def test_every_reason_can_be_told(
    execution: Execution, verdict: str, reason: str | None, language: str
) -> None:
    result = decide(PROBLEM, CASE, execution)
    json.dumps(dict(result.details))
    if reason and verdict not in ("PE", "WA"):  # the checkers' own reasons have tests of their own
        assert messages.text(language, reason, **result.details)


@pytest.mark.parametrize(
    "last_line",
    [
        b"MemoryError",
        b"MemoryError: ",
        b"numpy._core._exceptions._ArrayMemoryError: Unable to allocate 7.45 GiB for an array",
        b"numpy.core._exceptions.MemoryError: Unable to allocate 7.45 GiB for an array",
        b"OpenBLAS error: Memory allocation still failed after 10 retries, giving up.",
        b"OpenBLAS blas_thread_init: blas_memory_alloc failed",
    ],
)
def test_words_that_mean_that_memory_ran_out(last_line: bytes) -> None:
    ending = decide_ending(ran(1, stderr=b"Traceback:\n" + last_line + b"\n"), LIMITS)
    assert ending is not None
    assert ending.verdict is Verdict.MLE
    assert ending.details == {"limit": 256, "peak": 20, "detail": last_line.decode().strip()}


@pytest.mark.parametrize(
    ("execution", "details"),
    [
        (ran(stopped=CPU, cpu_time=2.0449), {"cpu": 2.04, "limit": 2.0}),
        (ran(stopped=WALL, cpu_time=0.012, wall_time=5.1234), {"wall": 5.12, "limit": 5.0, "cpu": 0.01}),
        (ran(stopped=OUTPUT), {"limit": 4, "bytes": 4 * MIB}),
        (ran(signal=11), {"signal": "SIGSEGV", "detail": ""}),
        (ran(signal=6, stderr=b"free(): bad\n"), {"signal": "SIGABRT", "detail": "free(): bad"}),
        (ran(signal=45), {"signal": "signal 45", "detail": ""}),
        (ran(3), {"exit_code": 3, "detail": ""}),
        (ran(255, stderr=b"one\n two \n\n"), {"exit_code": 255, "detail": "two"}),
        (ran(1, stderr=b"\xff bad\n"), {"exit_code": 1, "detail": "\\xff bad"}),
        (
            ran(
                1,
                stderr=b'Traceback (most recent call last):\n  File "solution.py", line 9, in <module>\n    f()\n'
                b'  File "solution.py", line 4, in f\n    np.ones(x)\n  File "/lib/numpy/numeric.py", line 170, in'
                b" ones\nTypeError: no\n",
            ),
            {"exit_code": 1, "detail": "TypeError: no", "line": 4},
        ),
    ],
)
def test_details_say_what_happened(execution: Execution, details: dict[str, object]) -> None:
    assert decide(PROBLEM, CASE, execution).details == details


def test_memory_that_ran_out_before_the_traceback_was_printed() -> None:
    stderr = (  # as Python 3.13 writes it, when there is no memory left for its own module `traceback`
        b'Traceback (most recent call last):\n  File "solution.py", line 2, in <module>\n'
        b"object address  : 0x7fca7c94d180\nobject refcount : 3\nobject type     : 0x7fca7d0f4de0\n"
        b"object type name: MemoryError\nobject repr     : MemoryError()\nlost sys.stderr\n"
    )
    ending = decide_ending(ran(1, stderr=stderr), LIMITS)
    assert ending is not None
    assert ending.verdict is Verdict.MLE
    other = stderr.replace(b"MemoryError", b"ValueError")
    assert decide(PROBLEM, CASE, ran(1, stderr=other)).verdict is Verdict.RTE


def test_a_forged_traceback_does_not_stop_the_judge() -> None:
    stderr = b'File "solution.py", line ' + b"9" * 5000 + b"\n"
    assert decide(PROBLEM, CASE, ran(1, stderr=stderr)).verdict is Verdict.RTE


def test_a_run_that_ended_well_decides_nothing() -> None:
    assert decide_ending(ran(stdout=WRONG), LIMITS) is None


@pytest.mark.parametrize(
    "error", [ValueError("bad"), RecursionError("deep"), MemoryError("much"), AssertionError()]
)
def test_a_checker_that_fails_is_the_judges_fault(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def fail(output: bytes, case: TestCase, spec: CheckerSpec) -> CheckResult:
        raise error

    monkeypatch.setitem(CHECKERS, "decimal", fail)
    result = decide(PROBLEM, CASE, ran())
    assert (result.verdict, result.reason) == (Verdict.JE, "judge.checker")
    assert result.details == {"detail": f"{type(error).__name__}: {error}"}
    assert decide(PROBLEM, CASE, ran(1)).verdict is Verdict.RTE  # it is not even asked


def test_an_interrupt_in_a_checker_is_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(output: bytes, case: TestCase, spec: CheckerSpec) -> CheckResult:
        raise KeyboardInterrupt

    monkeypatch.setitem(CHECKERS, "decimal", interrupt)
    with pytest.raises(KeyboardInterrupt):
        decide(PROBLEM, CASE, ran())
