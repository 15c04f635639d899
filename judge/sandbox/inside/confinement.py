"""What holds a program in an isolated tier, beyond the namespaces or Landlock rules the runner itself is in.

    limits        of the kernel (setrlimit), soft and hard alike; nothing can be written, so files may have no size
    processes     none but threads: the seccomp filter refuses the rest, and the kernel counts the threads
    system calls  the seccomp filter, last
    files         in the tier `landlock` a second set of rules, without the runner's right to write the program's folder

The program is written to its folder, the box, by the runner; it stays there for the next test if that is of the
same program.
"""

from __future__ import annotations

import os
import resource
import signal
import time

from judge.sandbox.inside import becoming, linux, seccomp
from judge.sandbox.inside.folders import empty_folder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LIMITS = {
    "RLIMIT_CORE": 1,  # byte; with 0 the kernel still hands dumps to a program that collects them
    "RLIMIT_FSIZE": 0,
    "RLIMIT_MEMLOCK": 0,
    "RLIMIT_MSGQUEUE": 0,
    "RLIMIT_SIGPENDING": 64,
}
DEVICES = ["/dev/null", "/dev/zero", "/dev/full"]
RANDOM = ["/dev/random", "/dev/urandom"]
SECONDS_A_COUNT_HOLDS = 1.0


class Confinement:
    """Confines first the runner that makes it, then every child that becomes a program."""

    def __init__(self, config: dict[str, Any], box: int) -> None:
        self.box = config["box"]
        self._box_descriptor = box
        self._threads: int = config["threads"]
        self._may_come: int = config["tasks_that_may_come"]
        self._other_tasks: int | None = config["other_tasks"]
        self._counted, self._counted_at = 0, 0.0
        self._runner = os.getpid()
        self._filter = seccomp.machine_filter(os.uname().machine)
        self._starting_filter = seccomp.machine_filter(os.uname().machine, starting=True)
        self._rules_of_programs: int | None = None
        linux.prctl(linux.PR_SET_DUMPABLE, 0)  # no program can look into the runner
        linux.prctl(linux.PR_SET_NO_NEW_PRIVS, 1)
        if config["tier"] == "landlock":
            self._restrict_files(config)

    def _restrict_files(self, config: dict[str, Any]) -> None:
        from judge.sandbox.inside import landlock

        self._landlock = landlock
        hidden = config["hidden"]
        readable = [*config["readable"], *config["packages"], config["folder"], *RANDOM]
        for_hook = [config["code"]] if config["cold"] else []
        self._rules_of_programs = landlock.make_ruleset([*readable, *for_hook], hidden, DEVICES)
        readable += [config["code"], "/proc"]
        landlock.restrict(landlock.make_ruleset(readable, hidden, DEVICES, writable=(self.box,)))

    def deliver(self, request: dict[str, Any], descriptors: list[int]) -> None:
        """Write the program that the request brings, if it brings one, to the box in place of the one there."""
        self.count_tasks()
        files = request["files"]
        if files is None:
            return
        contents, offset = descriptors.pop(), 0
        os.chdir(self._box_descriptor)  # where it can be written
        empty_folder(".")
        for name, size in files:
            if "/" in name:
                os.makedirs(os.path.dirname(name), exist_ok=True)
            with open(name, "wb") as file:
                end = offset + size
                # Copied by the kernel: nothing of it may stay in memory that later programs inherit.
                while offset < end:
                    offset += os.sendfile(file.fileno(), contents, offset, end - offset)
        os.close(contents)
        os.chdir(self.box)

    def begin(
        self, request: dict[str, Any], descriptors: list[int], failure_write: int, keep: tuple[int, ...] = ()
    ) -> int:
        """Confine a forked child but for its system calls, closing all but `keep`; return where its failures go."""
        os.setsid()
        keep = keep if self._rules_of_programs is None else (self._rules_of_programs, *keep)
        failures = becoming.take_streams(descriptors, failure_write, keep)
        try:
            linux.prctl(linux.PR_SET_PDEATHSIG, signal.SIGKILL)
            if os.getppid() != self._runner:
                raise OSError("the runner has ended")
            becoming.set_limits({**LIMITS, "RLIMIT_NPROC": self._most_tasks(), **request["limits"]})
            if self._rules_of_programs is not None:
                self._landlock.restrict(self._rules_of_programs)
                os.close(self._rules_of_programs)
        except BaseException as error:
            becoming.give_up(failures, error)
        return failures

    def calls_filter(self, *, starting: bool = False) -> bytes:
        """Return the seccomp filter for this process, or the one for the time until it has installed that."""
        chosen = self._starting_filter if starting else self._filter
        if chosen is None:
            raise OSError("no filter of system calls is known for this machine")
        return chosen.for_process(os.getpid())

    def limit_calls(self, *, starting: bool = False) -> None:
        """Install the filter: the last step of a confinement."""
        linux.install_filter(self.calls_filter(starting=starting))

    def _most_tasks(self) -> int:
        return self._threads + (
            self._may_come + self._counted if self._other_tasks is None else self._other_tasks
        )

    def count_tasks(self) -> None:
        """Count anew what else runs under the uid of the programs, where that is an ordinary user's."""
        if self._other_tasks is None and time.monotonic() > self._counted_at + SECONDS_A_COUNT_HOLDS:
            self._counted = tasks_of(os.getuid())
            self._counted_at = time.monotonic()


def tasks_of(uid: int) -> int:
    """Return how many processes and threads the user has, as the kernel counts them for RLIMIT_NPROC."""
    found = 0
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/status") as file:
                fields = dict(line.split(":", 1) for line in file)
        except (OSError, ValueError):
            continue
        if int(fields["Uid"].split()[0]) == uid:
            found += int(fields["Threads"])
    return found


def address_space() -> int:
    """Return the bytes of address space that this process has."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[0]) * resource.getpagesize()
