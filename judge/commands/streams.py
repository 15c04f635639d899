"""Standard output and error as a command line meets them: closed by their reader, on a full disk, in a narrow encoding.

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


class ForgivingErrors(ForgivingOutput):
    """Writes what is said beside the results: nothing ends because it cannot be said."""

    def write(self, data: Any) -> int:
        """Write `data`, or nothing."""
        try:
            return super().write(data)
        except OutputLost:
            return len(data)


@contextlib.contextmanager
def forgiving_streams() -> Iterator[None]:
    """Make standard output and error forgiving for the time of a command."""
    output, errors = sys.stdout, sys.stderr
    sys.stdout = _forgiving(output, ForgivingOutput)
    sys.stderr = _forgiving(errors, ForgivingErrors)
    try:
        yield
    finally:
        for stream, original in ((sys.stdout, output), (sys.stderr, errors)):
            if stream is not original and isinstance(stream, io.TextIOWrapper):
                stream.detach()
        sys.stdout, sys.stderr = output, errors


def _forgiving(original: Any, kind: type[ForgivingOutput]) -> Any:
    """Return a stream of the `kind` in place of `original`, or that one if it is closed or no file."""
    if isinstance(original, io.TextIOWrapper):
        original.reconfigure(errors="backslashreplace")
    try:
        output = kind(original.fileno())
    except (AttributeError, OSError):  # closed, or not a file: a test that captures it
        return original
    return io.TextIOWrapper(
        io.BufferedWriter(output),
        encoding=original.encoding,
        errors="backslashreplace",
        line_buffering=output.isatty() or kind is ForgivingErrors,
    )
