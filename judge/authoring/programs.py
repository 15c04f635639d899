"""Run the programs of authors (generator, validator, reference) in the sandbox and get their results as data.

Each is imported by a small driver, which reads one JSON request and prints one JSON reply; so that one start of an
interpreter serves all the test cases of an exercise.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any

from judge.bank import Bank
from judge.bank.toml import read_file
from judge.errors import BankError
from judge.model import MIB, Limits, Program
from judge.sandbox import Sandbox

LIMITS = Limits(time=120, memory=2048 * MIB, output=256 * MIB)
PACKAGE = resources.files("judge.authoring")


@dataclass(frozen=True, slots=True)
class Drawn:
    """An input that a generator made; `attempt` is None for a text that is not drawn."""

    group: str
    name: str
    attempt: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Examined:
    """What a validator says of an input."""

    refusal: str | None  # None: accepted
    open: bool  # anything may follow: an illegal case


@dataclass(frozen=True, slots=True)
class Solved:
    """What the reference makes of an input: unrounded values in print order, and the text it prints."""

    values: tuple[float | int | str, ...]
    output: str
    error: str | None


@dataclass(frozen=True, slots=True)
class Weighed:
    """How many rows of weights the reference's softmax makes of an input, and how many have one of nearly 1."""

    rows: int
    saturated: int


CaseName = tuple[str, str]  # group, name


def draw_inputs(
    bank: Bank, id: str, sandbox: Sandbox, attempts: range, cases: Sequence[CaseName] | None = None
) -> tuple[list[CaseName], list[Drawn]]:
    """Return the names of all cases, and what the generator makes of `cases` (None: all) in each of `attempts`."""
    request = {"problem": id, "attempts": [attempts.start, attempts.stop], "cases": cases}
    path = bank.problem_folder(id) / "generator.py"
    modules = {"generator.py": read_file(path).encode(), **_library("drawing.py")}
    reply = _run_driver("draw_inputs.py", modules, request, str(path), sandbox)
    names = [(group, name) for group, name in reply["names"]]
    return names, [Drawn(**entry) for entry in reply["inputs"]]


def check_inputs(bank: Bank, id: str, sandbox: Sandbox, texts: Sequence[str]) -> list[Examined]:
    """Return what the validator says of each input."""
    path = bank.problem_folder(id) / "validator.py"
    modules = {"validator.py": read_file(path).encode(), **_library("reading.py")}
    reply = _run_driver("check_inputs.py", modules, list(texts), str(path), sandbox)
    return [Examined(**entry) for entry in reply]


def solve_inputs(
    bank: Bank, id: str, sandbox: Sandbox, texts: Sequence[str], *, float32: bool = False
) -> list[Solved]:
    """Return what the reference makes of each input, on request with its arithmetic in single precision."""
    request = {"texts": list(texts), "float32": float32}
    path = bank.solutions_folder(id) / "reference.py"
    modules = {"reference.py": bank.reference(id)}
    reply = _run_driver("solve_inputs.py", modules, request, str(path), sandbox)
    return [Solved(tuple(entry["values"]), entry["output"], entry["error"]) for entry in reply]


def weigh_rows(bank: Bank, id: str, sandbox: Sandbox, texts: Sequence[str]) -> list[Weighed] | None:
    """Return how peaked the reference's softmax is on each input; None if it has no function of that name."""
    path = bank.solutions_folder(id) / "reference.py"
    modules = {"reference.py": bank.reference(id)}
    reply = _run_driver("weigh_rows.py", modules, list(texts), str(path), sandbox)
    return None if reply is None else [Weighed(**entry) for entry in reply]


def _library(name: str) -> dict[str, bytes]:
    return {f"judge/authoring/{name}": (PACKAGE / name).read_bytes()}


def _run_driver(driver: str, modules: dict[str, bytes], request: Any, path: str, sandbox: Sandbox) -> Any:
    program = Program((PACKAGE / "drivers" / driver).read_bytes(), modules)
    execution = sandbox.execute(program, json.dumps(request).encode(), LIMITS)
    if execution.exit_code != 0:
        detail = execution.stderr.decode(errors="backslashreplace").strip()[-600:] or str(execution.stopped)
        raise BankError("authoring.program-failed", path=path, detail=detail)
    try:
        return json.loads(execution.stdout)
    except ValueError:
        detail = execution.stdout.decode(errors="backslashreplace")[:200]
        raise BankError("authoring.program-failed", path=path, detail=detail) from None
