"""Run in the sandbox with an output validator beside it: calls it as its package is promised that it is called.

    validator/           the program: __main__.py, or its only file
    case.in, case.ans    its first two arguments
    feedback/            its third; files that it writes there are kept in memory, for no program can write any
    arguments.json       its other arguments

stdin:     the output of the submission
stdout:    {file of feedback: its beginning}
exit code: the validator's
"""

import builtins
import io
import json
import os
import runpy
import sys
from pathlib import Path
from typing import Any
from weakref import WeakSet

FOLDER = Path("feedback").resolve()
TOLD = ("teammessage.txt", "judgemessage.txt")
LONGEST = 4000  # characters of a file that are told


class Kept(io.BytesIO):
    """A file of the feedback folder, which outlives being closed."""

    def __init__(self, name: str, content: bytes) -> None:
        super().__init__(content)
        self._name = name

    def close(self) -> None:
        """Keep what was written."""
        if not self.closed:
            contents[self._name] = self.getvalue()
        super().close()


contents: dict[str, bytes] = {}  # of the files that were closed, by their names
opened: WeakSet[io.IOBase] = WeakSet()  # one that is dropped is closed by that
open_file = io.open


def open_kept(file: Any, mode: str = "r", *arguments: Any, **named: Any) -> Any:
    """Open a file as `open` does, one of the feedback folder in memory."""
    path = None if isinstance(file, int) else Path(os.fsdecode(file)).resolve()
    if path is None or path.parent != FOLDER or ("r" in mode and path.name not in contents):
        return open_file(file, mode, *arguments, **named)
    name = path.name
    kept = Kept(name, b"" if "w" in mode or "x" in mode else contents.get(name, b""))
    if "a" in mode:
        kept.seek(0, os.SEEK_END)
    handed: io.IOBase = kept
    if "b" not in mode:
        encoding = named.get("encoding") or "utf-8"
        handed = io.TextIOWrapper(kept, encoding, errors="replace", write_through=True)
    opened.add(handed)
    return handed


def told() -> dict[str, str]:
    """Return the beginnings of the files of feedback that are for people."""
    for each in list(opened):
        each.close()
    return {name: contents[name].decode("utf-8", "replace")[:LONGEST] for name in TOLD if name in contents}


def main() -> None:
    """Run the validator; the exception it ends with, `SystemExit` above all, goes on to the interpreter."""
    reply = os.dup(1)
    os.dup2(2, 1)  # what the validator prints is not the reply
    with open_file("arguments.json", encoding="utf-8") as file:
        given = json.load(file)
    folder = Path("validator").resolve()
    program = folder / "__main__.py"
    if not program.exists():
        program = next(folder.glob("*.py"))
    sys.argv = [str(program), "case.in", "case.ans", f"feedback{os.sep}", *given]
    sys.path[0] = str(folder)
    builtins.open = io.open = open_kept
    try:
        runpy.run_path(str(program), run_name="__main__")
    finally:
        os.write(reply, json.dumps(told()).encode())


if __name__ == "__main__":
    main()
