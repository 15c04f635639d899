"""One submission of a batch: judged, diagnosed and told as plain data, which is what travels between processes."""

import hashlib
import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judge import __version__
from judge.diagnosis import diagnose
from judge.errors import SandboxError
from judge.grading.records import Exercise
from judge.judging import judge_submission
from judge.model import Report, TestResult, Verdict
from judge.report.data import report_data
from judge.report.view import View
from judge.sandbox import Isolation, Sandbox
from judge.sandbox.inside.serving import usable_cores

MOST_LOSSES = 2  # of workers, through one submission, until it gets a judge error
# Of a program that ran into the wall-clock limit: from this share of CPU time on it wanted to work, and perhaps
# could not.
BUSY = 0.05
OVERLOADED = 2.0  # processes that want to run, for each core


@dataclass(frozen=True, slots=True)
class Settings:
    """What holds for every submission of a batch."""

    isolation: Isolation
    all_tests: bool  # go on after the first test that fails


@dataclass(frozen=True, slots=True)
class Judged:
    """A report as plain data (`judge.report.data`), and whether its verdict may be due to a busy machine."""

    data: Mapping[str, Any]
    is_doubtful: bool = False


def judge_one(exercise: Exercise, source: bytes, sandbox: Sandbox, all_tests: bool) -> Judged:
    """Judge and diagnose a submission. Whatever fails on the way is a judge error in the report.

    Raises:
        SandboxError: this machine cannot run programs at all.
    """
    try:
        report = judge_submission(
            exercise.problem, exercise.cases, source, sandbox=sandbox, run_all=all_tests
        )
        diagnosed = diagnose(report, exercise.cases, exercise.digests)
        return Judged(_data(exercise, diagnosed), any(map(_is_doubtful, report.results)))
    except SandboxError:
        raise
    except Exception as error:  # one submission never ends a batch
        return judge_error(exercise, source, sandbox.tier, f"{type(error).__name__}: {error}")


def judge_error(exercise: Exercise, source: bytes, tier: str, detail: str) -> Judged:
    """Return the report on a submission that could not be judged, and not through a fault of its own."""
    first, *others = (case.name for case in exercise.cases)
    report = Report(
        problem=exercise.problem.id,
        verdict=Verdict.JE,
        results=(TestResult(first, Verdict.JE, "grade.failed", {"detail": detail}),),
        not_run=tuple(others),
        limits=exercise.problem.limits,
        tier=tier,
        source_hash=hashlib.sha256(source).hexdigest(),
        fingerprint=exercise.fingerprint,
    )
    return Judged(_data(exercise, report))


def _data(exercise: Exercise, report: Report) -> dict[str, Any]:
    return report_data(View(report, mistakes=exercise.mistakes, explain=True), __version__)


def _is_doubtful(result: TestResult) -> bool:
    """Whether the clock on the wall decided while the program may have waited for a core.

    A program that sleeps or waits for input uses hardly any CPU time: however often it is run, it ends so. Only when
    far more wants to run than there are cores could one that never got its turn look the same.
    """
    execution = result.execution
    if result.reason != "time.wall" or execution is None:
        return False
    return (
        execution.cpu_time >= BUSY * execution.wall_time or os.getloadavg()[0] > OVERLOADED * usable_cores()
    )
