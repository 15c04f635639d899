"""All of an exercise that a package is made of."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from judge.bank import Bank
from judge.bank.toml import read_file
from judge.errors import BankError
from judge.messages import LANGUAGES
from judge.model import Problem, Solutions, TestCase
from judge.packages.export.validators import input_validator
from judge.packages.info import PackageInfo, read_info
from judge.packages.layout import PARTS, is_in_data

VALIDATOR = "validator.py"
IMPORTED = "input_validators"  # the folder where an import keeps the validators of a package


@dataclass(frozen=True, slots=True)
class Exercise:
    """An exercise of the bank, read."""

    problem: Problem
    cases: tuple[TestCase, ...]
    solutions: Solutions
    info: PackageInfo
    statements: Mapping[str, str]  # language -> Markdown
    explanations: Mapping[str, str]
    starter: bytes
    input_validators: Mapping[str, bytes]  # by their path below input_validators/
    files: Mapping[str, bytes]  # as they are, by their path below generators/attnjudge/


def read_exercise(bank: Bank, id: str) -> Exercise:
    """Read the exercise `id`.

    Raises:
        BankError: a file is missing or breaks a rule.
    """
    problem = bank.problem_folder(id)
    return Exercise(
        problem=bank.problem(id),
        cases=bank.cases(id),
        solutions=bank.solutions(id),
        info=read_info(problem),
        statements=_translations(problem, "statement"),
        explanations=_translations(bank.solutions_folder(id), "explanation"),
        starter=bank.starter(id).encode(),
        input_validators=_input_validators(problem),
        files=_verbatim(bank, id),
    )


def _translations(folder: Path, name: str) -> dict[str, str]:
    paths = {language: folder / f"{name}.{language}.md" for language in LANGUAGES}
    return {language: read_file(path) for language, path in paths.items() if path.exists()}


def _input_validators(problem: Path) -> dict[str, bytes]:
    """Return our validator as a program that stands alone; of an exercise that came from elsewhere its own."""
    folder = problem / IMPORTED
    kept = sorted(folder.rglob("*.py"))
    if not (problem / VALIDATOR).exists():
        if not kept:
            raise BankError("export.no-validator", path=problem / VALIDATOR)
        return {path.relative_to(folder).as_posix(): _read_bytes(path) for path in kept}
    ours = input_validator(read_file(problem / VALIDATOR))
    return {f"input/{name}": content for name, content in ours.items()}


def _verbatim(bank: Bank, id: str) -> dict[str, bytes]:
    """Return the files that an import needs besides the `data/` of the package."""
    folders = {
        PARTS["problems"]: bank.problem_folder(id),
        PARTS["solutions"]: bank.solutions_folder(id),
        PARTS["testcases"]: bank.cases_folder(id),
    }
    files = {}
    for part, folder in folders.items():
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.is_file() and "__pycache__" not in path.parts and not _stands_aside(part, name):
                files[f"{part}/{name}"] = _read_bytes(path)
    return files


def _stands_aside(part: str, name: str) -> bool:
    hidden = any(piece.startswith(".") for piece in name.split("/"))
    return hidden or (part == PARTS["testcases"] and is_in_data(name))


def _read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BankError("bank.unreadable", path=path, detail=error.strerror or error) from None
