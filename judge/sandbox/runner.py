r"""The runner: a small trusted process that starts programs under limits and says how they ended.

Theory of operation
-------------------
The host (`host.py`) starts one runner per worker, `python -I -S runner.py SOCKET FOLDER`, and talks to it over
one socket: a request of one JSON object with three descriptors (stdin, stdout, stderr of the program), a reply
of one JSON object. Between them the host may send `stop`, to end a program that has printed too much.

    host ----socket----> runner ----fork, exec----> program ----> whatever it starts
      \\___ reads the pipes of stdout and stderr ______/

The runner never sees a verdict, an answer, or a byte of the output. It exists, rather than the host starting the
programs, for four reasons:

* It is small and has one thread. Limits are set between `fork` and `exec`, which is not safe in a process with
  threads, and the peak memory of a child begins at that of the process it was forked from.
* It is the reaper of every orphan below it (`PR_SET_CHILD_SUBREAPER`). A grandchild that left the process group
  with `setsid` still comes back here when its parent dies, so that everything a program started can be
  killed, waited for, and its CPU time counted.
* It outlives the host. When the socket closes without the host's `end`, because the host was killed, it kills the
  program, removes FOLDER and ends.
* A runner that has NumPy loaded already can take its place behind the same socket.

CPU time is what the kernel accounts to the program and all that it waited for (`wait4`). The kernel's own CPU
limit counts in seconds, so the CPU clock of the process is also polled: a limit of 0.3 s ends a program near 0.3 s.

Only the standard library is imported, and of that only what starts quickly.
"""

from __future__ import annotations

import json
import os
import resource
import select
import signal
import socket
import sys
import time

TYPE_CHECKING = False  # the module `typing` would take longer to import than all the others together
if TYPE_CHECKING:
    from typing import Any, NoReturn

HIGHEST_DESCRIPTOR = 1 << 16
GRACE_TO_DIE = 2.0  # seconds that processes get to disappear after SIGKILL
PR_SET_PDEATHSIG = 1
PR_CAPBSET_DROP = 24
PR_SET_CHILD_SUBREAPER = 36
PR_SET_NO_NEW_PRIVS = 38
CAP_SYS_RESOURCE = 24
ON_LINUX = sys.platform == "linux"


def main() -> None:
    """Serve requests until the host says `end`, or is gone: then remove the folder."""
    connection = socket.socket(fileno=int(sys.argv[1]))
    connection.set_inheritable(False)
    libc = load_libc()
    if libc:
        libc.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    for ignored in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(ignored, signal.SIG_IGN)  # the host decides when to end
    try:
        while request := receive(connection):
            reply = run(connection, libc, *request)
            connection.send(json.dumps(reply).encode())
    except EndOfWork:
        return
    except ConnectionError:
        pass
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    from folders import remove_folder  # type: ignore[import-not-found]

    remove_folder(sys.argv[2])


class EndOfWork(Exception):
    """The host needs this runner no longer and sees to the folder itself."""


def load_libc() -> Any:
    """Return libc for the calls that `os` does not offer, or None where they do not exist."""
    if not ON_LINUX:
        return None
    import ctypes

    return ctypes.CDLL(None, use_errno=True)


def receive(connection: socket.socket) -> tuple[dict[str, Any], list[int]] | None:
    """Return the next (request, descriptors), or None when the host is gone."""
    while True:
        data, descriptors, _, _ = socket.recv_fds(connection, 1 << 16, 3)
        if not data:
            return None
        if data == b"end":
            raise EndOfWork
        data = data.removeprefix(b"stop")  # one that came too late: that program has ended by itself
        if data:
            return json.loads(data), descriptors


def run(
    connection: socket.socket, libc: Any, request: dict[str, Any], descriptors: list[int]
) -> dict[str, Any]:
    """Run one program to its end; return the facts about it."""
    failure_read, failure_write = os.pipe()  # closed by a successful exec, both ends are close-on-exec
    started = time.monotonic()
    pid = os.fork()
    if pid == 0:
        become_program(request, descriptors, libc, failure_write)
    for descriptor in (*descriptors, failure_write):
        os.close(descriptor)
    with open(failure_read, "rb") as failures:
        failure = failures.read().decode(errors="replace")
    stopped = watch(connection, pid, request, started)
    if stopped:
        kill_group(pid)
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
    wall_time = time.monotonic() - started
    kill_group(pid)  # before it is waited for: until then the process id, and the group's, is its own
    _, status, usage = os.wait4(pid, 0)
    cpu_time = usage.ru_utime + usage.ru_stime + end_descendants(GRACE_TO_DIE)
    return {
        "failure": failure,
        "exit_code": os.WEXITSTATUS(status) if os.WIFEXITED(status) else None,
        "signal": os.WTERMSIG(status) if os.WIFSIGNALED(status) else None,
        "stopped": stopped,
        "cpu_time": cpu_time,
        "wall_time": wall_time,
        "memory": usage.ru_maxrss * (1024 if ON_LINUX else 1),
    }


def become_program(
    request: dict[str, Any], descriptors: list[int], libc: Any, failure_write: int
) -> NoReturn:
    """Turn the forked child into the program; never returns."""
    try:
        os.setsid()
        if libc:
            libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)  # it dies with the runner
            libc.prctl(PR_CAPBSET_DROP, CAP_SYS_RESOURCE, 0, 0, 0)  # or root could raise its limits again
            libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)  # a set-uid program could not be killed
        for target, descriptor in enumerate(descriptors):
            os.dup2(descriptor, target)
        os.closerange(3, failure_write)
        os.closerange(failure_write + 1, HIGHEST_DESCRIPTOR)
        for ignored in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(ignored, signal.SIG_DFL)
        os.chdir(request["folder"])
        for name, value in request["resources"].items():
            set_limit(getattr(resource, name), value)
        os.execve(request["arguments"][0], request["arguments"], request["environment"])
    except BaseException as error:
        os.write(failure_write, f"{type(error).__name__}: {error}".encode())
    finally:
        os._exit(127)


def set_limit(kind: int, value: int) -> None:
    """Set the soft and the hard limit alike, never above the hard limit in force.

    With the soft limit of CPU below the hard one the kernel sends SIGXCPU, which a program can ignore.
    """
    _, hard = resource.getrlimit(kind)
    if hard != resource.RLIM_INFINITY and hard < value:
        if kind in (resource.RLIMIT_AS, resource.RLIMIT_CPU):
            raise OSError(f"the hard limit in force here is lower than what a program may use: {hard}")
        value = hard
    try:
        resource.setrlimit(kind, (value, value))
    except (OSError, ValueError):
        if ON_LINUX:
            raise  # macOS refuses to limit the address space; docs/architecture.md says so


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
    """Kill the process group of the program, if there still is one."""
    try:
        os.killpg(pid, signal.SIGKILL)
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


if __name__ == "__main__":
    main()
