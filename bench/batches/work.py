"""What is graded: programs that differ, and exercises to grade them by."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from bench.task import EXERCISE, PROGRAM, Task

SUM = "sum-of-two"
ADDS = b"print(sum(map(int, input().split())))\n"
# The limits of most exercises of the bank.
SUM_DECLARED = """\
format_version = 1
title.en = "Sum"
title.zh = "求和"
topic = "basics"
difficulty = "easy"
stars = 1
sources = []

[limits]
time_limit = 2.0
memory = 256
output = 4

[checker]
type = "decimal"
decimals = [2]
"""


@dataclass(frozen=True)
class Work:
    """An exercise, as the only one of a bank."""

    bank: Path
    exercise: str
    tests: int
    right: bytes  # a program that is accepted

    def programs(self, count: int) -> dict[str, bytes]:
        """Return accepted programs by their ids. No two are equal: equal ones would be judged once."""
        return {str(number): b"%s# program %d\n" % (self.right, number) for number in range(count)}

    def equal_programs(self, count: int) -> dict[str, bytes]:
        """Return one accepted program under many ids: it is judged once, and has a row for each."""
        return {str(number): self.right for number in range(count)}


def attention(task: Task) -> Work:
    """Return the exercise of the task: 30 tests, on which the program computes."""
    return Work(task.bank, EXERCISE, len(task.cases), PROGRAM.read_bytes())


def sums(folder: Path, tests: int) -> Work:
    """Make an exercise that asks for a sum: what remains is what the judge adds."""
    problem, solutions, cases = (folder / name / SUM for name in ("problems", "solutions", "testcases"))
    for each in (problem, solutions, cases / "secret"):
        each.mkdir(parents=True)
    (problem / "problem.toml").write_text(SUM_DECLARED, encoding="utf-8")
    (solutions / "reference.py").write_bytes(ADDS)
    (solutions / "mistakes.toml").touch()
    (solutions / "hints.toml").touch()
    for number in range(1, tests + 1):
        first, second = 10**11 + number, 3 * 10**11 - 7 * number
        (cases / "secret" / f"{number:02}-typical.in").write_text(f"{first} {second}\n")
        (cases / "secret" / f"{number:02}-typical.ans").write_text(f"{first + second}\n")
    return Work(folder, SUM, tests, ADDS)


def spread_among(honest: Mapping[str, bytes], others: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return all programs, the `others` at even distances among the `honest`."""
    placed = [
        ((number + 0.5) / len(programs), id, source)
        for programs in (honest, others)
        for number, (id, source) in enumerate(programs.items())
    ]
    return {id: source for _, id, source in sorted(placed)}


def write_lines(path: Path, exercise: str, programs: Iterable[tuple[str, bytes]]) -> Path:
    """Write programs as JSON Lines, an input of `judge grade`."""
    with path.open("w", encoding="utf-8") as file:
        for id, source in programs:
            line = {"id": id, "problem": exercise, "source": source.decode()}
            file.write(json.dumps(line) + "\n")
    return path
