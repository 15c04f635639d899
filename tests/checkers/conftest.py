"""Fixtures of the tests of the checkers."""

from collections.abc import Callable
from functools import partial

import pytest

from judge.checkers import check
from judge.model import CheckerSpec, CheckResult, TestCase, Tie

Compare = Callable[..., CheckResult]


def _compare(
    answer: str | bytes, output: str | bytes, *ties: tuple[int, int, str], spec: CheckerSpec
) -> CheckResult:
    case = TestCase("secret/01-some-case", b"", _bytes(answer), tuple(Tie(*tie) for tie in ties))
    return check(_bytes(output), case, spec)


def _bytes(text: str | bytes) -> bytes:
    return text.encode() if isinstance(text, str) else text


@pytest.fixture(scope="session")
def compare() -> Compare:
    """Compare by the `decimal` checker; ties follow as (line, token, spelling)."""
    return partial(_compare, spec=CheckerSpec("decimal"))


@pytest.fixture(scope="session")
def compare_tokens() -> Compare:
    """Compare by the `tokens` checker; the fields of its specification follow as keywords."""
    return lambda answer, output, **rules: _compare(answer, output, spec=CheckerSpec("tokens", **rules))
