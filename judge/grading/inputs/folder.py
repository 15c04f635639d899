"""Folders as inputs: hostile ones too, with links that lead out of them, pipes and devices."""

import os
import stat
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

    def __init__(self, path: Path) -> None:
        """List what is below `path`; no file is opened.

        Raises:
            UsageError: the folder itself cannot be listed.
        """
        self._path = path
        self._real = os.path.realpath(path)
        self._targets: dict[str, str] = {}  # path of a link -> that of the file it leads to
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
                if entry.is_dir(follow_symlinks=False):
                    folders.append(f"{path}/")
                else:
                    yield Entry(path, self._refusal(entry, path))

    def _refusal(self, entry: os.DirEntry[str], path: str) -> Phrase | None:
        """Return why what lies at `path` is not to be read; remember where a link leads that is."""
        if entry.is_symlink():
            target = os.path.realpath(entry.path)
            if not _is_file_below(self._real, target):
                return Phrase("grade.link")
            self._targets[path] = os.path.relpath(target, self._real)
        elif not entry.is_file(follow_symlinks=False):
            return Phrase("grade.special-file")
        return None

    def files(self) -> Iterator[tuple[Entry, Reader]]:
        """Yield the files, each with what reads it.

        Raises:
            UsageError: the folder is not there any more.
        """
        yield from _files(self._path, self.entries, self._targets)


class SingleFile:
    """A file by itself: as a folder that holds it alone. If it is a link, it may lead anywhere: the user named it."""

    def __init__(self, path: Path) -> None:
        real = Path(os.path.realpath(path))
        self.entries = [Entry(path.name)]
        self._folder = real.parent
        self._targets = {path.name: real.name}

    def files(self) -> Iterator[tuple[Entry, Reader]]:
        """Yield the file; raises as that of `Folder`."""
        yield from _files(self._folder, self.entries, self._targets)


def unreadable(path: str | Path, error: Exception) -> UsageError:
    """Return the error that says that an input cannot be read."""
    return UsageError("grade.unreadable-input", path=visible(str(path)), detail=detail_of(error))


def _is_file_below(folder: str, path: str) -> bool:
    try:
        return os.path.commonpath([folder, path]) == folder and stat.S_ISREG(os.lstat(path).st_mode)
    except OSError:
        return False


def _files(folder: Path, entries: list[Entry], targets: dict[str, str]) -> Iterator[tuple[Entry, Reader]]:
    try:
        descriptor = os.open(folder, FOLDER)
    except OSError as error:
        raise unreadable(folder, error) from None
    try:
        for entry in entries:
            names = targets.get(entry.path, entry.path).split("/")
            yield entry, partial(read_below, descriptor, names)
    finally:
        os.close(descriptor)
