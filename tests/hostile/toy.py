"""The toy exercise a + b: a bank on disk with a canary wherever a program must not look, and an honest program."""

import random
from pathlib import Path

from judge.model import MIB, CheckerSpec, Limits, Problem, TestCase, Text

LIMITS = Limits(time=2, memory=256 * MIB, output=MIB, wall_time=3)
CANARY_WORD = "YRANAC"[::-1]  # this file does not hold the word that submissions search the machine for

PROBLEM = Problem(
    id="a-plus-b",
    title=Text("Sum", "求和"),
    topic="basics",
    difficulty="easy",
    stars=1,
    sources=(),
    limits=LIMITS,
    checker=CheckerSpec("decimal", (2,)),
    not_applicable={},
)

# It answers, and tells on stderr all that an earlier program might have left changed.
HONEST = Path(__file__).with_name("honest.py").read_bytes()


def new_canary() -> str:
    """Return a word that stands nowhere else on this machine."""
    return f"{CANARY_WORD}{random.SystemRandom().randrange(10**11, 10**12)}"


def judged_cases() -> tuple[TestCase, ...]:
    """Return two secret cases with twelve-digit numbers that nobody can have foreseen."""
    numbers = random.SystemRandom()
    cases = []
    for name in ("secret/01-positive", "secret/02-negative"):
        a, b = numbers.randrange(10**11, 10**12), numbers.randrange(10**11, 10**12)
        a = -a if name.endswith("negative") else a
        cases.append(TestCase(name, f"{a} {b}\n".encode(), f"{a + b}\n".encode()))
    return tuple(cases)


def canary_case(canary: str) -> TestCase:
    """Return a case that is not judged: the judge holds it, in its memory and on the disk."""
    return TestCase("secret/03-canary", f"{canary} 1\n".encode(), f"{canary} 2\n".encode())


def write_bank(folder: Path, cases: tuple[TestCase, ...], canary: str) -> None:
    """Write the files of the exercise below `folder`, as a bank keeps them."""
    for case in cases:
        path = folder / "testcases" / PROBLEM.id / f"{case.name}.in"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(case.input)
        path.with_suffix(".ans").write_bytes(case.answer)
    for name in (f"solutions/{PROBLEM.id}/reference.py", f"problems/{PROBLEM.id}/generator.py"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# {canary}\nprint(sum(map(int, input().split())))\n")
