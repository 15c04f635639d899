"""Files and folders that stand in their place when they are complete, not before."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO


@contextmanager
def new_file(path: Path, encoding: str = "utf-8") -> Iterator[TextIO]:
    """Give a file to write to, and put it in the place of `path` at the end.

    Lone surrogates, which stand for bytes of file names that are not UTF-8, are written as escapes; ends of lines as
    they are given.
    """
    beside = _beside(path)
    try:
        with beside.open("w", encoding=encoding, errors="backslashreplace", newline="") as file:
            yield file
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


@contextmanager
def new_folder(path: Path) -> Iterator[Path]:
    """Give an empty folder to write to, and put it in the place of `path` at the end; what was there is removed."""
    beside, old = _beside(path), path.with_name(f".{path.name}.old")
    remove(beside)
    try:
        beside.mkdir()
        yield beside
        remove(old)
        if os.path.lexists(path):
            path.rename(old)  # no call replaces a folder that is not empty
        beside.rename(path)
        remove(old)
    except BaseException:
        remove(beside)
        raise


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.partial")


def remove(path: Path) -> None:
    """Remove a file, a link or a folder with all that is in it, if it is there."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
