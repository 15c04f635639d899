"""A package of another judge -> the files of an exercise."""

from collections.abc import Mapping
from dataclasses import dataclass

from judge.bank.problem import FORMAT_VERSION
from judge.bank.testcases import case_files
from judge.errors import PackageError
from judge.judging import compile_error
from judge.messages import Phrase
from judge.packages.importing.cases import read_data
from judge.packages.importing.checking import Checking, read_checking
from judge.packages.importing.members import Package
from judge.packages.importing.metadata import FILE, Metadata, read_metadata
from judge.packages.importing.statements import KEPT, Statements, read_statements
from judge.packages.importing.submissions import read_submissions
from judge.packages.importing.timing import LONGEST_TIME, measured_limit
from judge.packages.importing.toml import document
from judge.packages.info import LICENSES
from judge.packages.layout import PACKAGE_FILE
from judge.sandbox import Sandbox

TOPIC = "imported"
# A package says nothing of these; whoever knows the exercise may change them.
DIFFICULTY, STARS = "medium", 1
INCLUDED = ("include/default", "include/python3")  # what other judges put beside a program
STARTERS = "attachments/templates/python3"
STARTER = b'''"""Read the input from stdin, print the answer."""

import sys


def main() -> None:
    tokens = sys.stdin.read().split()


if __name__ == "__main__":
    main()
'''


@dataclass(frozen=True, slots=True)
class Files:
    """An exercise that is not in a bank yet."""

    problem: Mapping[str, bytes]  # below problems/<id>/
    solutions: Mapping[str, bytes]  # below solutions/<id>/
    testcases: Mapping[str, bytes]  # below testcases/<id>/
    notes: tuple[Phrase, ...] = ()  # what was left out or decided


def convert(package: Package, sandbox: Sandbox) -> Files:
    """Return the exercise that a package becomes. Programs of the package are compiled and run in the sandbox alone.

    Raises:
        PackageError: the package is not valid, or asks for what this judge does not have.
    """
    metadata = read_metadata(package)
    _refuse_included_files(package)
    data = read_data(package, metadata)

    def compiles(source: bytes) -> bool:
        return compile_error(source, sandbox) is None

    checking = read_checking(package, metadata, data, compiles)
    statements = read_statements(package, metadata)
    submissions = read_submissions(package, metadata, compiles)
    notes = (*metadata.notes, *data.notes, *checking.notes, *statements.notes, *submissions.notes)
    time = metadata.limits.time
    if time is None:
        provisional = _problem_toml(metadata, statements, LONGEST_TIME, checking)
        time, note = measured_limit(
            {"problem.toml": provisional, **checking.files}, data.cases, submissions, metadata.limits, sandbox
        )
        notes = (*notes, note)
    problem = {
        "problem.toml": _problem_toml(metadata, statements, time, checking),
        "starter.py": _starter(package),
        PACKAGE_FILE: _package_toml(metadata).encode(),
        f"{KEPT}/{FILE}": package.files[FILE],
        **statements.problem,
        **checking.files,
    }
    solutions = {**statements.solutions, **submissions.files}
    return Files(problem, solutions, case_files(data.cases), notes + _unused(package))


def _refuse_included_files(package: Package) -> None:
    for folder in INCLUDED:
        for name in sorted(package.below(folder)):
            raise PackageError("import.included-file", file=f"{folder}/{name}")


def _unused(package: Package) -> tuple[Phrase, ...]:
    """Return notes on parts of a package that change what is accepted elsewhere, and not here."""
    folders = ("static_validator", "graders")
    return tuple(Phrase("import.left-out", {"file": each}) for each in folders if package.below(each))


def _starter(package: Package) -> bytes:
    found = [content for name, content in package.below(STARTERS).items() if name.endswith(".py")]
    return found[0] if len(found) == 1 else STARTER


def _problem_toml(metadata: Metadata, statements: Statements, time: float, checking: Checking) -> bytes:
    limits = metadata.limits
    text = document(
        {
            "format_version": FORMAT_VERSION,
            "imported": metadata.version,
            "title": {"en": statements.title.en, "zh": statements.title.zh},
            "topic": TOPIC,
            "difficulty": DIFFICULTY,
            "stars": STARS,
            "sources": metadata.sources,
            "limits": {"time_limit": time, "memory": limits.memory, "output": limits.output},
            "checker": checking.settings,
        }
    )
    return text.encode()


def _package_toml(metadata: Metadata) -> str:
    table: dict[str, object] = {"format_version": 1}
    if metadata.uuid:
        table["uuid"] = metadata.uuid
    table["license"] = metadata.license if metadata.license in LICENSES else LICENSES[0]
    if metadata.rights_owner:
        table["rights_owner"] = metadata.rights_owner
    return document(table)
