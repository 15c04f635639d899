"""A bank with nothing in it but what a test writes."""

from collections.abc import Callable
from pathlib import Path

import pytest

PROBLEM = """\
format_version = 1
title.en = "Row sums"
title.zh = "行和"
topic = "sums"
difficulty = "easy"
stars = 2
sources = ["A-1"]

[limits]
time_limit = 1.5
memory = 64
output = 2

[checker]
type = "decimal"
decimals = [2]
"""

REFERENCE = """\
numbers = input().split()
total = sum(map(float, numbers))
print(f"{total:.2f}")
"""

Write = Callable[[str, str], Path]
AddExercise = Callable[..., Path]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The folder of a bank without exercises."""
    folder = tmp_path / "some-bank"
    for part in ("problems", "solutions", "testcases"):
        (folder / part).mkdir(parents=True)
    return folder


@pytest.fixture
def write(root: Path) -> Write:
    """Write a file below the bank; return its path."""

    def write_file(name: str, text: str) -> Path:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
        return path

    return write_file


@pytest.fixture
def add_exercise() -> AddExercise:
    """Write a complete small exercise into the bank at `root`."""

    def add(root: Path, id: str, problem: str = PROBLEM) -> Path:
        files = {
            f"problems/{id}/problem.toml": problem,
            f"problems/{id}/statement.en.md": "# Row sums\n",
            f"problems/{id}/starter.py": "print('0.00')\n",
            f"solutions/{id}/reference.py": REFERENCE,
            f"solutions/{id}/mistakes.toml": "",
            f"solutions/{id}/hints.toml": '[[hint]]\nen = "Add."\nzh = "相加。"\n',
            f"testcases/{id}/sample/01-two.in": "1 2\n",
            f"testcases/{id}/sample/01-two.ans": "3.00\n",
        }
        for name, text in files.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return root

    return add
