"""Facts -> verdicts: the only place where verdicts are made.

`decide` turns what the sandbox saw and what the checker says into the verdict on one test, in a fixed order: judge
error, compile error, time, memory, output, run-time error, and only then the output itself. A failing submission
is data, never an exception; a sandbox or a checker that fails is a verdict too (JE), so that the other tests are
still reported.
"""

import contextlib
import hashlib
import re
import signal
from collections import deque
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import NamedTuple

from judge.bank import fingerprint
from judge.checkers import Checker, check
from judge.checkers.validator import VALIDATION_LIMITS, VALIDATOR, check_result, validation
from judge.errors import SandboxError
from judge.model import (
    LONGEST_SOURCE,
    MIB,
    CheckResult,
    Execution,
    Limits,
    Match,
    Problem,
    Program,
    Report,
    StopReason,
    TestCase,
    TestResult,
    Verdict,
)
from judge.sandbox import OPEN_FILES, THREADS, Sandbox, open_sandbox

NOT_TEXT = "SyntaxError: the source is not in its encoding"
# Compiled in the sandbox: the parser of an interpreter can be made to use time and memory, and to crash.
# Decoded first, as the interpreter decodes a file: `compile` would let bytes pass that are not text.
COMPILER = Program(
    f"NOT_TEXT = {NOT_TEXT!r}".encode()
    + b"""
import importlib.util, sys, traceback
try:
    source = importlib.util.decode_source(sys.stdin.buffer.read())
    compile(source, "solution.py", "exec", dont_inherit=True)
except UnicodeDecodeError as error:
    sys.exit(f"{NOT_TEXT} (UTF-8, unless it declares another): {error}")
except SyntaxError as error:
    if not error.lineno:  # the declaration of the encoding, or what there is in place of one
        sys.exit(f"{NOT_TEXT}: {error}")
    error.text = source.split("\\n")[error.lineno - 1]  # else the line shown could be one of this program
    sys.exit("".join(traceback.format_exception_only(error)).rstrip())
except BaseException as error:
    sys.exit("".join(traceback.format_exception_only(error)).rstrip())
"""
)
COMPILE_LIMITS = Limits(time=10, memory=512 * MIB, output=MIB)

# The last line of stderr of a program that could not get memory: Python's own, NumPy's, OpenBLAS's, C++'s.
OUT_OF_MEMORY = (
    "MemoryError",
    "Unable to allocate",
    "OpenBLAS error: Memory allocation",
    "blas_memory_alloc",
    "std::bad_alloc",
)
# The last line of stderr of a program that tried what no program may do, with the reason it is given.
REFUSALS = (
    ("can't start new thread", "ended.threads"),
    ("[Errno 24] Too many open files", "ended.open-files"),
    ("[Errno 27] File too large", "ended.files"),
    ("[Errno 30] Read-only file system", "ended.files"),
    ("[Errno 13] Permission denied", "ended.files"),
    ("[Errno 1] Operation not permitted", "ended.not-permitted"),
)
LIMITS_OF_ALL = {"ended.threads": {"limit": THREADS}, "ended.open-files": {"limit": OPEN_FILES}}
KILLED_SHARE = 0.5  # of the memory limit: who had that much when the system killed it was out of memory

SOURCE_LINE = re.compile(rb'File "solution\.py", line ([0-9]{1,9})\b')  # in a traceback, the innermost last

VERDICT_OF = {Match.SAME: Verdict.AC, Match.PRESENTATION: Verdict.PE, Match.DIFFERENT: Verdict.WA}


