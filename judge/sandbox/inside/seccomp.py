"""The seccomp filter of an isolated program: which system calls it may make.

Theory of operation
-------------------
A filter is a program in classic BPF that the kernel runs at every system call, see seccomp(2). It sees the machine, the
number of the call and its six arguments, never what a pointer points to, and answers. Here it is a list of what is
allowed, for a program that computes with NumPy, in threads or with asyncio, reads stdin and writes stdout:

    calls of another machine      kill: the numbers mean other calls there (i386 or, by a bit of the number, x32)
    CALLS, not in RULES           allow
    CALLS, in RULES               allow if the arguments fit, else EPERM
    all others below 424          EPERM
    all others from 424 on        ENOSYS, as a kernel says that is older than the call

The last line is for the libraries. Who makes a recent call must expect a kernel without it and knows another way (for
`clone3` glibc takes `clone`), but would take EPERM for the final word. That holds for calls not yet invented as well.

What would create, rename or remove a file is allowed: read-only mounts or Landlock refuse it, with the errors that a
program expects of a disk. What Landlock does not refuse is not allowed: to change a file's mode, owner, times or
length, or to lock it.

The kernel reads most arguments as 32-bit integers and ignores their upper halves; so do the rules (`low`). Addresses
count whole (`null`).

The program is a binary search over the numbers, and its leaves are blocks that end in an answer. Since Linux 5.11 a
call that is allowed whatever its arguments costs nothing: the kernel finds out which these are when the filter is
installed.
"""

from __future__ import annotations

import struct
import sys

# Numbers of Linux, on whatever system the filter is made.
ALLOW = 0x7FFF0000
KILL_PROCESS = 0x80000000
EPERM = 0x00050000 | 1
ENOSYS = 0x00050000 | 38

LOAD_WORD = 0x20  # of `struct seccomp_data`, by its offset
AND = 0x54
IF_EQUAL = 0x15
IF_AT_LEAST = 0x35
IF_ANY_BIT = 0x45
RETURN = 0x06

NUMBER = 0
MACHINE = 4
FIRST_RECENT = 424  # from here on a call has one number on all machines
X32 = 0x40000000  # a bit of the number
MACHINES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}  # AUDIT_ARCH_*; in the order of the columns of CALLS

O_WRONLY, O_RDWR, O_TRUNC = 1, 2, 0o1000
AF_UNIX, SOCK_STREAM, SOCK_CLOEXEC, SOCK_NONBLOCK = 1, 1, 0o2000000, 0o4000

ALL_BITS = 0xFFFFFFFF
OWN_PID = -1  # stands in an instruction for a number that is known only when the program runs

TYPE_CHECKING = False
if TYPE_CHECKING:
    Instruction = tuple[int, int, int, int]  # code, jumps when true and when false, constant
    Block = tuple[Instruction, ...]  # ends in a return
    Condition = tuple[int, int, tuple[int, ...]]  # offset of a word, the bits that count, the values allowed


def low(argument: int) -> int:
    """Return where the lower half of an argument is, counted from 0."""
    return 16 + 8 * argument


def one_of(word: int, *values: int, bits: int = ALL_BITS) -> Condition:
    """Demand that `word`, as far as `bits`, is one of `values`."""
    return (word, bits, values)


def null(argument: int) -> tuple[Condition, Condition]:
    """Demand that an argument is the null pointer."""
    return (one_of(low(argument), 0), one_of(low(argument) + 4, 0))


def opening(flags: int) -> tuple[Condition]:
    """Demand that a file is truncated only if it is opened for writing, which the file system checks.

    Landlock before ABI 3 lets a file be truncated that is opened for reading, or (access mode 3) for neither.
    """
    return (one_of(low(flags), 0, O_WRONLY, O_RDWR, O_WRONLY | O_TRUNC, O_RDWR | O_TRUNC, bits=3 | O_TRUNC),)


