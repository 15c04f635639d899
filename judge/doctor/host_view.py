"""What the judge sees of its machine: processes below it, and objects of the kernel."""

import contextlib
import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from judge.sandbox.inside import linux

IPC_REMOVE = 0
T = TypeVar("T", bound=Collection[object])


@dataclass(frozen=True, slots=True)
class Process:
    """A process; a number that comes again later belongs to another one."""

    pid: int
    started: int  # clock ticks since the machine was
    name: str = field(compare=False)  # it may change


def _processes() -> Iterator[tuple[int, Process]]:
    """Yield every process that has not ended, with the number of its parent (none where there is no /proc)."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            head, _, tail = stat.read_text(errors="replace").rpartition(")")
        except OSError:  # it has ended
            continue
        pid, _, name = head.partition(" (")
        fields = tail.split()
        if fields[0] not in "ZX":
            yield int(fields[1]), Process(int(pid), int(fields[19]), name)


def descendants(root: int) -> set[Process]:
    """Return the processes below `root`."""
    children: dict[int, list[Process]] = {}
    for parent, process in _processes():
        children.setdefault(parent, []).append(process)
    found: set[Process] = set()
    level = children.get(root, [])
    while level:
        found.update(level)
        level = [child for process in level for child in children.get(process.pid, [])]
    return found


def alive(processes: Collection[Process]) -> set[Process]:
    """Return those that have not ended."""
    return {process for _, process in _processes()} & set(processes)


def named(name: str) -> set[Process]:
    """Return the processes of a name, wherever they have gone."""
    return {process for _, process in _processes() if process.name == name}


def system_v_objects(key: int) -> list[tuple[str, int]]:
    """Return the shared memory, queues and semaphores that have `key`: kind, number."""
    found = []
    for kind in ("shm", "msg", "sem"):
        with contextlib.suppress(OSError):
            rows = [line.split() for line in Path(f"/proc/sysvipc/{kind}").read_text().splitlines()[1:]]
            found += [(kind, int(row[1])) for row in rows if int(row[0]) == key]
    return found


def remove_system_v_object(kind: str, number: int) -> None:
    """Remove one; what cannot be removed stays."""
    control = getattr(linux.libc, f"{kind}ctl")
    control(number, 0, IPC_REMOVE) if kind == "sem" else control(number, IPC_REMOVE, None)


def what_stays(look: Callable[[], T], seconds: float) -> T:
    """Look until there is nothing to see; return what is there after `seconds`."""
    deadline = time.monotonic() + seconds
    while (seen := look()) and time.monotonic() < deadline:
        time.sleep(0.01)
    return seen


def entries(folder: Path) -> list[str]:
    """Return the names in a folder."""
    try:
        return sorted(path.name for path in folder.iterdir())
    except OSError:
        return []
