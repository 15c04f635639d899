"""Read regular files and nothing else: what is a pipe or a device, or becomes one meanwhile, is never waited for."""

import io
import os
import stat
from collections.abc import Sequence
from pathlib import Path

from judge.grading.inputs.records import NotTaken, visible
from judge.messages import Phrase

HARMLESS = (
    os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOCTTY
)  # to open anything like this does not wait
FOLDER = os.O_RDONLY | os.O_CLOEXEC | os.O_DIRECTORY


def detail_of(error: Exception) -> str:
    """Return what the system says of a failure."""
    return visible(str(getattr(error, "strerror", None) or error or type(error).__name__))


def open_regular(path: str | Path, flags: int = 0, folder: int | None = None) -> io.BufferedReader:
    """Open the regular file at `path`, which is relative to the descriptor `folder` if there is one.

    Raises:
        OSError, ValueError: it cannot be opened; ValueError: a path with a zero byte.
        NotTaken: it is not a regular file.
    """
    descriptor = os.open(path, HARMLESS | flags, dir_fd=folder)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise NotTaken(Phrase("grade.special-file"))
    return os.fdopen(descriptor, "rb")


def read_regular(path: str | Path, most: int) -> bytes:
    """Return up to `most` bytes of the regular file at `path`; raises as `open_regular`."""
    with open_regular(path) as file:
        return file.read(most)


def read_below(folder: int, names: Sequence[str], most: int) -> bytes:
    """Return up to `most` bytes of a regular file below the descriptor `folder`, on a way without any link.

    Raises:
        NotTaken: it cannot be read, or is not a regular file.
    """
    opened: list[int] = []
    try:
        for name in names[:-1]:
            folder = os.open(name, FOLDER | os.O_NOFOLLOW, dir_fd=folder)
            opened.append(folder)
        with open_regular(names[-1], os.O_NOFOLLOW, folder) as file:
            return file.read(most)
    except OSError as error:
        raise NotTaken(Phrase("grade.unreadable", {"detail": detail_of(error)})) from None
    finally:
        for descriptor in opened:
            os.close(descriptor)
