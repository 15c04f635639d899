"""Standard output as a command line meets it: closed by its reader, on a full disk, in a narrow encoding.

A reader who has seen enough (`judge list | head`) ends nothing: the command goes on to its end, records what it has to
and exits with its code; what it still prints goes nowhere. A character that the encoding does not have is escaped.
"""

import contextlib
import io
import os
import sys
from collections.abc import Iterator
from typing import Any


class OutputLost(Exception):
    """Standard output cannot be written, and not because its reader has gone."""


class ForgivingOutput(io.RawIOBase):
    """Writes to a descriptor as long as somebody reads it."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def writable(self) -> bool:
        """Say that it can be written."""
        return True

    def isatty(self) -> bool:
        """Whether it is a terminal."""
        return os.isatty(self._descriptor)

    def fileno(self) -> int:
        """Return the descriptor."""
        return self._descriptor

    def write(self, data: Any) -> int:
        """Write `data`, or nothing once the reader has gone."""
        try:
            return os.write(self._descriptor, data)
        except BrokenPipeError:
            self._send_nowhere()
            return len(data)
        except OSError as error:
            self._send_nowhere()
            raise OutputLost(error.strerror or str(error)) from None

    def _send_nowhere(self) -> None:
        """Let what is still to come, also from the interpreter at its end, go to /dev/null."""
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, self._descriptor)
        os.close(nowhere)


@contextlib.contextmanager
def forgiving_streams() -> Iterator[None]:
    """Make standard output forgiving for the time of a command."""
    original = sys.stdout
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        output = ForgivingOutput(original.fileno())
    except (AttributeError, OSError):  # closed, or not a file: a test that captures it
        yield
        return
    sys.stdout = io.TextIOWrapper(
        io.BufferedWriter(output),
        encoding=original.encoding,
        errors="backslashreplace",
        line_buffering=output.isatty(),
    )
    try:
        yield
    finally:
        sys.stdout.detach()
        sys.stdout = original
