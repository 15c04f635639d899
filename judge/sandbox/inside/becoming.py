"""What a forked child does to itself, between the fork and the program's first line.

The order matters: what needs a right comes before it is given up, and the seccomp filter, which forbids most of this,
comes last. Nothing here may return into the runner: a child that fails says why and ends.
"""

from __future__ import annotations

import fcntl
import os
import resource
import signal
import sys

ON_LINUX = sys.platform == "linux"
HIGHEST_DESCRIPTOR = 1 << 16
OUT_OF_THE_WAY = 44  # of the descriptors whose numbers have a meaning
FAILED = 127  # exit code of a child that could not become the program


def give_up(failure_write: int, error: BaseException) -> None:
    """End a child that could not become the program; the runner reports why."""
    try:
        os.write(failure_write, f"{type(error).__name__}: {error}".encode())
    finally:
        os._exit(FAILED)


def take_streams(descriptors: list[int], failure_write: int, keep: tuple[int, ...] = ()) -> int:
    """Make the descriptors stdin, stdout and stderr and close all others but `keep`; return where failures go now."""
    failures = fcntl.fcntl(failure_write, fcntl.F_DUPFD_CLOEXEC, 3)
    for target, descriptor in enumerate(descriptors[:3]):
        os.dup2(descriptor, target)
    first = 3
    for kept in sorted((failures, *keep)):
        os.closerange(first, kept)
        first = kept + 1
    os.closerange(first, HIGHEST_DESCRIPTOR)
    return failures


def place(descriptors: dict[int, int]) -> None:
    """Put descriptors (number -> present descriptor) where the interpreter that is executed next looks for them."""
    moved = {
        number: fcntl.fcntl(each, fcntl.F_DUPFD_CLOEXEC, OUT_OF_THE_WAY)
        for number, each in descriptors.items()
    }
    for number, each in moved.items():
        os.dup2(each, number)


def in_memory(content: bytes) -> int:
    """Return a descriptor from which `content` can be read."""
    file = os.memfd_create("handover", os.MFD_CLOEXEC)
    os.write(file, content)
    os.lseek(file, 0, os.SEEK_SET)
    return file


def set_limits(limits: dict[str, int]) -> None:
    """Set resource limits by their names in the module `resource`."""
    for name, value in limits.items():
        set_limit(getattr(resource, name), value)


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


RUNNER_IGNORES = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)  # the host alone decides when a runner ends


def handle_signals(handler: signal.Handlers) -> None:
    """Ignore the signals that a runner ignores, or handle them as programs find it."""
    for each in RUNNER_IGNORES:
        signal.signal(each, handler)
