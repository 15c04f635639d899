"""A batch of five hundred submissions to four exercises: honest ones, every known mistake, every hostile program."""

import csv
import importlib.util
import random
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from judge.bank import Bank

HOSTILE = Path(__file__).parent.parent / "hostile"
SIZE = 500
OF_THE_BANK = ("sliding-window-attention", "transformer-parameter-count", "position-methods-toeplitz-test")
TOY = "a-plus-b"

PROBLEM = """\
format_version = 1
title.en = "Sum"
title.zh = "求和"
topic = "basics"
difficulty = "easy"
stars = 1
sources = []

[limits]
time_limit = 2.0
wall_time_limit = 3.0
memory = 256
output = 1

[checker]
type = "decimal"
"""
CASES = {
    "sample/01-small": ("123456789012 987654321098\n", "1111111110110\n"),
    "secret/01-large": ("999999999999 999999999999\n", "1999999999998\n"),
}
SUM = "print(sum(map(int, input().split())))\n"


@dataclass(frozen=True)
class Entry:
    """A submission, and the verdicts that are right for it."""

    student: str
    exercise: str
    source: bytes
    verdicts: frozenset[str]
    is_hostile: bool = False


def make_bank(folder: Path, bank: Bank) -> None:
    """Lay out a bank of the four exercises."""
    for id in OF_THE_BANK:
        for part, origin in (
            ("problems", bank.problem_folder(id)),
            ("solutions", bank.solutions_folder(id)),
            ("testcases", bank.cases_folder(id)),
        ):
            shutil.copytree(origin, folder / part / id)
    files = {
        f"problems/{TOY}/problem.toml": PROBLEM,
        f"problems/{TOY}/statement.en.md": "# Sum\n",
        f"solutions/{TOY}/reference.py": SUM,
        f"solutions/{TOY}/mistakes.toml": "",
        f"solutions/{TOY}/hints.toml": "",
    }
    for name, (given, answer) in CASES.items():
        files |= {f"testcases/{TOY}/{name}.in": given, f"testcases/{TOY}/{name}.ans": answer}
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def entries(bank: Bank) -> list[Entry]:
    """Return the batch, in an order that mixes all of it, the same each time."""
    found = [*hostile(), *mistaken(bank)]
    found += honest(bank, SIZE - len(found))
    random.Random(1).shuffle(found)
    return found


def hostile() -> list[Entry]:
    """Return the corpus of hostile programs."""
    names = {"RE": "RTE"}
    return [
        Entry(
            each.file,
            TOY,
            each.source,
            frozenset(names.get(verdict, verdict) for verdict in each.verdicts),
            is_hostile=True,
        )
        for each in corpus().submissions(HOSTILE / "submissions")
    ]


def corpus() -> ModuleType:
    """Import the module that reads the corpus: it lies beside other tests."""
    spec = importlib.util.spec_from_file_location("hostile_corpus", HOSTILE / "corpus.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def mistaken(bank: Bank) -> list[Entry]:
    """Return every known mistake of the exercises."""
    return [
        Entry(mistake.id, id, mistake.source, frozenset({mistake.expect, *mistake.also}))
        for id in OF_THE_BANK
        for mistake in bank.solutions(id).mistakes
    ]


def honest(bank: Bank, count: int) -> list[Entry]:
    """Return right programs, some of them handed in by two students."""
    programs = [(id, bank.reference(id)) for id in OF_THE_BANK] + [(TOY, SUM.encode())]
    programs += [(id, source) for id in OF_THE_BANK for source in bank.solutions(id).accepted.values()]
    found = []
    for number in range(count):
        id, source = programs[number % len(programs)]
        found.append(Entry(f"honest {number}", id, source + b"# %d\n" % (number // 2), frozenset({"AC"})))
    return found


def write_batch(folder: Path, batch: list[Entry]) -> Path:
    """Write the programs and the table that names them; return the table."""
    table = folder / "batch.csv"
    with table.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(("student", "exercise", "file"))
        for number, entry in enumerate(batch):
            (folder / f"{number}.py").write_bytes(entry.source)
            writer.writerow((entry.student, entry.exercise, f"{number}.py"))
    return table
