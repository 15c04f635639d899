"""Paths on a command line -> inputs, each by its kind."""

import contextlib
import os
import stat
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

from judge.archives import ArchiveFile, DamagedArchive, TooManyMembers
from judge.bank import Bank
from judge.errors import UsageError
from judge.grading.inputs.exercise_names import ExerciseNames
from judge.grading.inputs.folder import Folder, SingleFile, unreadable
from judge.grading.inputs.lines import count_lines, submissions_in
from judge.grading.inputs.manifest import Manifest
from judge.grading.inputs.naming import Naming
from judge.grading.inputs.packed import MOST_MEMBERS, Packed
from judge.grading.inputs.paths import ARCHIVE, PROGRAM, Part, is_archive, is_program
from judge.grading.inputs.pattern import Pattern
from judge.grading.inputs.programs import Context, programs_in
from judge.grading.inputs.records import InputOptions, Inputs, NotTaken, visible
from judge.grading.inputs.regular import open_regular
from judge.grading.records import Submission, Unmatched

STANDARD_INPUT = "-"
MANIFEST = ".csv"
LINES = ".jsonl"
SUFFIXES = (PROGRAM, ARCHIVE, MANIFEST, LINES)


class Opener:
    """Opens the inputs of a batch."""

    def __init__(
        self, paths: Sequence[str], bank: Bank, options: InputOptions, standard_input: BinaryIO | None
    ) -> None:
        """Take the options for all of `paths`.

        Raises:
            UsageError: one makes no sense, or a path is given twice.
        """
        files = [Path(path) for path in paths if path not in ("", STANDARD_INPUT)]
        if twice := _first_twice(files):
            raise UsageError("grade.input-twice", path=visible(str(twice)))
        if paths.count(STANDARD_INPUT) > 1:
            raise UsageError("grade.input-twice", path=STANDARD_INPUT)
        self._names = ExerciseNames(bank)
        self._problem = None if options.problem is None else bank.find(options.problem)
        pattern = None
        if options.pattern is not None:
            pattern = Pattern(options.pattern, self._names.named if self._problem is None else None)
        self._naming = Naming(self._names, self._problem, pattern)
        self._encoding = _known_encoding(options.zip_encoding)
        self._standard_input = standard_input
        self._results = options.results
        self._is_alone = len(paths) == 1
        self._trees = sum(map(_is_tree, files))  # how many
        self._has_names = self._trees > 0 or any(is_program(path.name) for path in files)
        self._count = Counter(map(_name_of, files))

    def open_all(self, paths: Sequence[str]) -> list[Inputs]:
        """Return what is at `paths`.

        Several folders or archives that each tell of one student alone (`ann/hw1/..., bob/hw1/...`) are those of
        several students; then their own names are part of the students'.

        Raises:
            UsageError: there is no input, or it cannot be read.
        """
        opened = [self._open(path, of_one=False) for path in paths]
        if 1 < self._trees == sum(inputs.is_of_one for inputs in opened):
            opened = [self._open(path, of_one=True) for path in paths]
        return opened

    def _open(self, path: str, *, of_one: bool) -> Inputs:
        """Return what is at `path`, which is `of_one` student if it is a folder or an archive.

        Raises:
            UsageError: there is no input, or it cannot be read.
        """
        if path == STANDARD_INPUT:
            return self._open_standard_input()
        with _errors_of(path):
            mode = os.stat(path).st_mode  # noqa: PTH116 - of "" too, which is no path
            if stat.S_ISDIR(mode):
                return self._open_folder(Path(path), of_one)
            if stat.S_ISREG(mode):
                return self._open_file(Path(path), of_one)
        raise _unknown(path)

    def refuse_unused(self, options: InputOptions) -> None:
        """Raise UsageError if no input is of a kind for which an option has a meaning."""
        if options.pattern is not None and not self._has_names:
            raise UsageError("grade.pattern-unused", pattern=visible(options.pattern))
        if options.zip_encoding is not None and not self._trees:
            raise UsageError("grade.encoding-unused", encoding=visible(options.zip_encoding))

    def _open_file(self, path: Path, of_one: bool) -> Inputs:
        """Open a file by its suffix."""
        match path.suffix.casefold():
            case ".py":
                return self._open_program(path)
            case ".zip":
                return self._open_archive(path, of_one)
            case ".csv":
                return Manifest(path, self._prefix(path), self._names, self._problem).inputs()
            case ".jsonl":
                return self._open_lines(path)
        raise _unknown(str(path))

    def _open_folder(self, path: Path, of_one: bool) -> Inputs:
        root = Part(_name_of(path), is_file=False)
        return programs_in(Folder(path, self._results), self._context(root, self._prefix(path), of_one))

    def _open_program(self, path: Path) -> Inputs:
        root = Part(_name_of(path.parent), is_file=False)
        prefix = "" if self._is_alone or path.parent == Path() else f"{path.parent}/"
        return replace(programs_in(SingleFile(path), self._context(root, prefix)), is_of_one=False)

    def _open_archive(self, path: Path, of_one: bool) -> Inputs:
        def open_file() -> BinaryIO:
            return ArchiveFile(open_regular(path).detach())

        context = self._context(Part(path.stem, is_file=True), self._prefix(path), of_one)
        inputs = programs_in(Packed(open_file, self._encoding, MOST_MEMBERS), context)
        return replace(inputs, items=_with_errors_of(str(path), inputs.items))

    def _open_lines(self, path: Path) -> Inputs:
        def items() -> Iterator[Submission | Unmatched]:
            with open_regular(path) as file:
                yield from submissions_in(file, str(path), self._names, self._problem)

        with open_regular(path) as file:
            return Inputs(_with_errors_of(str(path), items()), count_lines(file))

    def _open_standard_input(self) -> Inputs:
        if self._standard_input is None or self._standard_input.closed:
            raise UsageError("grade.no-standard-input")
        items = submissions_in(self._standard_input, STANDARD_INPUT, self._names, self._problem)
        return Inputs(_with_errors_of(STANDARD_INPUT, items), None)

    def _context(self, root: Part, prefix: str, of_one: bool = False) -> Context:
        return Context(self._naming, root, prefix, self._encoding, of_one)

    def _prefix(self, path: Path) -> str:
        """Return what stands before the ids from an input, so that they are distinct in the batch."""
        name = _name_of(path)
        return "" if self._is_alone else f"{name}/" if self._count[name] == 1 else f"{path}/"


