"""A small exercise, a + b, and programs for it."""

from dataclasses import replace

import pytest

from judge.bank.testcases import ACCEPTED
from judge.checkers import digest
from judge.grading.judging import Settings
from judge.grading.records import Exercise
from judge.model import MIB, CheckerSpec, Limits, Mistake, Problem, TestCase, Text, Verdict
from judge.sandbox import Isolation

RIGHT = b"print(sum(map(int, input().split())))\n"
DIFFERENCE = b"a, b = map(int, input().split())\nprint(a - b)\n"
WAITS = b"import time\ntime.sleep(60)\n"

CASES = (
    TestCase("sample/01-small", b"3 4\n", b"7\n"),
    TestCase("secret/01-typical-large", b"1234567 7654321\n", b"8888888\n"),
    TestCase("secret/02-smallest-zero", b"0 0\n", b"0\n"),
    TestCase("secret/03-boundary-minus", b"5 -7\n", b"-2\n"),
)
PROBLEM = Problem(
    id="a-plus-b",
    title=Text("Sum", "求和"),
    topic="basics",
    difficulty="easy",
    stars=1,
    sources=(),
    limits=Limits(time=1, memory=64 * MIB, output=MIB, wall_time=20),
    checker=CheckerSpec("decimal", (2,)),
    not_applicable={},
)
MISTAKE = Mistake(
    id="difference",
    file="solutions/a-plus-b/mistakes.toml",
    expect=Verdict.WA,
    also=frozenset(),
    single="",
    title=Text("The numbers are subtracted", "做成了减法"),
    hint=Text("Look at the sign.", "注意符号。"),
    source=b"",
)
DIGESTS = {
    MISTAKE.id: {
        case.name: digest(output) if output != case.answer else ACCEPTED
        for case, output in zip(CASES, (b"-1\n", b"-6419754\n", b"0\n", b"12\n"), strict=True)
    }
}


@pytest.fixture(scope="session")
def exercise() -> Exercise:
    return Exercise(PROBLEM, CASES, DIGESTS, {MISTAKE.id: MISTAKE})


@pytest.fixture(scope="session")
def quick(exercise: Exercise) -> Exercise:
    """The same with little time on the clock, for programs that wait."""
    limits = replace(PROBLEM.limits, time=0.3, wall_time=0.5)
    return replace(exercise, problem=replace(PROBLEM, limits=limits))


@pytest.fixture(scope="session")
def settings() -> Settings:
    return Settings(Isolation(), all_tests=False)
