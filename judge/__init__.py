"""AttnJudge, as a library: load the bank, judge a program, read the report.

    bank = judge.load_bank()
    report = judge.judge_submission(bank.problem(id), bank.cases(id), source)

The library prints nothing and knows nothing of the command line.
"""

import os
from pathlib import Path

from judge.bank import Bank, bank_folders
from judge.errors import BankError, HistoryError, JudgeError, SandboxError, UsageError
from judge.judging import judge_submission
from judge.model import Problem, Report, TestCase, TestResult, Verdict
from judge.sandbox import open_sandbox

__version__ = "0.1.0"


def load_bank(path: Path | None = None) -> Bank:
    """Return the bank at `path`; without one: `ATTNJUDGE_BANK`, the checkout one stands in, or the shipped bank.

    Raises:
        BankError: there is no bank at that place.
    """
    return Bank(bank_folders(path, os.environ))


__all__ = [
    "Bank",
    "BankError",
    "HistoryError",
    "JudgeError",
    "Problem",
    "Report",
    "SandboxError",
    "TestCase",
    "TestResult",
    "UsageError",
    "Verdict",
    "judge_submission",
    "load_bank",
    "open_sandbox",
]