def _name_of(path: Path) -> str:
    return path.name if path.name not in ("", "..") else Path(os.path.realpath(path)).name


def _is_tree(path: Path) -> bool:
    """Whether there are files below a path: it is a folder or an archive."""
    return is_archive(path.name) or os.path.isdir(path)  # noqa: PTH112 - False of what cannot be asked


def _first_twice(files: Sequence[Path]) -> Path | None:
    """Return the first path that is also another one, or lies below another one and would be read there."""
    try:
        real = [Path(os.path.realpath(path)) for path in files]
    except ValueError:  # a zero byte
        return None
    counts = Counter(real)
    for path, place in zip(files, real, strict=True):
        is_read_below = _is_tree(place) or is_program(place.name)
        if counts[place] > 1 or (is_read_below and any(parent in counts for parent in place.parents)):
            return path
    return None


def _unknown(path: str) -> UsageError:
    return UsageError("grade.unknown-input", path=visible(path), suffixes=", ".join(SUFFIXES))


def _known_encoding(name: str | None) -> str | None:
    """Return `name`.

    Raises:
        UsageError: there is no such encoding of text.
    """
    if name is not None:
        try:
            b"a".decode(name)
        except (LookupError, ValueError):
            raise UsageError("grade.no-encoding", encoding=visible(name)) from None
    return name


@contextlib.contextmanager
def _errors_of(path: str) -> Iterator[None]:
    """Turn what goes wrong with the input at `path` as a whole into an error of the user."""
    try:
        yield
    except DamagedArchive as error:
        raise UsageError("grade.damaged-input", path=visible(path), detail=visible(str(error))) from None
    except TooManyMembers:
        raise UsageError("grade.input-members", path=visible(path), most=MOST_MEMBERS) from None
    except (FileNotFoundError, NotADirectoryError, NotTaken):  # NotTaken: no regular file any more
        raise UsageError("grade.no-input", path=visible(path)) from None
    except (OSError, ValueError) as error:  # ValueError: of a path with a zero byte
        raise unreadable(path, error) from None


def _with_errors_of(path: str, items: Iterator[Submission | Unmatched]) -> Iterator[Submission | Unmatched]:
    with _errors_of(path):
        yield from items
