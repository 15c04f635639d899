"""The host's side of the sandbox: hand a program to the runner, read what it prints, bound it, report facts.

See `runner.py` for who starts whom. The input is a sealed file in memory (or an unlinked temporary file), so a
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
import tempfile
import threading
import time
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from judge.errors import SandboxError
from judge.model import MIB, Execution, Limits, Program, StopReason
from judge.sandbox.environment import make_interpreter, variables
from judge.sandbox.folders import empty_folder, remove_folder
from judge.sandbox.streams import Collector, RunnerLost, pipe, readable

FILE_SIZE = 16 * MIB  # a file a program writes may have this size, no more
OPEN_FILES = 64
REPLY_FIELDS = {"failure", "exit_code", "signal", "stopped", "cpu_time", "wall_time", "memory"}
RUNNER_GRACE = 5.0  # seconds beyond the wall limit until the runner itself counts as lost
PROGRAM_NAME = "solution.py"
INTERPRETER = "python"  # folder of the interpreter's environment

# What every program needs before its first own line: probed once, added to its limits.
PROBE = Program(
    b"""\
import numpy
try:
    status = open("/proc/self/status").read()
    print(status.split("VmPeak:")[1].split()[0])  # kB
except OSError:
    print(0)
"""
)
PROBE_LIMITS = Limits(time=30, memory=1 << 40, output=MIB)


class Base(NamedTuple):
    """What an interpreter that has imported NumPy uses before the program's own work."""

    cpu_time: float  # seconds
    address_space: int  # bytes; 0: the system does not tell


