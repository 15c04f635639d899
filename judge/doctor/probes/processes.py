"""Probe: start processes, reach one that is there, find descriptors that were left open.

What succeeds does no harm: children end at once, and the process that is reached was made for it.

stdin: {"pid": of that process}
"""

import ctypes
import fcntl
import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable

from judge.doctor.attempts import END, attempt, c_call, end, given

CLONE = {"x86_64": 56, "aarch64": 220}.get(os.uname().machine)
CLONE3 = 435
PTRACE_SEIZE = 0x4206
HIGHEST_DESCRIPTOR = 1024
SIGNALS = (0, signal.SIGUSR1, signal.SIGSTOP, signal.SIGKILL)


def child_ends(pid: int) -> int:
    """End the child at once; return its number in the parent."""
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)
    return pid


def clone() -> int:
    """Fork by the number of the system call."""
    return child_ends(c_call("syscall", CLONE, int(signal.SIGCHLD), 0, 0, 0, 0))


def clone3() -> int:
    """Fork by the number of its successor."""
    arguments = (ctypes.c_uint64 * 8)(0, 0, 0, 0, signal.SIGCHLD)
    return child_ends(c_call("syscall", CLONE3, arguments, ctypes.sizeof(arguments)))


def start() -> None:
    """Try every way to start a process; the last one, if it is not refused, goes on in place of this program."""
    attempt("fork", lambda: child_ends(os.fork()))
    if CLONE:
        attempt("clone", clone)
        attempt("clone3", clone3)
    attempt("posix_spawn", lambda: os.posix_spawn(sys.executable, [sys.executable, "-c", ""], {}))
    attempt("subprocess", subprocess.run, [sys.executable, "-c", ""])
    replies = "\n".join(map(json.dumps, ({"way": "execve", "target": "", "result": "executed"}, END)))
    attempt("execve", os.execv, sys.executable, [sys.executable, "-c", f"print({replies!r})"])


def reach(pid: int) -> None:
    """Try every way to reach a process."""
    ways: dict[str, Callable[[], object]] = {
        "prlimit": lambda: resource.prlimit(pid, resource.RLIMIT_NOFILE, (50, 50)),
        "setpriority": lambda: os.setpriority(os.PRIO_PROCESS, pid, 19),
        "sched_setaffinity": lambda: os.sched_setaffinity(pid, {min(os.sched_getaffinity(0))}),
        "ptrace": lambda: c_call("ptrace", PTRACE_SEIZE, pid, 0, 0),
        "process_vm_readv": lambda: read_memory(pid),
        "/proc/pid/mem": lambda: os.close(os.open(f"/proc/{pid}/mem", os.O_RDONLY)),
        "pidfd_open": lambda: os.close(os.pidfd_open(pid)),
        "F_SETOWN": lambda: be_told_instead(pid),
    }
    for way, action in ways.items():
        attempt(way, action)
    for number in SIGNALS:
        attempt(f"kill {number:d}", os.kill, pid, number)
    attempt("killpg", os.killpg, pid, signal.SIGKILL)


def read_memory(pid: int) -> int:
    """Read some of this program's own addresses in the other process."""
    buffer = ctypes.create_string_buffer(8)
    vector = (ctypes.c_size_t * 2)(ctypes.addressof(buffer), 8)
    remote = (ctypes.c_size_t * 2)(id(None), 8)
    return c_call("process_vm_readv", pid, vector, 1, remote, 1, 0)


def be_told_instead(pid: int) -> None:
    """Let the other process get the signal that data has come."""
    read, write = os.pipe()
    fcntl.fcntl(read, fcntl.F_SETOWN, pid)
    fcntl.fcntl(read, fcntl.F_SETFL, os.O_ASYNC | os.O_NONBLOCK)
    os.write(write, b".")


def is_open(descriptor: int) -> bool:
    """Whether there is such a descriptor."""
    try:
        os.fstat(descriptor)
    except OSError:
        return False
    return True


def main() -> None:
    """Look for descriptors, reach processes, start some."""
    pid = given()["pid"]
    for descriptor in filter(is_open, range(3, HIGHEST_DESCRIPTOR)):
        attempt("descriptor", lambda descriptor=descriptor: descriptor, target=str(descriptor))
    for parent in (os.getppid(), -1):
        attempt("kill 0", os.kill, parent, 0, target=str(parent))
    if pid != os.getpid():  # which it may be in a namespace of its own
        reach(pid)
    start()
    end()


main()
