"""What the machine looks like from outside the sandbox: processes, files, System V objects, memory, disk."""

import os
import pwd
import shutil
import site
import sys
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

import numpy

PAGE = os.sysconf("SC_PAGE_SIZE")
MARK = "hostile"  # in the name of every file that a submission tries to leave where others write too
IPC_KEYS = {0x5EED, 0x405711, 0x405712}  # of every System V object that a submission tries to leave


@dataclass(frozen=True, slots=True)
class Process:
    """A process as /proc shows it."""

    pid: int
    parent: int
    state: str
    threads: int
    resident: int  # bytes
    started: int  # ticks since the machine was: a number that comes again belongs to another process


def processes() -> dict[int, Process]:
    """Return every process of the machine."""
    found = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            # the name of a process stands in brackets and may hold brackets
            fields = Path(f"/proc/{name}/stat").read_text(errors="replace").rpartition(")")[2].split()
        except OSError:
            continue
        found[int(name)] = Process(
            int(name), int(fields[1]), fields[0], int(fields[17]), int(fields[21]) * PAGE, int(fields[19])
        )
    return found


def descendants(root: int) -> list[tuple[int, Process]]:
    """Return the processes below `root`, each with how deep it lies.

    An orphan comes back to `root` if that is a subreaper: so nothing below gets out of sight. Its zombies there are
    left out, as nobody but an init waits for orphans.
    """
    children: dict[int, list[Process]] = {}
    for process in processes().values():
        children.setdefault(process.parent, []).append(process)
    found, level, depth = [], [root], 1
    while level:
        below = [child for parent in level for child in children.get(parent, [])]
        found += [(depth, p) for p in below if not (p.parent == root and p.state == "Z")]
        level, depth = [process.pid for process in below], depth + 1
    return found


def shape(root: int) -> list[int]:
    """Return how deep each process below `root` lies: the same before and after, unless something is left."""
    return sorted(depth for depth, _ in descendants(root))


def eventually(condition: Callable[[], bool], seconds: float) -> bool:
    """Wait until `condition` holds; return whether it did within that time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


class Meter:
    """As a context manager: the largest use of memory, processes and threads below a process, meanwhile."""

    def __init__(self, root: int) -> None:
        self.resident = self.processes = self.threads = 0
        self._root = root
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch)

    def __enter__(self) -> Self:
        self._available = available_memory()
        self._least = self._available
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ended.set()
        self._thread.join()

    @property
    def taken(self) -> int:
        """By how many bytes the available memory of the machine has gone down."""
        return self._available - self._least

    def _watch(self) -> None:
        while not self._ended.wait(0.1):
            below = [process for _, process in descendants(self._root)]
            self.resident = max(self.resident, sum(process.resident for process in below))
            self.processes = max(self.processes, len(below))
            self.threads = max(self.threads, sum(process.threads for process in below))
            self._least = min(self._least, available_memory())


def available_memory() -> int:
    """Return how many bytes the kernel could still give away."""
    text = Path("/proc/meminfo").read_text()
    return int(text.split("MemAvailable:")[1].split()[0]) * 1024


def free_disk() -> int:
    """Return how many bytes are free on the file system of the temporary folder."""
    return shutil.disk_usage(os.environ.get("TMPDIR", "/tmp")).free


def ipc_objects() -> set[str]:
    """Return the System V segments, queues and semaphores that have a submission's key: kind, key, number."""
    found = set()
    for kind in ("shm", "msg", "sem"):
        try:
            rows = Path(f"/proc/sysvipc/{kind}").read_text().splitlines()[1:]
        except OSError:
            continue
        objects = [row.split()[:2] for row in rows]
        found |= {f"{kind} {key} {number}" for key, number in objects if int(key) in IPC_KEYS}
    return found


def files(own: Iterable[Path]) -> set[str]:
    """Return the files and folders below the folders `own`, and those with the mark where others write too."""
    found = {
        os.path.join(top, name)
        for root in own
        for top, folders, names in os.walk(root)
        for name in (*folders, *names)
    }
    for folder in shared_folders():
        try:
            found |= {os.path.join(folder, name) for name in os.listdir(folder) if MARK in name}
        except OSError:
            continue
    return found


def shared_folders() -> set[str]:
    """Return the folders outside the harness's own in which a submission might leave something."""
    libraries = {os.path.dirname(module.__file__ or "") for module in (os, numpy, numpy.linalg)}
    libraries |= {*site.getsitepackages(), site.getusersitepackages()}
    caches = {os.path.join(folder, "__pycache__") for folder in libraries}
    home = pwd.getpwuid(0).pw_dir if os.getuid() == 0 else os.path.expanduser("~")
    temporary = {"/tmp", "/var/tmp", "/dev/shm", "/dev/mqueue", "/run", "/dev", "/"}
    return libraries | caches | temporary | {home, sys.prefix, sys.base_prefix}
