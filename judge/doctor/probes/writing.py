"""Probe: make files wherever others can, and change one that is there.

What succeeds does no harm: a file that could be made is removed again, and the one that is changed was made for it.

stdin: {"name": of the file to make, "folders": [path, ...], "file": path}
"""

import fcntl
import os
from pathlib import Path

import numpy

from judge.doctor.attempts import attempt, end, given


def make(path: Path) -> str:
    """Make a file, and remove it again."""
    path.touch(exist_ok=False)
    path.unlink()
    return str(path)


def append(path: Path) -> int:
    """Write at the end of a file."""
    with path.open("ab") as file:
        return file.write(b"changed")


def lock(path: Path) -> None:
    """Lock a file, which others would notice."""
    with path.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def main() -> None:
    """Try to make and to change."""
    told = given()
    for folder in (".", os.environ["HOME"], *told["folders"]):
        attempt("create", make, Path(folder, told["name"]), target=folder)
    for library in map(Path, (str(numpy.__file__), os.__file__, __file__)):
        attempt("append", lambda library=library: library.open("ab").close(), target=str(library))
        attempt("chmod", library.chmod, library.stat().st_mode & 0o7777, target=str(library))
        attempt("flock", lock, library, target=str(library))
    file = Path(told["file"])
    attempt("append", append, file, target=str(file))
    attempt("utime", os.utime, file, (1, 1), target=str(file))
    attempt("chmod", file.chmod, 0, target=str(file))
    attempt("chown", os.chown, file, os.getuid(), 1, target=str(file))
    attempt("truncate", os.truncate, file, 1, target=str(file))
    attempt("link", lambda: file.with_name("linked").hardlink_to(file), target=str(file))
    attempt("rename", file.rename, file.with_name("renamed"), target=str(file))
    attempt("unlink", file.unlink, target=str(file))
    end()


main()
