"""Serve the host's requests: one program after the other, each from fork to the last of what it started.

How a forked child becomes the program is passed in: by executing an interpreter (`cold.py`), or by going on in this
one, which has NumPy loaded (`warm.py`). CPU time is what the kernel accounts to the program and all that it waited
for (`wait4`). The kernel's own CPU limit counts in seconds, so the CPU clock of the process is also polled: a limit
of 0.3 s ends a program near 0.3 s.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import sys
import time

TYPE_CHECKING = False  # the module `typing` would take longer to import than all the others together
if TYPE_CHECKING:
    from typing import Any

GRACE_TO_DIE = 2.0  # seconds that processes get to disappear after SIGKILL
MOST_DESCRIPTORS = 4  # stdin, stdout, stderr, and the files of the program
ON_LINUX = sys.platform == "linux"

HOST_GONE = "the host is gone"
TOLD_TO_END = "the host said so"
IN_THE_PROGRAM = "this process is the program now"


class Starter:
    """How programs are started, in three steps. The second one happens in the forked child."""

    confirmation = ""  # what the child has written when it has become the program as it should

    def prepare(self, request: dict[str, Any], descriptors: list[int]) -> None:
        """Make ready for the program of `request`."""

    def become(self, request: dict[str, Any], descriptors: list[int], failure_write: int) -> None:
        """Make this process, a forked child, the program; write to `failure_write` why that fails."""
        raise NotImplementedError

    def rest(self) -> None:
        """Do what can be done between a reply and the next request, while the host is busy."""


def serve(connection: socket.socket, starter: Starter) -> str:
    """Serve until the host says `end` or is gone; return why. In a child that `become` returned in, return too."""
    while True:
        try:
            received = receive(connection)
        except ConnectionError:
            return HOST_GONE
        if isinstance(received, str):
            return received
        reply = run(connection, starter, *received)
        if reply is None:
            return IN_THE_PROGRAM
        try:
            connection.send(json.dumps(reply).encode())
        except ConnectionError:
            return HOST_GONE
        starter.rest()


def report_failure(connection: socket.socket, error: BaseException) -> None:
    """Tell the host, if it is still there, why there will be no runner."""
    try:
        connection.send(json.dumps({"failure": f"{type(error).__name__}: {error}"}).encode())
    except OSError:
        pass


def receive(connection: socket.socket) -> tuple[dict[str, Any], list[int]] | str:
    """Return the next (request, descriptors), or why there is none."""
    while True:
        data, descriptors, _, _ = socket.recv_fds(connection, 1 << 16, MOST_DESCRIPTORS)
        if not data:
            return HOST_GONE
        if data == b"end":
            return TOLD_TO_END
        data = data.removeprefix(b"stop")  # one that came too late: that program has ended by itself
        if data:
            return json.loads(data), descriptors


def run(
    connection: socket.socket, starter: Starter, request: dict[str, Any], descriptors: list[int]
) -> dict[str, Any] | None:
    """Run one program to its end; return the facts about it (None: this process is the forked child)."""
    starter.prepare(request, descriptors)
    failure_read, failure_write = os.pipe()  # close-on-exec
    started = time.monotonic()
    pid = os.fork()
    if pid == 0:
        starter.become(request, descriptors, failure_write)
        return None
    for descriptor in (*descriptors, failure_write):
        os.close(descriptor)
    stopped = watch(connection, pid, request, started)
    if stopped:
        kill_group(pid)
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
    wall_time = time.monotonic() - started
    kill_group(pid)  # before it is waited for: until then the process id, and the group's, is its own
    _, status, usage = os.wait4(pid, 0)
    cpu_time = usage.ru_utime + usage.ru_stime + end_descendants(GRACE_TO_DIE)
    failure = _written(failure_read)
    if failure == starter.confirmation or (not failure and (stopped or os.WIFSIGNALED(status))):
        failure = ""
    elif not failure:
        failure = "the program was started without being confined"
    return {
        "failure": failure,
        "exit_code": os.WEXITSTATUS(status) if os.WIFEXITED(status) else None,
        "signal": os.WTERMSIG(status) if os.WIFSIGNALED(status) else None,
        "stopped": stopped,
        "cpu_time": cpu_time,
        "wall_time": wall_time,
        "memory": usage.ru_maxrss * (1024 if ON_LINUX else 1),
    }


def _written(descriptor: int) -> str:
    """Return what the child wrote of how it became the program, or why it could not, and close the pipe."""
    try:
        os.set_blocking(descriptor, False)  # a process that cannot be killed may still hold its other end
        return os.read(descriptor, 4096).decode(errors="replace")
    except BlockingIOError:
        return ""
    finally:
        os.close(descriptor)


def watch(connection: socket.socket, pid: int, request: dict[str, Any], started: float) -> str | None:
    """Wait until the program ends (return None) or must be stopped (return the reason)."""
    deadline = started + request["wall"]
    cpu_limit = request["cpu"]
    poller = select.poll()
    poller.register(connection, select.POLLIN)
    if ON_LINUX:
        ended = os.pidfd_open(pid)
        poller.register(ended, select.POLLIN)
    try:
        while True:
            cpu_left = cpu_limit - cpu_time_of(pid)
            wall_left = deadline - time.monotonic()
            if cpu_left <= 0:
                return "cpu"
            if wall_left <= 0:
                return "wall"
            # with all cores at work the CPU clock runs faster than the wall clock
            pause = min(wall_left, max(0.005, cpu_left / usable_cores()))
            ready = dict(poller.poll(1000 * (pause if ON_LINUX else min(pause, 0.005))))
            if connection.fileno() in ready:
                return _reason_from_host(connection)
            if ready or (not ON_LINUX and has_ended(pid)):
                return None
    finally:
        if ON_LINUX:
            os.close(ended)


def _reason_from_host(connection: socket.socket) -> str:
    """Return why the host wants the program to be stopped; `end` and the end of the stream are left to `receive`."""
    if connection.recv(4, socket.MSG_PEEK) != b"stop":
        return "host"
    connection.recv(4)
    return "output"


def usable_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def has_ended(pid: int) -> bool:
    """Whether the program has ended, leaving it to be waited for."""
    return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def cpu_time_of(pid: int) -> float:
    """Return the CPU seconds of a running process, all threads included (0 where the system does not tell)."""
    try:
        return time.clock_gettime((~pid << 3) | 2)  # the clock id that clock_getcpuclockid(3) makes
    except OSError:
        return 0.0


def kill_group(pid: int) -> None:
    """Kill the program, and its process group if it has one already."""
    for kill in (os.killpg, os.kill):
        try:
            kill(pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass


def end_descendants(patience: float) -> float:
    """Kill and reap whatever is left below the runner; return the CPU seconds it had used.

    Killing a process makes its children ours, so this goes round until there are none. `patience` bounds the
    wait for one that cannot be killed at once (in an uninterruptible system call).
    """
    cpu_time = 0.0
    deadline = time.monotonic() + patience
    while True:
        try:
            pid, _, usage = os.wait4(-1, os.WNOHANG)
        except ChildProcessError:
            return cpu_time
        if pid:
            cpu_time += usage.ru_utime + usage.ru_stime
            continue
        for child in children():
            try:
                os.kill(child, signal.SIGKILL)
            except ProcessLookupError:
                pass
        if time.monotonic() > deadline:
            return cpu_time
        time.sleep(0.001)


def children() -> list[int]:
    """Return the pids of the runner's children, read from /proc (none where there is no /proc)."""
    found: list[int] = []
    me = str(os.getpid())
    try:
        candidates = [name for name in os.listdir("/proc") if name.isdigit()]
    except OSError:
        return found
    for name in candidates:
        try:
            with open(f"/proc/{name}/stat", "rb") as stat:
                fields = stat.read().rpartition(b")")[2].split()  # the name may hold blanks and brackets
        except OSError:
            continue
        if fields[1].decode() == me:
            found.append(int(name))
    return found
