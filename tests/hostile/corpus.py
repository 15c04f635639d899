"""The submissions of a folder and what their header lines say; the grammar stands in submissions/README.md."""

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).with_name("submissions")
KEYS = {"id", "tries", "verdicts", "invariants", "repeat", "dangerous"}
VERDICTS = {"AC", "PE", "WA", "RE", "TLE", "MLE", "OLE", "CE"}
INVARIANTS = {
    "judge_alive",
    "no_pwn",
    "canary_unread",
    "no_process",
    "no_file",
    "no_ipc",
    "no_forgery",
    "wall_bounded",
    "machine_ok",
    "report_safe",
    "fresh_random",
}


@dataclass(frozen=True, slots=True)
class Submission:
    """A program to be judged, and what may come of it."""

    id: str
    file: str
    tries: str
    verdicts: frozenset[str]
    invariants: frozenset[str]  # those it aims at; all but `fresh_random` are checked for everyone
    dangerous: str  # what it does to a machine without isolation; empty: nothing that stays
    source: bytes


def submissions(folder: Path = FOLDER) -> list[Submission]:
    """Return the submissions of `folder`, in the order of their names."""
    return [submission(path) for path in sorted(folder.glob("*.py"))]


def submission(path: Path) -> Submission:
    """Return the submission in the file `path`.

    Raises:
        ValueError: its header line is not what it should be.
    """
    source = path.read_bytes()
    header = header_of(path.name, source)
    verdicts = frozenset(header["verdicts"].split(","))
    invariants = frozenset(header["invariants"].split(","))
    if unknown := (header.keys() - KEYS) | (verdicts - VERDICTS) | (invariants - INVARIANTS):
        raise ValueError(f"{path.name}: {', '.join(sorted(unknown))}: not a word of the grammar")
    return Submission(
        id=header["id"],
        file=path.name,
        tries=header["tries"],
        verdicts=verdicts,
        invariants=invariants,
        dangerous=header.get("dangerous", ""),
        source=repeated(source, header["repeat"]) if "repeat" in header else source,
    )


def header_of(name: str, source: bytes) -> dict[str, str]:
    """Return the words of the header, which is the first or the second line."""
    for line in source.decode("utf-8", "replace").split("\n")[:2]:
        if found := re.fullmatch(r"\ufeff?# (id=.*)", line):
            return dict(part.split("=", 1) for part in found[1].split(" | "))
    raise ValueError(f"{name}: neither of its first two lines is a header")


def repeated(source: bytes, what: str) -> bytes:
    """Return `source` with a line repeated: "4x1000" is the fourth, a thousand times."""
    line, times = map(int, what.split("x"))
    lines = source.splitlines(keepends=True)
    lines[line - 1] *= times
    return b"".join(lines)
