"""What every cold program uses before its first own line: probed once, then added to its limits."""

from collections.abc import Callable

from judge.errors import SandboxError
from judge.model import MIB, Execution, Limits, Program
from judge.sandbox.link import Base

ROOM = 4 << 30  # bytes of address space that the probe gets; what it cannot have of it is in use
PROBE = Program(
    f"""\
import mmap
import numpy
flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | getattr(mmap, "MAP_NORESERVE", 0)
most, step = 0, {ROOM}
while step >= mmap.PAGESIZE:
    try:
        mmap.mmap(-1, most + step, flags).close()
        most += step
    except OSError:
        pass
    step //= 2
print(most)
""".encode()
)
PROBE_LIMITS = Limits(time=30, memory=ROOM, output=MIB)
NOTHING = Base(0.0, 0)


def measure_base(run: Callable[[Program, Limits], Execution]) -> Base:
    """Return what the interpreter and the import of NumPy use, by running a program that does no more.

    Address space is measured by trying, for a program may not be able to read /proc.
    """
    probe = run(PROBE, PROBE_LIMITS)
    if probe.exit_code != 0:
        raise SandboxError("sandbox.numpy-fails", detail=probe.stderr.decode(errors="replace")[-300:])
    left = int(probe.stdout)
    return Base(probe.cpu_time, ROOM - left if left < ROOM else None)  # None: the limit does not hold