def judge_submission(
    problem: Problem,
    cases: Sequence[TestCase],
    source: bytes,
    *,
    sandbox: Sandbox | None = None,
    jobs: int = 1,
    run_all: bool = False,
    on_result: Callable[[TestResult], None] = lambda result: None,
) -> Report:
    """Judge `source` on `cases`, in their order, up to the first that is not accepted (all with `run_all`).

    `on_result` is called with each result, in the order of the cases. Without a `sandbox` one is opened for the
    occasion; `jobs` tests at a time are run in one that takes several. The report is the same for any number of jobs.

    Raises:
        SandboxError: this machine cannot run programs at all.
    """
    with contextlib.ExitStack() as stack:
        if sandbox is None:
            sandbox = stack.enter_context(open_sandbox())
        sandbox.wait_until_ready()
        message = compile_error(source, sandbox) if len(source) > LONGEST_SOURCE or not cases else None
        results: list[TestResult] = []
        tests = _run_tests(problem, cases if message is None else (), Program(source), sandbox, jobs)
        with contextlib.closing(tests):
            for result in tests:
                if not results:
                    message = _why_first_failed(result, source, sandbox)
                if message is not None:
                    break
                results.append(result)
                on_result(result)
                if result.verdict is not Verdict.AC and not run_all:
                    break
        verdicts = [r.verdict for r in results if r.verdict is not Verdict.AC]
        return Report(
            problem=problem.id,
            verdict=Verdict.CE if message is not None else [*verdicts, Verdict.AC][0],
            results=tuple(results),
            not_run=tuple(case.name for case in cases[len(results) :]),
            limits=problem.limits,
            tier=sandbox.tier,
            source_hash=hashlib.sha256(source).hexdigest(),
            fingerprint=fingerprint(problem, cases),
            compile_message=message or "",
        )


def _why_first_failed(result: TestResult, source: bytes, sandbox: Sandbox) -> str | None:
    """Return why the source does not compile if that is why the first test failed; a program that passes compiles."""
    if result.verdict in (Verdict.AC, Verdict.JE):
        return None
    try:
        return compile_error(source, sandbox)
    except SandboxError:  # it can still be said how the test ended
        return None


def compile_error(source: bytes, sandbox: Sandbox) -> str | None:
    """Return why `source` does not compile, None if it does."""
    if len(source) > LONGEST_SOURCE:
        return f"SourceTooLong: {len(source)} bytes, at most {LONGEST_SOURCE}"
    execution = sandbox.execute(COMPILER, source, COMPILE_LIMITS)
    if execution.exit_code == 0:
        return None
    message = execution.stderr.decode("utf-8", "backslashreplace").strip()
    return message or f"CompilerStopped: {execution.stopped or _ending(execution)}"


def _run_tests(
    problem: Problem, cases: Sequence[TestCase], program: Program, sandbox: Sandbox, jobs: int
) -> Generator[TestResult, None, None]:
    """Yield the results in the order of the cases; up to `jobs` tests run ahead of the one that is wanted."""

    def run(case: TestCase) -> TestResult:
        return _run_test(problem, case, program, sandbox)

    if jobs == 1:
        yield from map(run, cases)
        return
    pool = ThreadPoolExecutor(jobs)
    left = iter(cases)
    running = deque(pool.submit(run, case) for case in islice(left, jobs))
    try:
        while running:
            yield running.popleft().result()
            running.extend(pool.submit(run, case) for case in islice(left, 1))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)  # tests that run end soon, or with the sandbox


def _run_test(problem: Problem, case: TestCase, program: Program, sandbox: Sandbox) -> TestResult:
    try:
        execution = sandbox.execute(program, case.input, problem.limits)
    except SandboxError as error:
        return TestResult(case.name, Verdict.JE, "judge.sandbox", {"detail": str(error)})
    return decide(problem, case, execution, _checker(problem, sandbox))


def _checker(problem: Problem, sandbox: Sandbox) -> Checker:
    """Return what compares an output with the answer: a checker of ours, or the author's, in a run of its own."""
    if problem.checker.type != VALIDATOR:
        return check
    return lambda output, case, spec: check_result(
        sandbox.execute(validation(case, spec), output, VALIDATION_LIMITS)
    )


