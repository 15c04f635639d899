"""Several tests at a time: the same report as one after the other."""

import threading
import time
from collections.abc import Sequence
from dataclasses import replace

import pytest

from judge.judging import judge_submission
from judge.model import Execution, Limits, Problem, Program, Report, TestCase, TestResult, Verdict
from judge.sandbox import Isolation
from judge.sandbox.pool import Pool

CASES = [TestCase(f"secret/{n:02}", b"%d 1\n" % n, b"%d\n" % (n + 1)) for n in range(12)]
SOLVE = "a, b = map(int, input().split())\n"


class Slow:
    """A sandbox that takes longer for earlier tests, and counts how many run at a time."""

    tier = "slow"

    def wait_until_ready(self) -> None:
        """It is."""

    def __init__(self) -> None:
        self.started: list[bytes] = []
        self.most = 0
        self._running = 0
        self._lock = threading.Lock()

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        if b"importlib" in program.source:  # it compiles
            return Execution(0, None, None, 0, 0, 0, b"", b"")
        number = int(stdin.split()[0])
        with self._lock:
            self.started.append(stdin)
            self._running += 1
            self.most = max(self.most, self._running)
        time.sleep(0.05 if number % 2 else 0.15)
        with self._lock:
            self._running -= 1
        return Execution(0, None, None, 0, 0, 0, b"%d\n" % (number + (1 if number != 5 else 0)), b"")


def facts(report: Report) -> list[tuple[str, Verdict, str | None]]:
    return [(result.case, result.verdict, result.reason) for result in report.results]


@pytest.mark.parametrize("jobs", [2, 3, 20])
@pytest.mark.parametrize("run_all", [False, True])
def test_results_come_in_the_order_of_the_cases(problem: Problem, jobs: int, run_all: bool) -> None:
    seen: list[TestResult] = []
    sandbox = Slow()
    report = judge_submission(
        problem, CASES, b"", sandbox=sandbox, jobs=jobs, run_all=run_all, on_result=seen.append
    )
    alone = judge_submission(problem, CASES, b"", sandbox=Slow(), run_all=run_all)
    assert facts(report) == facts(alone)
    assert tuple(seen) == report.results
    assert report.verdict is Verdict.WA
    assert 1 < sandbox.most <= jobs


def test_no_test_is_begun_long_after_one_has_failed(problem: Problem) -> None:
    sandbox = Slow()
    judge_submission(problem, CASES, b"", sandbox=sandbox, jobs=2)
    assert len(sandbox.started) <= 8  # the failing one is the sixth


@pytest.mark.parametrize(
    "ending", ["print(a + b)", "print(a + b if a < 7 else 0)", "print(a + b)\nassert a < 9"]
)
def test_the_report_is_the_same_in_real_sandboxes(
    problem: Problem, cases: Sequence[TestCase], sandbox, ending: str
) -> None:
    source = (SOLVE + ending).encode()
    with Pool(2) as pool:
        report = judge_submission(problem, CASES, source, sandbox=pool, jobs=2, run_all=True)
    alone = judge_submission(problem, CASES, source, sandbox=sandbox, run_all=True)
    assert facts(report) == facts(alone)
    assert replace(report, results=()) == replace(alone, results=())


def test_a_program_that_hangs_costs_its_own_limits_only(problem: Problem) -> None:
    source = (SOLVE + "while a == 3: pass\nprint(a + b)").encode()
    problem = replace(problem, limits=replace(problem.limits, time=0.3))
    with Pool(2, Isolation(tier="portable")) as pool:
        report = judge_submission(problem, CASES, source, sandbox=pool, jobs=2, run_all=True)
    verdicts = [result.verdict for result in report.results]
    assert verdicts == [Verdict.TLE if number == 3 else Verdict.AC for number in range(12)]


def test_an_interruption_does_not_wait_for_the_tests_that_run(problem: Problem) -> None:
    """Another test sleeps, and goes on sleeping unless the sandbox is closed."""
    source = b"import time\nif input() == '0 1': print(1)\nelse: time.sleep(15)"

    def interrupt(result: TestResult) -> None:
        raise KeyboardInterrupt

    started = time.monotonic()
    with Pool(2, Isolation(tier="portable")) as pool, pytest.raises(KeyboardInterrupt):
        judge_submission(problem, CASES, source, sandbox=pool, jobs=2, on_result=interrupt)
    assert time.monotonic() - started < 10
