"""The parts of a path below an input, which say whose program it is."""

from typing import NamedTuple

PROGRAM = ".py"
ARCHIVE = ".zip"
HIDDEN = ("__pycache__", "__MACOSX")
LONGEST_PART = 255  # characters of a name
LONGEST_PATH = 4096


class Part(NamedTuple):
    """A name in a path, without the suffix of a program or an archive."""

    name: str
    is_file: bool  # handed in as it is: the program itself, or an archive around it


Parts = tuple[Part, ...]


def is_program(path: str) -> bool:
    """Whether a file of this name is taken for a program."""
    return path.casefold().endswith(PROGRAM)


def is_archive(path: str) -> bool:
    """Whether a file of this name is an archive that is looked into."""
    return path.casefold().endswith(ARCHIVE)


def is_hidden(name: str) -> bool:
    """Whether a file or folder of this name is the business of programs, not of people: as if it were not there."""
    return name.startswith(".") or name in HIDDEN


def is_too_long(path: str) -> bool:
    """Whether no file system has such a path, only an archive: it is not worth comparing with anything."""
    return len(path) > LONGEST_PATH or any(len(name) > LONGEST_PART for name in path.split("/"))


def parts_of(path: str) -> Parts:
    """Return the parts of a path, of which the last is a file."""
    *folders, file = path.split("/")
    return (*map(_folder, folders), Part(_stem(file), is_file=True))


def _folder(name: str) -> Part:
    return Part(_stem(name), is_file=True) if is_archive(name) else Part(name, is_file=False)


def _stem(name: str) -> str:
    return name[: -len(PROGRAM)] if is_program(name) else name[: -len(ARCHIVE)] if is_archive(name) else name
