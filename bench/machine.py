"""On what it was measured."""

import os
import platform
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import judge


def machine() -> str:
    """Return the processor, the cores, the memory and the system, in a line."""
    cores = len(os.sched_getaffinity(0))
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / (1 << 30)
    system = f"{platform.system()} {platform.release()}"
    return f"{_processor()}, {cores} cores, {memory:.0f} GiB of memory, {system}"


def software() -> str:
    """Return the versions of what takes part, in a line."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, NumPy {version('numpy')}, AttnJudge {judge.__version__}"


def user() -> str:
    """Return which kind of user judges: the isolation of root is set up in another way."""
    return "root" if os.geteuid() == 0 else "an ordinary user"


def today() -> str:
    """Return the date."""
    return datetime.now(UTC).date().isoformat()


def load() -> float:
    """Return the load average of the last minute."""
    return os.getloadavg()[0]


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        name, _, value = line.partition(":")
        if name.strip() == "model name":
            return value.strip()
    return platform.machine()
