"""The link to a runner: start its process, hand it programs, read what they print, learn how they ended.

See `inside/runner.py` for who starts whom. The input is a sealed file in memory (or an unlinked temporary file), so a
program that never reads it blocks nobody, and one that reads it twice can. Output comes through pipes that are read
while the program runs and cut at the limit: the memory of the judge stays bounded whatever a program prints.
"""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from judge.errors import SandboxError
from judge.model import Execution, Limits, StopReason
from judge.sandbox import OPEN_FILES
from judge.sandbox.streams import Collector, Input, RunnerLost, pipe

RUNNER = Path(__file__).resolve().parent / "inside" / "runner.py"
REPLY_FIELDS = {"failure", "exit_code", "signal", "stopped", "cpu_time", "wall_time", "memory"}
READY_FIELDS = {"uid", "address_space"}
RUNNER_GRACE = 5.0  # seconds beyond the wall limit until the runner itself counts as lost
SECONDS_TO_START = 60.0


class NotStarted(RunnerLost):
    """The runner could not start the program; it may have been harmed by an earlier one."""


class Base(NamedTuple):
    """What an interpreter that has imported NumPy uses before the program's own work."""

    cpu_time: float  # seconds
    address_space: int | None  # bytes; None: this system does not limit it


class Link:
    """A runner process and the socket to it."""

    def __init__(self, config: dict[str, Any]) -> None:
        """Start a runner; it makes itself ready while the caller goes on."""
        self.in_use = False  # a run has begun and its reply has not come
        self._ready: dict[str, Any] | None = None
        kind = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_STREAM
        self._connection, other_end = socket.socketpair(socket.AF_UNIX, kind)
        with other_end, os_errors("sandbox.cannot-start"):
            number = other_end.fileno()
            self._process = subprocess.Popen(
                [os.path.realpath(sys.executable), "-I", "-S", str(RUNNER), str(number)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,  # a runner that fails says so through the socket, or is told by its end
                pass_fds=[number],
                cwd="/",
                env={"PATH": "/usr/bin:/bin"},
                start_new_session=True,  # Ctrl-C reaches the host alone, which then closes the socket
            )
            try:
                self._connection.send(json.dumps({**config, "code": str(RUNNER.parent)}).encode())
            except BaseException:
                self.end()
                raise

    def wait_until_ready(self) -> dict[str, Any]:
        """Return what the runner says of itself when it is ready.

        Raises:
            SandboxError: it could not be started.
        """
        if self._ready is None:
            self._connection.settimeout(SECONDS_TO_START)
            try:
                ready = json.loads(self._connection.recv(1 << 16) or b'{"failure": "it has ended"}')
            except (OSError, ValueError) as error:
                ready = {"failure": str(error)}
            self._connection.settimeout(None)
            if not isinstance(ready, dict) or ready.keys() != READY_FIELDS:
                detail = ready.get("failure", ready) if isinstance(ready, dict) else ready
                raise SandboxError("sandbox.cannot-start", detail=detail)
            self._ready = ready
        return self._ready

    def run(
        self, request: dict[str, Any], stdin: bytes, limits: Limits, base: Base, files: Sequence[int] = ()
    ) -> Execution:
        """Have one program run; `base` is not charged to it. `files` are descriptors that belong to the request.

        Raises:
            RunnerLost: the runner has ended, does not answer as it should, or could not start the program.
        """
        with contextlib.ExitStack() as descriptors:
            with os_errors("sandbox.cannot-start"):
                out_read, out_write = pipe(descriptors)
                err_read, err_write = pipe(descriptors)
                given = Input(stdin, descriptors)
                self._give_to_program(out_write.fileno(), err_write.fileno())
            self.in_use = True
            try:
                socket.send_fds(
                    self._connection,
                    [json.dumps({**request, **_limits(limits, base)}).encode()],
                    [given.descriptor, out_write.fileno(), err_write.fileno(), *files],
                )
                out_write.close()
                err_write.close()
                collected = Collector(self._connection, out_read.fileno(), err_read.fileno(), limits)
                reply = collected.until_reply(time.monotonic() + limits.wall + RUNNER_GRACE)
            except OSError as error:
                raise RunnerLost(str(error)) from error
            if reply.keys() != REPLY_FIELDS:
                raise RunnerLost("its reply has another shape")
            if reply["stopped"] == "host":
                raise RunnerLost("it was told to end")
            if reply["failure"]:
                raise NotStarted(reply["failure"])
            self.in_use = False
            input_read = given.bytes_read()
        stopped = StopReason.OUTPUT if collected.overflowed else reply["stopped"]
        return Execution(
            exit_code=reply["exit_code"],
            signal=reply["signal"],
            stopped=StopReason(stopped) if stopped else None,
            cpu_time=max(0.0, reply["cpu_time"] - base.cpu_time),
            wall_time=reply["wall_time"],
            memory=reply["memory"],
            stdout=collected.stdout,
            stderr=collected.stderr,
            input_read=input_read,
        )

    def _give_to_program(self, *descriptors: int) -> None:
        """Make descriptors the property of the user that programs run as, so that they may open /dev/stdout."""
        uid = self._ready["uid"] if self._ready else None
        if uid is not None:
            for descriptor in descriptors:
                os.fchown(descriptor, uid, uid)

    def end(self) -> None:
        """End the runner and with it whatever still runs, also a run in another thread."""
        with contextlib.suppress(OSError):
            self._connection.send(b"end")
        self._process.send_signal(signal.SIGCONT)  # a program may have stopped it
        try:
            self._process.wait(RUNNER_GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._connection.close()  # last: another thread may wait for a reply, and learns it from the runner's end


def with_second_chance(run: Callable[[], Execution]) -> Execution:
    """Run once more if the runner is lost: perhaps it was the program before that has harmed it.

    Raises:
        SandboxError: it was lost again.
    """
    try:
        return run()
    except RunnerLost:
        pass
    try:
        return run()
    except NotStarted as failure:
        raise SandboxError("sandbox.cannot-start", detail=str(failure)) from failure
    except RunnerLost as lost:
        raise SandboxError("sandbox.runner-lost", detail=str(lost)) from lost


def _limits(limits: Limits, base: Base) -> dict[str, Any]:
    """Return what a request says of limits: those the runner sees to, and those of the kernel."""
    cpu = limits.time + base.cpu_time
    of_the_kernel = {
        "RLIMIT_CPU": int(cpu) + 2,  # whole seconds: for a runner that cannot poll
        "RLIMIT_NOFILE": OPEN_FILES,
    }
    if base.address_space is not None:
        of_the_kernel["RLIMIT_AS"] = base.address_space + limits.memory
    return {"cpu": cpu, "wall": limits.wall + base.cpu_time, "limits": of_the_kernel}


@contextlib.contextmanager
def os_errors(key: str) -> Iterator[None]:
    """Turn what the system refuses (a full disk, no more descriptors or processes) into an error that says so."""
    try:
        yield
    except OSError as error:
        raise SandboxError(key, detail=error) from error
