"""What processes use, from /proc: the peak memory of a command, the CPU time of everything this process has started.

What counts as memory is the sum of the proportional set sizes (PSS): a page that several processes share, as a runner
shares NumPy with the child it has forked, is counted once. Where the system does not let us read them, it is the sum of
the resident set sizes (RSS), which counts such a page for each: an upper bound.
"""

import os
import resource
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

PAUSE = 0.003  # seconds between two looks
PROC = Path("/proc")
TICK = 1 / os.sysconf("SC_CLK_TCK")  # seconds


class Peak(NamedTuple):
    """The most memory that was seen in use at once."""

    bytes: int
    kind: str  # "PSS" or "RSS"
    processes: int  # the most there were at once


def peak_memory(command: Sequence[str], environment: Mapping[str, str], folder: Path) -> Peak:
    """Run `command` and look again and again at what it uses."""
    with subprocess.Popen(
        command, env=environment, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        seen = []
        while process.poll() is None:
            seen.append([_sizes(pid) for pid in descendants(process.pid)])
            time.sleep(PAUSE)
    proportional = [sum(each["Pss"] for each in look) for look in seen if all("Pss" in each for each in look)]
    resident = [sum(each.get("VmRSS", 0) for each in look) for look in seen]
    readable = len(proportional) == len(seen)
    most = max(proportional if readable else resident)
    return Peak(1024 * most, "PSS" if readable else "RSS", max(map(len, seen)))


def cpu_seconds() -> float:
    """Return the CPU time of this process, of all it has waited for, and of all that runs below it."""
    waited_for = resource.getrusage(resource.RUSAGE_CHILDREN)
    below = sum(_ticks(pid) for pid in descendants(os.getpid())[1:])
    return time.process_time() + waited_for.ru_utime + waited_for.ru_stime + TICK * below


def descendants(pid: int) -> list[int]:
    """Return `pid` and all processes below it."""
    found = [pid]
    for each in found:  # grows while it is walked
        try:
            for children in (PROC / str(each) / "task").glob("*/children"):  # each thread has its own
                found += map(int, children.read_text().split())
        except OSError:  # it has ended
            continue
    return found


def _ticks(pid: int) -> int:
    """Return the CPU time of a process and of all it has waited for."""
    try:
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()  # the name may hold blanks
    except OSError:  # it has ended
        return 0
    return sum(map(int, fields[11:15]))  # utime, stime, cutime, cstime


def _sizes(pid: int) -> dict[str, int]:
    """Return the memory of a process in kB; of one that has just ended nothing, which is what it uses."""
    sizes: dict[str, int] = {}
    for file in ("smaps_rollup", "status"):
        try:
            lines = (PROC / str(pid) / file).read_text().splitlines()
        except (FileNotFoundError, ProcessLookupError):
            return {"Pss": 0}
        except PermissionError:
            continue
        for line in lines:
            name, _, value = line.partition(":")
            if name in ("Pss", "VmRSS"):
                sizes[name] = int(value.split()[0])
    return sizes
