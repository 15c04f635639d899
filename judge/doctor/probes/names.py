"""Probe: find out whether files exist, without reading them.

stdin: {"secrets": [path, ...]}
"""

import os
from pathlib import Path

from judge.doctor.attempts import attempt, end, given


def listed(path: str) -> str:
    """Return the name of the file if its folder lists it."""
    file = Path(path)
    if file not in file.parent.iterdir():
        raise FileNotFoundError(path)
    return file.name


def accessible(path: str) -> bool:
    """Return that the file is there."""
    if not os.access(path, os.F_OK):
        raise FileNotFoundError(path)
    return True


def main() -> None:
    """Look for the secrets."""
    for path in given()["secrets"]:
        attempt("stat", lambda path=path: Path(path).stat().st_size, target=path)
        attempt("access", accessible, path, target=path)
        attempt("listdir", listed, path, target=path)
    end()


main()
