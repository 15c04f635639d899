"""The system calls of Linux that confine a process, which the standard library does not offer.

Thin: each function is one call, with names instead of numbers, and raises OSError when the kernel refuses.
"""

from __future__ import annotations

import ctypes
import os
import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CLONE_NEWNS = 0x00020000
CLONE_NEWCGROUP = 0x02000000
CLONE_NEWUTS = 0x04000000
CLONE_NEWIPC = 0x08000000
CLONE_NEWUSER = 0x10000000
CLONE_NEWPID = 0x20000000
CLONE_NEWNET = 0x40000000

MS_NOSUID = 2
MS_NODEV = 4
MS_NOEXEC = 8
MS_BIND = 4096
MS_REC = 16384
MS_PRIVATE = 1 << 18
MNT_DETACH = 2
MOUNT_ATTR_RDONLY = 1
MOUNT_ATTR_NOSUID = 2
AT_FDCWD = -100
AT_RECURSIVE = 0x8000

PR_SET_PDEATHSIG = 1
PR_SET_DUMPABLE = 4
PR_SET_KEEPCAPS = 8
PR_SET_SECCOMP = 22
PR_CAPBSET_READ = 23
PR_CAPBSET_DROP = 24
PR_SET_CHILD_SUBREAPER = 36
PR_SET_NO_NEW_PRIVS = 38
PR_CAP_AMBIENT = 47
PR_CAP_AMBIENT_CLEAR_ALL = 4

CAP_SYS_RESOURCE = 24
CAPABILITIES_VERSION_3 = 0x20080522

SECCOMP_MODE_FILTER = 2
M_ARENA_MAX = -8

# System calls without a wrapper in libc: (x86_64, aarch64). New ones have one number everywhere.
NUMBERS = {
    "capset": (126, 91),
    "pivot_root": (155, 41),
    "mount_setattr": (442, 442),
    "landlock_create_ruleset": (444, 444),
    "landlock_add_rule": (445, 445),
    "landlock_restrict_self": (446, 446),
}
MACHINES = ("x86_64", "aarch64")

libc = ctypes.CDLL(None, use_errno=True)


class UnknownMachine(OSError):
    """The numbers of the system calls of this machine are not known here."""


def _checked(result: int, what: str) -> int:
    if result < 0:
        error = ctypes.get_errno()
        raise OSError(error, f"{what}: {os.strerror(error)}")
    return result


def system_call(name: str, *arguments: Any) -> int:
    """Make a system call by its name."""
    machine = os.uname().machine
    if machine not in MACHINES:
        raise UnknownMachine(f"no system call numbers for this machine: {machine}")
    number = NUMBERS[name][MACHINES.index(machine)]
    wide = [ctypes.c_long(each) if isinstance(each, int) else each for each in arguments]
    return _checked(libc.syscall(ctypes.c_long(number), *wide), name)


def prctl(option: int, argument: int = 0, second: Any = 0) -> int:
    """Operate on the process itself."""
    wide = ctypes.c_ulong(second) if isinstance(second, int) else second
    zero = ctypes.c_ulong(0)
    return _checked(libc.prctl(option, ctypes.c_ulong(argument), wide, zero, zero), f"prctl {option}")


def unshare(namespaces: int) -> None:
    """Move into new namespaces."""
    _checked(libc.unshare(namespaces), "unshare")


def mount(source: str | None, target: str, kind: str | None, flags: int = 0, options: str = "") -> None:
    """Mount a file system, or change how one is mounted."""
    names = [None if each is None else os.fsencode(each) for each in (source, target, kind)]
    result = libc.mount(*names, ctypes.c_ulong(flags), os.fsencode(options) or None)
    _checked(result, f"mount {target}")


def unmount(target: str, flags: int = 0) -> None:
    """Take a file system away."""
    _checked(libc.umount2(os.fsencode(target), flags), f"umount {target}")


def restrict_mount(target: str, attributes: int, *, below: bool = False) -> None:
    """Add restrictions to a mount, `below` to all mounts under it too; those in force stay."""
    _set_mount_attributes(target, attributes, 0, AT_RECURSIVE if below else 0)


def loosen_mount(target: str, attributes: int) -> None:
    """Take restrictions away from a mount."""
    _set_mount_attributes(target, 0, attributes, 0)


def _set_mount_attributes(target: str, added: int, taken_away: int, flags: int) -> None:
    wanted = struct.pack("QQQQ", added, taken_away, 0, 0)
    system_call("mount_setattr", AT_FDCWD, os.fsencode(target), flags, wanted, len(wanted))


def pivot_root(new_root: str, put_old: str) -> None:
    """Make `new_root` the root; the old one is then at `put_old`."""
    system_call("pivot_root", os.fsencode(new_root), os.fsencode(put_old))


def set_capabilities(permitted: int) -> None:
    """Set the capabilities of this thread, permitted and effective alike, none to be inherited."""
    header = struct.pack("Ii", CAPABILITIES_VERSION_3, 0)
    low, high = permitted & 0xFFFFFFFF, permitted >> 32
    data = struct.pack("6I", low, low, 0, high, high, 0)
    system_call("capset", header, data)


def last_capability() -> int:
    """Return the number of the highest capability this kernel knows."""
    return next(number for number in range(64) if libc.prctl(PR_CAPBSET_READ, number + 1, 0, 0, 0) < 0)


def drop_from_bounding_set(capability: int) -> None:
    """Give up a capability for what is executed later; a process that may not do that has none to give."""
    libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)


def empty_bounding_set() -> None:
    """Give up every capability that a program could still gain by executing a file."""
    for capability in range(last_capability() + 1):
        prctl(PR_CAPBSET_DROP, capability)


def drop_capabilities() -> None:
    """Give up every capability of this process."""
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL)
    set_capabilities(0)


def use_one_arena() -> None:
    """Let all threads share one arena of memory, as MALLOC_ARENA_MAX=1 does.

    Each would reserve 64 MiB. The C library ignores the variable where real and effective uid differ.
    """
    libc.mallopt(M_ARENA_MAX, 1)


class FilterProgram(ctypes.Structure):
    """`struct sock_fprog`."""

    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_void_p))


def install_filter(program: bytes) -> None:
    """Install a seccomp filter (an array of `struct sock_filter`) for good; needs PR_SET_NO_NEW_PRIVS."""
    instructions = ctypes.create_string_buffer(program, len(program))
    described = FilterProgram(len(program) // 8, ctypes.addressof(instructions))
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.byref(described))
