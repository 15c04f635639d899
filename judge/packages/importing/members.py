"""What is in a package: the names its files may have, how many there may be and how large.

A package is hostile until it is read: it may come from anywhere. So nothing of it is written anywhere before all of it
is known, and what is read is bounded by what comes, not by what a header announces.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from judge.checkers.excerpts import printable
from judge.errors import PackageError
from judge.model import MIB
from judge.packages.layout import MEMBER

MOST_MEMBERS = 20_000
LARGEST_TOTAL = 256 * MIB
DEEPEST = 20  # folders
TIME_LIMIT_FILE = ".timelimit"  # of some legacy packages: the one hidden file that means something
OF_MACOS = "__MACOSX"  # what its archives have besides
LONGEST_NAME = 100  # characters of a name that are shown


@dataclass(frozen=True, slots=True)
class Package:
    """The files of a package, in memory."""

    name: str  # of its folder
    files: Mapping[str, bytes]  # path below the folder -> content
    ignored: tuple[str, ...] = ()  # files that the format says are not there: hidden ones

    def below(self, folder: str) -> dict[str, bytes]:
        """Return the files below `folder`, by their path below it."""
        prefix = f"{folder}/"
        return {
            path.removeprefix(prefix): content
            for path, content in self.files.items()
            if path.startswith(prefix)
        }


def shown(name: str) -> str:
    """Return the name of a member, safe to show."""
    return printable(name, LONGEST_NAME)


def is_ignored(path: str) -> bool:
    """Whether the format says that a file of this path is not there.

    Raises:
        PackageError: no file of a package can have this path.
    """
    parts = path.split("/")
    if len(parts) > DEEPEST or any(part in ("", ".", "..") for part in parts):
        raise PackageError("import.bad-name", name=shown(path))
    if any((part.startswith((".", "-")) and part != TIME_LIMIT_FILE) or part == OF_MACOS for part in parts):
        return True
    if not all(MEMBER.fullmatch(part) or part == TIME_LIMIT_FILE for part in parts):
        raise PackageError("import.bad-name", name=shown(path))
    return False


def refuse_clashes(paths: Iterable[str]) -> None:
    """Refuse two files of one name, also if it differs in capitals only, and a file where there is a folder."""
    seen: dict[str, str] = {}
    folders: dict[str, str] = {}
    for path in paths:
        folded = path.casefold()
        if folded in seen:
            raise PackageError("import.duplicate-name", name=shown(path), other=shown(seen[folded]))
        seen[folded] = path
        parts = folded.split("/")
        folders.update({"/".join(parts[:depth]): path for depth in range(1, len(parts))})
    for folded in seen.keys() & folders.keys():
        raise PackageError("import.duplicate-name", name=shown(seen[folded]), other=shown(folders[folded]))


def refuse_too_many(count: int) -> None:
    """Refuse a package of too many members."""
    if count > MOST_MEMBERS:
        raise PackageError("import.too-many", most=MOST_MEMBERS)
