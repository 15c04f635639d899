"""The streams of a program: its input as a file it cannot change, its output read as it comes and cut at a limit."""

import contextlib
import fcntl
import json
import os
import select
import socket
import tempfile
import time
from typing import Any

from judge.model import Limits

STDERR_PART = 8 << 10  # bytes kept from the beginning of stderr, and from its end
CHUNK = 1 << 16
NEVER = 0  # a time of access that no read leaves


class RunnerLost(Exception):
    """The runner has ended or does not answer."""


class Collector:
    """Reads stdout and stderr of one run, at most the limits, until the runner replies."""

    def __init__(self, connection: socket.socket, out: int, err: int, limits: Limits) -> None:
        self._connection = connection
        self._out = out
        self._err = err
        self._limit = limits.output
        self._stdout = bytearray()
        self._stderr_head = bytearray()
        self._stderr_tail = bytearray()
        self._stderr_cut = False
        self._overflowed = False

    def until_reply(self, deadline: float) -> dict[str, Any]:
        """Collect until the runner has replied and both pipes are at their end."""
        reply: dict[str, Any] | None = None
        poller = select.poll()
        link = self._connection.fileno()
        if link < 0:
            raise RunnerLost("it was told to end")
        open_descriptors = {self._out, self._err, link}
        for descriptor in open_descriptors:
            poller.register(descriptor, select.POLLIN)
        while open_descriptors:
            left = deadline - time.monotonic()
            if left <= 0:
                raise RunnerLost("no reply in time")
            for descriptor, _ in poller.poll(1000 * left):
                if descriptor == link:
                    reply = self._receive_reply()
                    # all processes are dead, so the pipes end now; one that is stuck does not get long
                    deadline = min(deadline, time.monotonic() + 1)
                elif self._take(descriptor):
                    continue
                poller.unregister(descriptor)
                open_descriptors.discard(descriptor)
        assert reply is not None
        return reply

    def _receive_reply(self) -> dict[str, Any]:
        data = self._connection.recv(CHUNK)
        if not data:
            raise RunnerLost("it has ended")
        try:
            reply = json.loads(data)
        except ValueError:
            raise RunnerLost("its reply is not JSON") from None
        if not isinstance(reply, dict):
            raise RunnerLost("its reply has another shape")
        return reply

    def _take(self, descriptor: int) -> bool:
        """Take what has come; return False at the end of the stream."""
        data = os.read(descriptor, CHUNK)
        if descriptor == self._err:
            self._take_stderr(data)
        else:
            self._take_stdout(data)
        return bool(data)

    def _take_stdout(self, data: bytes) -> None:
        room = self._limit - len(self._stdout)
        self._stdout += data[:room]
        if len(data) > room and not self._overflowed:
            self._overflowed = True
            self._connection.send(b"stop")

    def _take_stderr(self, data: bytes) -> None:
        room = STDERR_PART - len(self._stderr_head)
        self._stderr_head += data[:room]
        self._stderr_tail += data[room:] if room < len(data) else b""
        if len(self._stderr_tail) > STDERR_PART:
            self._stderr_cut = True
            del self._stderr_tail[:-STDERR_PART]

    @property
    def stdout(self) -> bytes:
        """What came on stdout, at most the limit."""
        return bytes(self._stdout)

    @property
    def stderr(self) -> bytes:
        """What came on stderr; of a long one the beginning and the end."""
        gap = b"\n[...]\n" if self._stderr_cut else b""
        return bytes(self._stderr_head + gap + self._stderr_tail)

    @property
    def overflowed(self) -> bool:
        """Whether more came on stdout than the limit."""
        return self._overflowed


def pipe(descriptors: contextlib.ExitStack) -> tuple[Any, Any]:
    """Return the two ends of a new pipe as unbuffered files, which `descriptors` closes."""
    read, write = os.pipe()
    return (
        descriptors.enter_context(open(read, "rb", buffering=0)),
        descriptors.enter_context(open(write, "wb", buffering=0)),
    )


def readable(content: bytes, descriptors: contextlib.ExitStack) -> int:
    """Return a descriptor from which a program reads `content` as from a file, and cannot change it."""
    if hasattr(os, "memfd_create"):
        file = descriptors.enter_context(
            open(os.memfd_create("input", os.MFD_ALLOW_SEALING | os.MFD_CLOEXEC), "wb", buffering=0)
        )
        _write_all(file.fileno(), content)
        seals = fcntl.F_SEAL_SEAL | fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW | fcntl.F_SEAL_WRITE
        fcntl.fcntl(file, fcntl.F_ADD_SEALS, seals)
    else:
        file = descriptors.enter_context(tempfile.TemporaryFile(buffering=0))
        _write_all(file.fileno(), content)
    try:  # opened once more, for reading alone
        reader = os.open(f"/proc/self/fd/{file.fileno()}", os.O_RDONLY | os.O_CLOEXEC)
        return descriptors.enter_context(open(reader, "rb", buffering=0)).fileno()
    except OSError:  # there is no /proc
        os.lseek(file.fileno(), 0, os.SEEK_SET)
        return file.fileno()


class Input:
    """The input of one run: a file that the program reads and cannot change, and that tells how much was read.

    `descriptor` and the program's stdin are one open file with one position, which tells how far the program came. Not
    so if it opened /dev/stdin, mapped the input into memory or went back to its beginning. But whichever way a file is
    read, it gets another time of access, unless the file system keeps none; so whether this one does is tried first.
    """

    def __init__(self, content: bytes, descriptors: contextlib.ExitStack) -> None:
        """Make the file, which `descriptors` closes."""
        self.descriptor = readable(content, descriptors)
        self._size = len(content)
        self._keeps_access = False
        with contextlib.suppress(OSError):
            self._forget_access()
            os.pread(self.descriptor, 1, 0)
            self._keeps_access = self._was_accessed()
            self._forget_access()

    def bytes_read(self) -> int | None:
        """Return up to where the program has read; 0 if it has read nothing, None if that is not known."""
        if self._keeps_access and not self._was_accessed():
            return 0
        return min(os.lseek(self.descriptor, 0, os.SEEK_CUR), self._size) or None

    def _forget_access(self) -> None:
        os.utime(self.descriptor, (NEVER, NEVER))

    def _was_accessed(self) -> bool:
        return os.fstat(self.descriptor).st_atime != NEVER


def _write_all(descriptor: int, content: bytes) -> None:
    view = memoryview(content)
    while view:
        view = view[os.write(descriptor, view) :]
