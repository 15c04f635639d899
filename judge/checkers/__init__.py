"""Compare an output with the answer: pure functions, output x answer -> CheckResult.

`check` knows the checkers by the names that `problem.toml` uses. They run in the judge's own process; a program
never sees an answer. `validator` is for exercises that bring a checker of their own, which `judging` runs.
"""

import hashlib
from collections.abc import Callable, Mapping

from judge.checkers.decimal import check_decimal
from judge.checkers.exact import check_exact
from judge.checkers.layout import normal_lines
from judge.checkers.tokens import check_tokens
from judge.model import CheckerSpec, CheckResult, TestCase

Checker = Callable[[bytes, TestCase, CheckerSpec], CheckResult]

CHECKERS: Mapping[str, Checker] = {"decimal": check_decimal, "exact": check_exact, "tokens": check_tokens}


def check(output: bytes, case: TestCase, spec: CheckerSpec) -> CheckResult:
    """Compare `output` with the answer of `case` by the checker that `spec` names."""
    return CHECKERS[spec.type](output, case, spec)


def digest(output: bytes) -> str:
    """Return a short digest of an output, equal for outputs that differ only in blanks and line ends."""
    digested = hashlib.sha256()
    for line in normal_lines(output):
        digested.update(line)
    return digested.hexdigest()[:16]


__all__ = ["CHECKERS", "Checker", "check", "digest"]
