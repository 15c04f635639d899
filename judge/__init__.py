"""AttnJudge, as a library: load the bank, judge a program, read the report.

    bank = judge.load_bank()
    report = judge.judge_submission(bank.problem(id), bank.cases(id), source)
    report = judge.diagnose(report, bank.cases(id), bank.digests(id))   # what it got wrong

The library prints nothing and knows nothing of the command line. Its names are imported when they are used: the
command line starts a sandbox before it imports anything else.
"""

import importlib
import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from judge.bank import Bank
    from judge.diagnosis import diagnose
    from judge.errors import BankError, HistoryError, JudgeError, SandboxError, UsageError
    from judge.grading import Graded, Submission, grade
    from judge.judging import judge_submission
    from judge.model import Problem, Report, TestCase, TestResult, Verdict
    from judge.sandbox import Isolation, open_sandbox

__version__ = "0.1.0"

PLACES = {
    "judge.bank": ("Bank",),
    "judge.diagnosis": ("diagnose",),
    "judge.errors": ("BankError", "HistoryError", "JudgeError", "SandboxError", "UsageError"),
    "judge.grading": ("Graded", "Submission", "grade"),
    "judge.judging": ("judge_submission",),
    "judge.model": ("Problem", "Report", "TestCase", "TestResult", "Verdict"),
    "judge.sandbox": ("Isolation", "open_sandbox"),
}


def __getattr__(name: str) -> Any:
    """Import a public name from its place."""
    for place, names in PLACES.items():
        if name in names:
            return getattr(importlib.import_module(place), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def load_bank(path: "Path | str | None" = None) -> "Bank":
    """Return the bank at `path`; without one: `ATTNJUDGE_BANK`, the checkout one stands in, or the shipped bank.

    Raises:
        BankError: there is no bank at that place.
    """
    from pathlib import Path

    from judge.bank import Bank, bank_folders

    return Bank(bank_folders(None if path is None else Path(path), os.environ))


__all__ = [
    "Bank",
    "BankError",
    "Graded",
    "HistoryError",
    "Isolation",
    "JudgeError",
    "Problem",
    "Report",
    "SandboxError",
    "Submission",
    "TestCase",
    "TestResult",
    "UsageError",
    "Verdict",
    "diagnose",
    "grade",
    "judge_submission",
    "load_bank",
    "open_sandbox",
]