def decide(problem: Problem, case: TestCase, execution: Execution, compare: Checker = check) -> TestResult:
    """Return the verdict on one test: by how the run ended, else by what the checker says of the output."""
    if ending := decide_ending(execution, problem.limits):
        return TestResult(case.name, ending.verdict, ending.reason, ending.details, execution)
    try:
        result = compare(execution.stdout, case, problem.checker)
    except Exception as error:  # a checker that fails is our fault, whatever the output was
        detail = f"{type(error).__name__}: {error}"
        return TestResult(case.name, Verdict.JE, "judge.checker", {"detail": detail}, execution)
    reason = _unflushed(execution, result) or result.reason
    return TestResult(case.name, VERDICT_OF[result.match], reason, dict(result.details), execution, result)


class Ending(NamedTuple):
    """A verdict that the way a run ended decides, whatever it printed."""

    verdict: Verdict
    reason: str
    details: Mapping[str, str | int | float]


def decide_ending(execution: Execution, limits: Limits) -> Ending | None:
    """Return the verdict, if the way the run ended decides it: limits first, then the exit."""
    cpu = round(execution.cpu_time, 2)
    if execution.stopped is StopReason.CPU or execution.cpu_time > limits.time:
        return Ending(Verdict.TLE, "time.cpu", {"cpu": cpu, "limit": limits.time})
    if execution.stopped is StopReason.WALL:
        details = {"wall": round(execution.wall_time, 2), "limit": limits.wall, "cpu": cpu}
        return Ending(Verdict.TLE, "time.wall", details)
    last_line = _last_line(execution.stderr)
    failed = execution.exit_code != 0
    if failed and any(words in last_line for words in OUT_OF_MEMORY):
        return _out_of_memory(execution, limits, last_line)
    if execution.stopped is StopReason.OUTPUT:
        return Ending(Verdict.OLE, "output", {"limit": limits.output // MIB, "bytes": limits.output})
    if _was_killed_for_memory(execution, limits):
        return _out_of_memory(execution, limits, "SIGKILL")
    if execution.signal is not None:
        return Ending(Verdict.RTE, "ended.signal", {"signal": _ending(execution), "detail": last_line})
    if failed:
        return _run_time_error(execution, last_line)
    return None


def _out_of_memory(execution: Execution, limits: Limits, detail: str) -> Ending:
    peak = round(execution.memory / MIB)
    return Ending(Verdict.MLE, "memory", {"limit": limits.memory // MIB, "peak": peak, "detail": detail})


def _was_killed_for_memory(execution: Execution, limits: Limits) -> bool:
    """Whether the system, not the judge, has killed a program that had taken most of what it may have."""
    return (
        execution.signal == signal.SIGKILL
        and execution.stopped is None
        and execution.memory > KILLED_SHARE * limits.memory
    )


def _run_time_error(execution: Execution, last_line: str) -> Ending:
    details: dict[str, str | int | float] = {"exit_code": execution.exit_code or 0, "detail": last_line}
    frames = SOURCE_LINE.findall(execution.stderr)
    for words, reason in REFUSALS:
        if words in last_line:
            line = {"line": int(frames[-1])} if frames else {}
            return Ending(Verdict.RTE, reason, {**details, **line, **LIMITS_OF_ALL.get(reason, {})})
    if frames:
        return Ending(Verdict.RTE, "ended.exception-in-line", {**details, "line": int(frames[-1])})
    return Ending(Verdict.RTE, "ended.exception" if last_line else "ended.exit-code", details)


def _unflushed(execution: Execution, result: CheckResult) -> str | None:
    """Name the usual cause when a program that ended well printed nothing at all."""
    return "check.nothing-printed" if result.reason == "check.no-output" and not execution.stdout else None


def _last_line(stderr: bytes) -> str:
    lines = stderr.decode("utf-8", "backslashreplace").strip().splitlines()
    if lines and lines[-1] == "lost sys.stderr":  # no memory was left to print the exception
        lines = [line for line in lines if line.startswith("object type name:")]
    return lines[-1].strip() if lines else ""


def _ending(execution: Execution) -> str:
    if execution.signal is None:
        return f"exit code {execution.exit_code}"
    try:
        return signal.Signals(execution.signal).name
    except ValueError:
        return f"signal {execution.signal}"
