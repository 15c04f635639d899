"""The `exact` checker: the output is the answer byte for byte."""

import re

from judge.checkers.excerpts import printable
from judge.model import CheckerSpec, CheckResult, Difference, Match, TestCase

# What is shown from the place where they part: no more of the answer.
TOKEN_OR_BLANK = re.compile(rb"[^\s]{1,20}|\s")
BLOCK = 1 << 16  # bytes that are compared at a time


def check_exact(output: bytes, case: TestCase, spec: CheckerSpec) -> CheckResult:
    """Accept `output` only if it equals the answer byte for byte."""
    if output == case.answer:
        return CheckResult(Match.SAME)
    return CheckResult(Match.DIFFERENT, "exact.bytes-differ", _first_difference(output, case.answer))


def _first_difference(output: bytes, answer: bytes) -> Difference:
    at, shorter = 0, min(len(output), len(answer))
    while at < shorter and output[at : at + BLOCK] == answer[at : at + BLOCK]:
        at += BLOCK
    while at < shorter and output[at] == answer[at]:
        at += 1
    line_start = output.rfind(b"\n", 0, at) + 1
    return Difference(
        line=output.count(b"\n", 0, at) + 1,
        column=at - line_start + 1,  # in bytes
        token=1,
        expected=_excerpt(answer[at:]),
        found=_excerpt(output[at:]),
    )


def _excerpt(rest: bytes) -> str | None:
    match = TOKEN_OR_BLANK.match(rest)
    return printable(match[0].decode("utf-8", "surrogateescape")) if match else None
