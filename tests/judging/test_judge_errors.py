"""What is nobody's answer: a sandbox or a checker that fails. The other tests are still reported."""

import signal
import sys
import tempfile
from pathlib import Path

import pytest

from judge.checkers import CHECKERS
from judge.errors import SandboxError
from judge.judging import judge_submission
from judge.model import CheckerSpec, CheckResult, Execution, Limits, Match, Program, TestCase, Verdict
from judge.sandbox import Sandbox

SOLVE = "a, b = map(int, input().split())\n"
RIGHT = SOLVE + "print(a + b)\n"


def test_a_checker_that_fails_on_one_test_leaves_the_others_judged(judged, monkeypatch) -> None:
    def fail_on_sample(output: bytes, case: TestCase, spec: CheckerSpec) -> CheckResult:
        if case.is_sample:
            raise ZeroDivisionError("division by zero")
        return CheckResult(Match.SAME)

    monkeypatch.setitem(CHECKERS, "decimal", fail_on_sample)
    report = judged(RIGHT)
    assert report.verdict is Verdict.JE
    assert [r.verdict for r in report.results] == [Verdict.JE, Verdict.AC]
    assert report.results[0].details == {"detail": "ZeroDivisionError: division by zero"}


def test_a_checker_that_does_not_exist_is_the_judges_fault(judged) -> None:
    report = judged(RIGHT, checker="nonsense", run_all=False)
    assert (report.verdict, report.results[0].reason) == (Verdict.JE, "judge.checker")


def test_a_sandbox_that_fails_on_one_test_leaves_the_others_judged(
    judged, sandbox: Sandbox, monkeypatch
) -> None:
    execute = sandbox.execute

    def fail_on_sample(program: Program, stdin: bytes, limits: Limits) -> Execution:
        if stdin == b"3 4\n":
            raise SandboxError("sandbox.runner-lost", detail="it has ended")
        return execute(program, stdin, limits)

    monkeypatch.setattr(sandbox, "execute", fail_on_sample)
    report = judged(RIGHT)
    assert report.verdict is Verdict.JE
    assert [(r.verdict, r.reason) for r in report.results] == [
        (Verdict.JE, "judge.sandbox"),
        (Verdict.AC, None),
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="written for Linux")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSEGV])
def test_a_program_that_kills_its_parent_is_no_accepted_one(judged_portable, number: signal.Signals) -> None:
    source = SOLVE + (
        "if a == 3:\n"
        "    import os, time\n"
        f"    os.kill(os.getppid(), {int(number)})\n"
        "    time.sleep(2)\n"
        "print(a + b)\n"
    )
    report = judged_portable(source)
    assert [r.verdict for r in report.results] == [Verdict.JE, Verdict.AC]
    assert report.verdict is Verdict.JE
    assert judged_portable(RIGHT).verdict is Verdict.AC


@pytest.mark.skipif(sys.platform != "linux", reason="isolation exists on Linux only")
def test_an_isolated_program_cannot_kill_its_parent(judged) -> None:
    source = SOLVE + "import os\nos.kill(os.getppid(), 9)\nprint(a + b)\n"
    report = judged(source, run_all=False)
    assert (report.verdict, report.results[0].reason) == (Verdict.RTE, "ended.not-permitted")


def test_a_sandbox_is_opened_and_closed_for_the_occasion(problem, cases, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    seen: list[list[Path]] = []
    report = judge_submission(
        problem, cases, RIGHT.encode(), on_result=lambda _: seen.append(list(tmp_path.iterdir()))
    )
    assert report.verdict is Verdict.AC
    assert [len(folders) for folders in seen] == ([0, 0] if report.tier == "namespaces" else [1, 1])
    assert list(tmp_path.iterdir()) == []


def test_a_sandbox_opened_for_the_occasion_is_closed_when_told_results_are_not_wanted(
    problem, cases, tmp_path: Path, monkeypatch
) -> None:
    def refuse(result: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with pytest.raises(BrokenPipeError):
        judge_submission(problem, cases, RIGHT.encode(), on_result=refuse)
    assert list(tmp_path.iterdir()) == []
