"""Folders as inputs: hostile ones too, with links that lead out of them, pipes and devices."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from judge.errors import UsageError
from judge.grading.inputs.paths import is_hidden
from judge.grading.inputs.records import visible
from judge.grading.inputs.regular import FOLDER, detail_of, read_below
from judge.grading.inputs.tree import Entry, Reader
from judge.messages import Phrase


class Folder:
    """The files below a folder."""

    def __init__(self, path: Path, results: Path | None = None) -> None:
        """List what is below `path` but for the folder `results`; no file is opened.

        Raises:
            UsageError: the folder itself cannot be listed.
        """
        self._path = path
        self._real = os.path.realpath(path)
        self._results = None if results is None else os.path.realpath(results)
        self.entries = sorted(self._walk(), key=lambda entry: entry.path)

    def _walk(self) -> Iterator[Entry]:
        folders = [""]
        while folders:
            prefix = folders.pop()
            try:
                with os.scandir(f"{self._real}/{prefix}") as found:
                    inside = [entry for entry in found if not is_hidden(entry.name)]
            except OSError as error:
                if not prefix:
                    raise unreadable(self._path, error) from None
                yield Entry(prefix.rstrip("/"), Phrase("grade.unreadable", {"detail": detail_of(error)}))
                continue
            for entry in inside:
                path = prefix + entry.name
                if not entry.is_dir(follow_symlinks=False):
                    yield Entry(path, _refusal(entry))
                elif os.path.join(self._real, path) != self._results:  # noqa: PTH118 - also of the root
                    folders.append(f"{path}/")

    def files(self) -> Iterator[tuple[Entry, Reader]]:
        """Yield the files, each with what reads it.

        Raises:
            UsageError: the folder is not there any more.
        """
        yield from _files(self._path, self.entries)


class SingleFile:
    """A file by itself: as a folder that holds it alone. If it is a link, it may lead anywhere: the user named it."""

    def __init__(self, path: Path) -> None:
        real = Path(os.path.realpath(path))
        self.entries = [Entry(path.name)]
        self._real = real

    def files(self) -> Iterator[tuple[Entry, Reader]]:
        """Yield the file; raises as that of `Folder`."""
        for _, read in _files(self._real.parent, [Entry(self._real.name)]):
            yield self.entries[0], read


def unreadable(path: str | Path, error: Exception) -> UsageError:
    """Return the error that says that an input cannot be read."""
    return UsageError("grade.unreadable-input", path=visible(str(path)), detail=detail_of(error))


def _refusal(entry: os.DirEntry[str]) -> Phrase | None:
    """Return why something in a folder is not to be read.

    A link could lead to the program of somebody else, in the same folder too.
    """
    if entry.is_symlink():
        return Phrase("grade.link")
    return None if entry.is_file(follow_symlinks=False) else Phrase("grade.special-file")


def _files(folder: Path, entries: list[Entry]) -> Iterator[tuple[Entry, Reader]]:
    try:
        descriptor = os.open(folder, FOLDER)
    except OSError as error:
        raise unreadable(folder, error) from None
    try:
        for entry in entries:
            yield entry, partial(read_below, descriptor, entry.path.split("/"))
    finally:
        os.close(descriptor)