RULES: dict[str, tuple[Condition, ...]] = {
    "open": opening(1),
    "openat": opening(2),
    # A thread, with the flags of glibc or of musl, which make it share everything with its process. One with
    # descriptors of its own would multiply the memory that pipes and sockets can take.
    "clone": (one_of(low(0), 0x3D0F00, 0x7D0F00),),
    # Signals to itself alone: 0 and negative numbers, which mean groups, are never its own.
    "kill": (one_of(low(0), OWN_PID),),
    "tgkill": (one_of(low(0), OWN_PID),),
    "tkill": (one_of(low(0), OWN_PID),),
    # F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC, F_GETPIPE_SZ, F_GET_SEALS. Not locks and leases,
    # not F_SETOWN and F_SETSIG (signals to others), not F_SETPIPE_SZ (memory of the kernel).
    "fcntl": (one_of(low(1), 0, 1, 2, 3, 4, 1030, 1032, 1034),),
    # TCGETS and TCGETS2 (whether it is a terminal), TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX.
    "ioctl": (one_of(low(1), 0x5401, 0x802C542A, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451),),
    "prctl": (one_of(low(0), 15, 16),),  # PR_SET_NAME, PR_GET_NAME
    "prlimit64": (one_of(low(0), 0), *null(2)),  # its own limits, without new ones
    # CLOCK_REALTIME, CLOCK_MONOTONIC. Waiting for the CPU time of another process would set a timer there.
    "clock_nanosleep": (one_of(low(0), 0, 1),),
    # What asyncio wakes itself with. From a pair for datagrams one could send to any socket that has a path.
    "socketpair": (
        one_of(low(0), AF_UNIX),
        one_of(low(1), SOCK_STREAM, bits=ALL_BITS & ~(SOCK_CLOEXEC | SOCK_NONBLOCK)),
    ),
    "sendto": (one_of(low(3), 0), *null(4)),  # no flags: MSG_OOB has been a way into the kernel
    "recvfrom": (one_of(low(3), 0),),
}

# Every call that may be allowed, with its numbers on the machines in MACHINES; None: there is no such call.
# fmt: off
CALLS: dict[str, tuple[int | None, int | None]] = {
    # memory
    "brk": (12, 214), "mmap": (9, 222), "munmap": (11, 215), "mremap": (25, 216),
    "mprotect": (10, 226), "msync": (26, 227), "madvise": (28, 233),
    # descriptors
    "read": (0, 63), "write": (1, 64), "readv": (19, 65), "writev": (20, 66), "pread64": (17, 67),
    "pwrite64": (18, 68), "lseek": (8, 62), "fsync": (74, 82), "fdatasync": (75, 83),
    "close": (3, 57), "dup": (32, 23), "dup2": (33, None), "dup3": (292, 24), "pipe": (22, None),
    "pipe2": (293, 59), "eventfd2": (290, 19), "socketpair": (53, 199), "getsockname": (51, 204),
    "sendto": (44, 206), "recvfrom": (45, 207), "fcntl": (72, 25), "ioctl": (16, 29),
    # files
    "open": (2, None), "openat": (257, 56), "access": (21, None), "faccessat": (269, 48),
    "faccessat2": (439, 439), "stat": (4, None), "lstat": (6, None), "fstat": (5, 80),
    "newfstatat": (262, 79), "statx": (332, 291), "statfs": (137, 43), "fstatfs": (138, 44),
    "readlink": (89, None), "readlinkat": (267, 78), "getdents": (78, None),
    "getdents64": (217, 61), "getcwd": (79, 17), "chdir": (80, 49), "fchdir": (81, 50),
    "umask": (95, 166), "mkdir": (83, None), "mkdirat": (258, 34), "rmdir": (84, None),
    "unlink": (87, None), "unlinkat": (263, 35), "rename": (82, None), "renameat": (264, 38),
    "renameat2": (316, 276), "link": (86, None), "linkat": (265, 37), "symlink": (88, None),
    "symlinkat": (266, 36),
    # waiting
    "poll": (7, None), "ppoll": (271, 73), "select": (23, None), "pselect6": (270, 72),
    "epoll_create": (213, None), "epoll_create1": (291, 20), "epoll_ctl": (233, 21),
    "epoll_wait": (232, None), "epoll_pwait": (281, 22), "pause": (34, None),
    "nanosleep": (35, 101), "clock_nanosleep": (230, 115), "wait4": (61, 260), "waitid": (247, 95),
    # time
    "clock_gettime": (228, 113), "clock_getres": (229, 114), "gettimeofday": (96, 169),
    "time": (201, None), "times": (100, 153), "alarm": (37, None), "getitimer": (36, 102),
    "setitimer": (38, 103),
    # signals
    "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135), "rt_sigreturn": (15, 139),
    "rt_sigpending": (127, 136), "rt_sigtimedwait": (128, 137), "rt_sigsuspend": (130, 133),
    "sigaltstack": (131, 132), "restart_syscall": (219, 128), "kill": (62, 129),
    "tgkill": (234, 131), "tkill": (200, 130),
    # threads
    "clone": (56, 220), "futex": (202, 98), "set_robust_list": (273, 99), "rseq": (334, 293),
    "membarrier": (324, 283), "sched_yield": (24, 124), "sched_getaffinity": (204, 123),
    "getcpu": (309, 168), "exit": (60, 93), "exit_group": (231, 94),
    # the process and the system
    "getpid": (39, 172), "getppid": (110, 173), "gettid": (186, 178), "getpgrp": (111, None),
    "getpgid": (121, 155), "getsid": (124, 156), "getuid": (102, 174), "geteuid": (107, 175),
    "getgid": (104, 176), "getegid": (108, 177), "getresuid": (118, 148), "getresgid": (120, 150),
    "getgroups": (115, 158), "getrlimit": (97, 163), "prlimit64": (302, 261),
    "getrusage": (98, 165), "prctl": (157, 167), "uname": (63, 160), "sysinfo": (99, 179),
    "getrandom": (318, 278),
}
# fmt: on

