"""The `exact` checker: the output is the answer byte for byte."""

from judge.checkers.excerpts import printable
from judge.model import CheckResult, Difference, Match, TestCase

EXCERPT = 20  # bytes shown from the place where they part


def check_exact(output: bytes, case: TestCase) -> CheckResult:
    """Accept `output` only if it equals the answer byte for byte."""
    if output == case.answer:
        return CheckResult(Match.SAME)
    return CheckResult(Match.DIFFERENT, "exact.bytes-differ", _first_difference(output, case.answer))


def _first_difference(output: bytes, answer: bytes) -> Difference:
    at = next(
        (i for i, (found, expected) in enumerate(zip(output, answer, strict=False)) if found != expected),
        min(len(output), len(answer)),
    )
    line_start = output.rfind(b"\n", 0, at) + 1
    return Difference(
        line=output.count(b"\n", 0, at) + 1,
        column=at - line_start + 1,
        token=1,
        expected=_excerpt(answer[at:]),
        found=_excerpt(output[at:]),
    )


def _excerpt(rest: bytes) -> str | None:
    return printable(rest[:EXCERPT].decode("utf-8", "backslashreplace")) if rest else None
