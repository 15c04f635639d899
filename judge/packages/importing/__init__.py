"""Problem package of any judge -> exercise in a bank.

archive.py       an archive or a folder, hostile until read -> files in memory
exercise.py      these -> the files of an exercise: metadata, cases, checking, statements, submissions, timing
restoring.py     the same for a package of our own: its exercise, byte for byte
publishing.py    the files of an exercise -> a bank
"""

import re
from dataclasses import dataclass
from pathlib import Path

from judge.bank.solutions import MISTAKE_ID as KEBAB
from judge.checkers.excerpts import printable
from judge.errors import PackageError
from judge.messages import Phrase
from judge.packages.importing.archive import read_package
from judge.packages.importing.exercise import TOPIC, Files, convert
from judge.packages.importing.members import Package
from judge.packages.importing.publishing import publish
from judge.packages.importing.restoring import is_own, restore
from judge.packages.importing.texts import with_plain_texts
from judge.sandbox import Isolation, open_sandbox

LONGEST_ID = 100
MOST_NAMED = 5  # ignored files that are named


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of an import."""

    id: str
    cases: int
    notes: tuple[Phrase, ...]  # what was left out or decided
    tier: str | None  # the isolation in which programs of the package were run; None: none was


def import_package(
    path: Path,
    folder: Path,
    id: str | None = None,
    *,
    fix: bool = False,
    isolation: Isolation = Isolation(),  # noqa: B008 - frozen
) -> Imported:
    """Add the exercise in the package at `path` to the bank in `folder`, under `id` or the name of the package.

    With `fix`, byte-order marks and carriage returns are taken out of text files, which are an error otherwise.

    Raises:
        PackageError: the package cannot be imported, or there is an exercise of this id.
        SandboxError: this machine cannot run the programs of the package.
    """
    if id is not None:
        _require_id(id)
    package = read_package(path)
    tier = None
    if is_own(package):
        name, files = restore(package)
    else:
        name = "-".join(re.findall(r"[a-z0-9]+", package.name.lower()))
        with open_sandbox(isolation) as sandbox:
            files = convert(with_plain_texts(package, fix), sandbox)
            tier = sandbox.tier
    chosen = id or _require_id(name)
    publish(folder, chosen, _parts(files), TOPIC)
    return Imported(chosen, _count(files), _ignored(package) + files.notes, tier)


def _require_id(id: str) -> str:
    if not KEBAB.fullmatch(id) or len(id) > LONGEST_ID:
        raise PackageError("import.bad-id", id=printable(id))
    return id


def _parts(files: Files) -> dict[str, dict[str, bytes]]:
    return {
        "problems": dict(files.problem),
        "solutions": dict(files.solutions),
        "testcases": dict(files.testcases),
    }


def _count(files: Files) -> int:
    return sum(name.endswith(".in") for name in files.testcases)


def _ignored(package: Package) -> tuple[Phrase, ...]:
    if not package.ignored:
        return ()
    names = ", ".join(package.ignored[:MOST_NAMED])
    return (Phrase("import.ignored-files", {"count": len(package.ignored), "names": names}),)


__all__ = ["Imported", "import_package"]