# What an interpreter needs besides to be executed and to install its own filter (prctl with PR_SET_SECCOMP).
STARTING_CALLS: dict[str, tuple[int | None, int | None]] = {
    "execve": (59, 221),
    "arch_prctl": (158, None),
    "set_tid_address": (218, 96),
}
STARTING_RULES = {"prctl": (one_of(low(0), 15, 16, 22),)}


class Filter:
    """The filter of a machine, complete but for the process that it is for."""

    def __init__(self, instructions: Block) -> None:
        self._program = b"".join(
            struct.pack("<HBBI", code, when_true, when_false, 0 if constant == OWN_PID else constant)
            for code, when_true, when_false, constant in instructions
        )
        self._own_pids = [
            8 * i + 4 for i, instruction in enumerate(instructions) if instruction[3] == OWN_PID
        ]

    def for_process(self, pid: int) -> bytes:
        """Return the array of `struct sock_filter` for the process that sees itself as `pid`."""
        if pid <= 0:
            raise ValueError(f"not a process: {pid}")
        program = bytearray(self._program)
        for offset in self._own_pids:
            struct.pack_into("<I", program, offset, pid)
        return bytes(program)


def machine_filter(machine: str, *, starting: bool = False) -> Filter | None:
    """Return the filter for a machine, named as by `os.uname`; None where the numbers of its calls are not known.

    They are not where a 32-bit interpreter runs on a 64-bit kernel either: it makes the calls of another machine.

    With `starting` it is the filter that holds from the execution of an interpreter until that has installed the other
    one: should it fail to, a program gains no more than the right to execute what it may read.
    """
    if machine not in MACHINES or sys.maxsize < 1 << 32:
        return None
    column = list(MACHINES).index(machine)
    calls, rules = CALLS, RULES
    if starting:
        calls, rules = {**CALLS, **STARTING_CALLS}, {**RULES, **STARTING_RULES}
    blocks = {
        number: _fitting(rules.get(name, ()))
        for name, numbers in calls.items()
        if (number := numbers[column]) is not None
    }
    refuse_x32 = ((IF_ANY_BIT, 0, 1, X32), _answer(KILL_PROCESS)) if machine == "x86_64" else ()
    return Filter(
        (
            (LOAD_WORD, 0, 0, MACHINE),
            (IF_EQUAL, 1, 0, MACHINES[machine]),
            _answer(KILL_PROCESS),
            (LOAD_WORD, 0, 0, NUMBER),
            *refuse_x32,
            *_search(_runs(blocks)),
        )
    )


def _answer(value: int) -> Instruction:
    return (RETURN, 0, 0, value)


def _fitting(conditions: tuple[Condition, ...]) -> Block:
    """Allow a call if each condition holds."""
    block: list[Instruction] = []
    for word, bits, values in conditions:
        block.append((LOAD_WORD, 0, 0, word))
        if bits != ALL_BITS:
            block.append((AND, 0, 0, bits))
        block += [(IF_EQUAL, len(values) - i, 0, value) for i, value in enumerate(values)]
        block.append(_answer(EPERM))
    return (*block, _answer(ALLOW))


def _runs(blocks: dict[int, Block]) -> list[tuple[int, Block]]:
    """Divide all numbers into runs with the same block: the first number of each with the block, ascending."""
    runs: list[tuple[int, Block]] = []
    for number in range(max(blocks) + 2):
        block = blocks.get(number, (_answer(EPERM if number < FIRST_RECENT else ENOSYS),))
        if not runs or runs[-1][1] != block:
            runs.append((number, block))
    return runs


def _search(runs: list[tuple[int, Block]]) -> Block:
    """Find the run of the number that is loaded, by halves; jumps reach 255 instructions."""
    if len(runs) == 1:
        return runs[0][1]
    middle = len(runs) // 2
    below, above = _search(runs[:middle]), _search(runs[middle:])
    return ((IF_AT_LEAST, len(below), 0, runs[middle][0]), *below, *above)