class PortableSandbox:
    """A cold interpreter for every run, with limits but without isolation from the files of this machine."""

    tier = "portable"

    def __init__(self) -> None:
        with _os_errors("sandbox.no-room"):
            self._folder = Path(tempfile.mkdtemp(prefix="attnjudge-")).resolve()
        self._in_use = False  # a run has begun and its reply has not come
        self._closed = False
        self._running = threading.RLock()  # held by the run that uses the folder
        try:
            self._start_runner()
        except BaseException:
            remove_folder(str(self._folder))
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the runner and with it whatever still runs, also a run in another thread; remove every file."""
        self._closed = True
        self._end_runner()
        if self._in_use:
            kill_strays(self._folder)
        # Another thread's run has learnt of the end by now: two at once would remove the folder under each other.
        with self._running:
            remove_folder(str(self._folder))

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        """Run `program` with `stdin` under `limits`.

        Raises:
            SandboxError: the program could not be run, or the runner was lost twice.
        """
        with self._running:
            return self._execute_twice(program, stdin, limits)

    def _execute_twice(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        try:
            return self._execute(program, stdin, limits, self._base)
        except RunnerLost:  # perhaps the program has killed it: this run gets a second chance
            pass
        try:
            return self._execute(program, stdin, limits, self._base)
        except RunnerLost as lost:
            raise SandboxError("sandbox.runner-lost", detail=str(lost)) from lost

    @cached_property
    def _base(self) -> Base:
        probe = self._execute(PROBE, b"", PROBE_LIMITS, Base(0.0, 0))
        if probe.exit_code != 0:
            raise SandboxError("sandbox.numpy-fails", detail=probe.stderr.decode(errors="replace")[-300:])
        return Base(probe.cpu_time, int(probe.stdout) * 1024)

    def _make_ready(self) -> None:
        """Begin anew: no run finds what an earlier one left, not even beside the interpreter's packages."""
        if self._closed:
            raise SandboxError("sandbox.closed")
        if self._in_use:
            self._end_runner()
            kill_strays(self._folder)
            self._start_runner()
        with _os_errors("sandbox.no-room"):
            if self._folder.is_symlink():
                self._folder.unlink()
            self._folder.mkdir(mode=0o700, exist_ok=True)
            empty_folder(str(self._folder))
            self._interpreter = make_interpreter(self._folder / INTERPRETER)

    def _start_runner(self) -> None:
        self._in_use = False
        kind = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_STREAM
        self._connection, other_end = socket.socketpair(socket.AF_UNIX, kind)
        with other_end, _os_errors("sandbox.cannot-start"):
            self._runner = subprocess.Popen(
                [
                    os.path.realpath(sys.executable),
                    *("-I", "-S"),
                    str(Path(__file__).with_name("runner.py")),
                    str(other_end.fileno()),
                    str(self._folder),
                ],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,  # a runner that fails is told by its end
                pass_fds=[other_end.fileno()],
                start_new_session=True,  # Ctrl-C reaches the host alone, which then closes the socket
            )

    def _end_runner(self) -> None:
        with contextlib.suppress(OSError):
            self._connection.send(b"end")
        self._runner.send_signal(signal.SIGCONT)  # a program may have stopped it
        try:
            self._runner.wait(RUNNER_GRACE)
        except subprocess.TimeoutExpired:
            self._runner.kill()
            self._runner.wait()
        self._connection.close()  # last: another thread may wait for a reply, and learns it from the runner's end

    def _execute(self, program: Program, stdin: bytes, limits: Limits, base: Base) -> Execution:
        self._make_ready()
        with (
            contextlib.ExitStack() as descriptors,
            self._program_folder(program) as folder,
        ):
            with _os_errors("sandbox.cannot-start"):
                out_read, out_write = pipe(descriptors)
                err_read, err_write = pipe(descriptors)
                input_descriptor = readable(stdin, descriptors)
            request = self._request(folder, limits, base)
            self._in_use = True
            try:
                socket.send_fds(
                    self._connection,
                    [json.dumps(request).encode()],
                    [input_descriptor, out_write.fileno(), err_write.fileno()],
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
            self._in_use = False
        if reply["failure"]:
            raise SandboxError("sandbox.cannot-start", detail=reply["failure"])
        stopped = StopReason.OUTPUT if collected.overflowed else reply["stopped"]
        return Execution(
            exit_code=reply["exit_code"],
            signal=reply["signal"],
            stopped=StopReason(stopped) if stopped else None,
            cpu_time=max(0.0, reply["cpu_time"] - base.cpu_time),
            wall_time=reply["wall_time"],
            memory=reply["memory"],
            stdout=collected.stdout,
            stderr=collected.stderr.replace(f"{folder}/".encode(), b""),  # tracebacks name solution.py alone
        )

    def _request(self, folder: Path, limits: Limits, base: Base) -> dict[str, Any]:
        cpu = limits.time + base.cpu_time
        resources = {
            "RLIMIT_CPU": int(cpu) + 2,  # whole seconds: for a runner that cannot poll
            "RLIMIT_FSIZE": FILE_SIZE,
            "RLIMIT_NOFILE": OPEN_FILES,
            "RLIMIT_CORE": 0,
        }
        if base.address_space:
            resources["RLIMIT_AS"] = base.address_space + limits.memory
        return {
            "arguments": [str(self._interpreter), PROGRAM_NAME],
            "environment": variables(folder),
            "folder": str(folder),
            "cpu": cpu,
            "wall": limits.wall + base.cpu_time,
            "resources": resources,
        }

    @contextlib.contextmanager
    def _program_folder(self, program: Program) -> Iterator[Path]:
        """Make the folder the program runs in: its own, with nothing but its source; removed afterwards."""
        with _os_errors("sandbox.no-room"):
            folder = Path(tempfile.mkdtemp(prefix="run-", dir=self._folder))
        try:
            with _os_errors("sandbox.no-room"):
                for name, source in {PROGRAM_NAME: program.source, **program.modules}.items():
                    path = folder / name
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(source)
            yield folder
        finally:
            with contextlib.suppress(OSError):
                empty_folder(str(self._folder))  # all of it: a program may have moved its folder


@contextlib.contextmanager
def _os_errors(key: str) -> Iterator[None]:
    """Turn what the system refuses (a full disk, no more descriptors or processes) into an error that says so."""
    try:
        yield
    except OSError as error:
        raise SandboxError(key, detail=error) from error


def kill_strays(folder: Path) -> None:
    """Kill what a lost runner has left behind: processes that were started with their home in `folder`.

    Only where there is /proc. The runner itself finds its descendants better, as long as it lives.
    """
    mark = f"HOME={folder}/".encode()
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if mark in (process / "environ").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)
