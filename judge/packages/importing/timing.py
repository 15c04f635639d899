"""The time limit of a package that gives none: a multiple of what its slowest right program takes here."""

import math
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from judge.bank.problem import read_problem
from judge.errors import PackageError
from judge.judging import judge_submission
from judge.messages import Phrase
from judge.model import Problem, TestCase, Verdict
from judge.packages.importing.metadata import PackageLimits
from judge.packages.importing.publishing import write_tree
from judge.packages.importing.submissions import Submissions
from judge.sandbox import Sandbox

LONGEST_TIME = 60.0  # seconds of CPU that a right program gets when it is measured


def measured_limit(
    files: Mapping[str, bytes],
    cases: Sequence[TestCase],
    submissions: Submissions,
    limits: PackageLimits,
    sandbox: Sandbox,
) -> tuple[float, Phrase]:
    """Return the limit in seconds, and a note that says so; `files` are those of problems/<id>/ with another limit.

    Raises:
        PackageError: no right program of the package is accepted here.
    """
    problem = _problem(files)
    counted = {path: source for path, source in submissions.accepted.items() if path in submissions.timed}
    times: list[float] = []
    failures = []
    for path, source in (counted or submissions.accepted).items():
        report = judge_submission(problem, cases, source, sandbox=sandbox, run_all=True)
        if report.verdict is Verdict.AC:
            times += [result.execution.cpu_time for result in report.results if result.execution]
        else:
            failures.append((path, report))
    if not times:
        path, report = failures[0]
        first = report.first_failure
        raise PackageError(
            "import.not-accepted",
            file=f"submissions/{path}",
            verdict=report.verdict.value,
            case=first.case if first else report.compile_message,
        )
    steps = max(1, math.ceil(limits.multiplier * max(times) / limits.resolution))
    seconds = round(steps * limits.resolution, 6)
    details = {"seconds": f"{seconds:g}", "slowest": f"{max(times):.2f}", "times": f"{limits.multiplier:g}"}
    return seconds, Phrase("import.time-measured", details)


def _problem(files: Mapping[str, bytes]) -> Problem:
    with tempfile.TemporaryDirectory() as folder:
        write_tree(Path(folder), files)
        return read_problem(Path(folder) / "problem.toml")
