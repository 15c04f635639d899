"""`solutions/<id>/mutants.toml`: which mutants of the reference its author takes for equivalent, and why.

The file is optional. `judge verify --accept` writes the fingerprint into it, and leaves the rest as it is.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from judge.bank.toml import Table, parse, read_file
from judge.errors import BankError
from judge.messages import Phrase

MUTANTS = "mutants.toml"
FORMAT_VERSION = 1
FINGERPRINT_LINE = re.compile(r"^fingerprint\s*=.*$", re.MULTILINE)
VERSION_LINE = re.compile(r"^format_version\s*=.*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Change:
    """What a mutant changes: by which operator, and the lines before and after. Line numbers may shift."""

    operator: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Marks:
    """The changes that make no difference, each with the reason, and the fingerprint of the last clean run."""

    fingerprint: str = ""  # empty: there was none
    equivalent: tuple[tuple[Change, str], ...] = ()


def read_marks(folder: Path) -> Marks:
    """Read `mutants.toml` of an exercise; without the file nothing is marked.

    Raises:
        BankError: it breaks a rule of the format.
    """
    path = folder / MUTANTS
    if not path.exists():
        return Marks()
    with parse(read_file(path), path) as table:
        version = table.required("format_version", int)
        if version != FORMAT_VERSION:
            raise BankError("bank.version", path=path, found=version, known=FORMAT_VERSION)
        return Marks(table.optional("fingerprint", str, ""), tuple(_marks(table)))


def _marks(table: Table) -> Iterator[tuple[Change, str]]:
    for mark in table.tables("equivalent"):
        with mark:
            change = Change(*(mark.required(key, str).strip("\n") for key in ("operator", "old", "new")))
            reason = mark.required("reason", str).strip()
            if not reason:
                raise mark.error("reason", Phrase("rule.a-reason"))
            yield change, reason


def write_fingerprint(folder: Path, fingerprint: str) -> None:
    """Write the fingerprint of a clean run into `mutants.toml`, which is made if there is none.

    Raises:
        BankError: it cannot be written.
    """
    path = folder / MUTANTS
    text = read_file(path) if path.exists() else f"format_version = {FORMAT_VERSION}\n"
    line = f'fingerprint = "{fingerprint}"'
    if FINGERPRINT_LINE.search(text):
        text = FINGERPRINT_LINE.sub(line, text, count=1)
    else:
        text = VERSION_LINE.sub(lambda found: f"{found[0]}\n{line}", text, count=1)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BankError("bank.unwritable", path=path, detail=error.strerror) from None
