"""A small exercise, a + b, and a way to judge programs for it in the sandbox of the worker."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Protocol

import pytest

from judge.judging import judge_submission
from judge.model import MIB, CheckerSpec, Limits, Problem, Report, TestCase, Text
from judge.sandbox import Isolation, Sandbox, open_sandbox

CASES = (
    TestCase("sample/01-small", b"3 4\n", b"7\n"),
    TestCase("secret/01-large", b"123456789012 987654321098\n", b"1111111110110\n"),
)


PROBLEM = Problem(
    id="sum",
    title=Text("Sum", "求和"),
    topic="basics",
    difficulty="easy",
    stars=1,
    sources=(),
    limits=Limits(time=2, memory=64 * MIB, output=MIB, wall_time=20),
    checker=CheckerSpec("decimal", (2,)),
    not_applicable={},
)


class Judge(Protocol):
    """Judges a program; `time` and `wall` in seconds, `memory` in MiB, `output` in bytes."""

    def __call__(
        self,
        source: str | bytes,
        *,
        time: float = 2,
        wall: float = 20,
        memory: int = 64,
        output: int = MIB,
        cases: Sequence[TestCase] = CASES,
        run_all: bool = True,
        checker: str = "decimal",
    ) -> Report: ...


@pytest.fixture(scope="session")
def problem() -> Problem:
    return PROBLEM


@pytest.fixture(scope="session")
def cases() -> Sequence[TestCase]:
    return CASES


@pytest.fixture(scope="session")
def judged(sandbox: Sandbox) -> Judge:
    """Judges in the strongest tier that works here."""
    return judge_in(sandbox)


@pytest.fixture(scope="session")
def portable() -> Iterator[Sandbox]:
    with open_sandbox(Isolation(tier="portable")) as opened:
        yield opened


@pytest.fixture(scope="session")
def judged_portable(portable: Sandbox) -> Judge:
    """Judges where programs may start processes."""
    return judge_in(portable)


def judge_in(sandbox: Sandbox) -> Judge:
    def judge(
        source: str | bytes,
        *,
        time: float = 2,
        wall: float = 20,
        memory: int = 64,
        output: int = MIB,
        cases: Sequence[TestCase] = CASES,
        run_all: bool = True,
        checker: str = "decimal",
    ) -> Report:
        problem = replace(
            PROBLEM,
            limits=Limits(time, memory * MIB, output, wall),
            checker=CheckerSpec(checker, (2,)),
        )
        program = source.encode() if isinstance(source, str) else source
        return judge_submission(problem, cases, program, sandbox=sandbox, run_all=run_all)

    return judge
