"""The seccomp filter: its program run on records of system calls, and installed in a real process."""

import json
import os
import re
import signal
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from judge.sandbox.inside import seccomp

PID = 4711
AUDIT = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7, "i386": 0x40000003, "arm": 0x40000028}
ANSWERS = {0x7FFF0000: "allow", 0x00050001: "EPERM", 0x00050026: "ENOSYS", 0x80000000: "kill"}
COLUMN = {"x86_64": 0, "aarch64": 1}

each_machine = pytest.mark.parametrize("machine", COLUMN)

# Calls that must not be allowed, with their numbers on x86_64 and aarch64.
# fmt: off
FORBIDDEN = {
    # other programs and sockets
    "fork": (57, None), "vfork": (58, None), "execve": (59, 221), "execveat": (322, 281),
    "socket": (41, 198), "connect": (42, 203), "accept": (43, 202), "accept4": (288, 242),
    "bind": (49, 200), "listen": (50, 201), "sendmsg": (46, 211), "sendmmsg": (307, 269),
    "recvmsg": (47, 212), "recvmmsg": (299, 243), "setsockopt": (54, 208), "getsockopt": (55, 209),
    "shutdown": (48, 210),
    # other processes
    "ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271),
    "kcmp": (312, 272), "pidfd_open": (434, 434), "pidfd_getfd": (438, 438),
    "pidfd_send_signal": (424, 424), "process_madvise": (440, 440), "process_mrelease": (448, 448),
    "rt_sigqueueinfo": (129, 138), "rt_tgsigqueueinfo": (297, 240), "sched_setaffinity": (203, 122),
    "sched_setscheduler": (144, 119), "sched_setparam": (142, 118), "sched_setattr": (314, 274),
    "setpriority": (141, 140), "ioprio_set": (251, 30), "setrlimit": (160, 164),
    "migrate_pages": (256, 238), "move_pages": (279, 239),
    # who it is
    "setuid": (105, 146), "setgid": (106, 144), "setreuid": (113, 145), "setregid": (114, 143),
    "setresuid": (117, 147), "setresgid": (119, 149), "setfsuid": (122, 151),
    "setfsgid": (123, 152), "setgroups": (116, 159), "capset": (126, 91), "setpgid": (109, 154),
    "setsid": (112, 157), "personality": (135, 92), "seccomp": (317, 277),
    "landlock_create_ruleset": (444, 444), "landlock_add_rule": (445, 445),
    "landlock_restrict_self": (446, 446), "arch_prctl": (158, None),
    # what outlives it or is shared
    "add_key": (248, 217), "request_key": (249, 218), "keyctl": (250, 219), "shmget": (29, 194),
    "shmat": (30, 196), "shmctl": (31, 195), "semget": (64, 190), "semop": (65, 193),
    "semctl": (66, 191), "semtimedop": (220, 192), "msgget": (68, 186), "msgsnd": (69, 189),
    "msgrcv": (70, 188), "msgctl": (71, 187), "mq_open": (240, 180), "mq_unlink": (241, 181),
    "mq_timedsend": (242, 182), "mq_timedreceive": (243, 183), "mq_notify": (244, 184),
    "memfd_create": (319, 279), "memfd_secret": (447, 447), "mlock": (149, 228),
    "mlock2": (325, 284), "mlockall": (151, 230), "mbind": (237, 235), "set_mempolicy": (238, 237),
    # parts of the kernel that are large, new, or for administrators
    "io_uring_setup": (425, 425), "io_uring_enter": (426, 426), "io_uring_register": (427, 427),
    "io_setup": (206, 0), "io_submit": (209, 2), "bpf": (321, 280), "userfaultfd": (323, 282),
    "perf_event_open": (298, 241), "timer_create": (222, 107), "timerfd_create": (283, 85),
    "signalfd": (282, None), "signalfd4": (289, 74), "inotify_init": (253, None),
    "inotify_init1": (294, 26), "inotify_add_watch": (254, 27), "fanotify_init": (300, 262),
    "splice": (275, 76), "vmsplice": (278, 75), "tee": (276, 77), "sendfile": (40, 71),
    "copy_file_range": (326, 285), "modify_ldt": (154, None), "iopl": (172, None),
    "ioperm": (173, None), "init_module": (175, 105), "finit_module": (313, 273),
    "kexec_load": (246, 104), "reboot": (169, 142), "swapon": (167, 224), "quotactl": (179, 60),
    "acct": (163, 89), "syslog": (103, 116), "sethostname": (170, 161), "setdomainname": (171, 162),
    "clock_settime": (227, 112), "settimeofday": (164, 170), "adjtimex": (159, 171),
    "clock_adjtime": (305, 266),
    # namespaces and mounts
    "unshare": (272, 97), "setns": (308, 268), "mount": (165, 40), "umount2": (166, 39),
    "pivot_root": (155, 41), "chroot": (161, 51), "open_tree": (428, 428), "move_mount": (429, 429),
    "fsopen": (430, 430), "fsconfig": (431, 431), "fsmount": (432, 432), "fspick": (433, 433),
    "mount_setattr": (442, 442), "name_to_handle_at": (303, 264), "open_by_handle_at": (304, 265),
    "clone3": (435, 435),
    # files
    "openat2": (437, 437), "creat": (85, None), "mknod": (133, None), "mknodat": (259, 33),
    "chmod": (90, None), "fchmod": (91, 52), "fchmodat": (268, 53), "fchmodat2": (452, 452),
    "chown": (92, None), "fchown": (93, 55), "lchown": (94, None), "fchownat": (260, 54),
    "utime": (132, None), "utimes": (235, None), "futimesat": (261, None), "utimensat": (280, 88),
    "setxattr": (188, 5), "lsetxattr": (189, 6), "fsetxattr": (190, 7), "removexattr": (197, 14),
    "lremovexattr": (198, 15), "fremovexattr": (199, 16), "truncate": (76, 45),
    "ftruncate": (77, 46), "fallocate": (285, 47), "flock": (73, 32), "fadvise64": (221, 223),
    "sync": (162, 81), "syncfs": (306, 267), "close_range": (436, 436),
}
# fmt: on


def instructions(program: bytes) -> list[tuple[int, int, int, int]]:
    """The code, the jumps when true and when false, and the constant of each."""
    return list(struct.iter_unpack("<HBBI", program))


def run(program: bytes, machine: str, number: int, *arguments: int) -> str:
    """What the kernel would answer to a call: it runs the program on a record of it."""
    words = [argument & (1 << 64) - 1 for argument in (*arguments, *[0] * (6 - len(arguments)))]
    record = struct.pack("<IIQ6Q", number & 0xFFFFFFFF, AUDIT[machine], 0, *words)
    code = instructions(program)
    accumulator = at = 0
    while True:
        kind, when_true, when_false, constant = code[at]
        at += 1
        if kind == 0x20:
            (accumulator,) = struct.unpack_from("<I", record, constant)
        elif kind == 0x54:
            accumulator &= constant
        elif kind == 0x06:
            return ANSWERS[constant]
        else:
            true = {
                0x15: accumulator == constant,
                0x35: accumulator >= constant,
                0x45: accumulator & constant,
            }[kind]
            at += when_true if true else when_false


def program_for(machine: str, pid: int = PID) -> bytes:
    made = seccomp.machine_filter(machine)
    assert made
    return made.for_process(pid)


PROGRAMS = {machine: program_for(machine) for machine in COLUMN}


# The numbers


def header_numbers(text: str) -> dict[str, int]:
    """The calls that a header of Linux defines."""
    found = re.findall(r"^#define __NR(?:3264)?_(\w+)\s+(\d+)\b", text, re.MULTILINE)
    numbers = {name: int(number) for name, number in found}
    if "fstatat" in numbers:  # defined by this name for all machines, and named anew for those of 64 bits
        numbers["newfstatat"] = numbers.pop("fstatat")
    return numbers


HEADERS = {
    "x86_64": Path("/usr/include/x86_64-linux-gnu/asm/unistd_64.h"),
    "aarch64": Path("/usr/include/asm-generic/unistd.h"),
}


@each_machine
def test_the_numbers_are_those_of_the_headers_of_linux(machine: str) -> None:
    if not HEADERS[machine].exists():
        pytest.skip("the headers of Linux are not here")
    header = header_numbers(HEADERS[machine].read_text())
    newest = max(header.values())
    assert newest > 400
    wrong = {
        name: (numbers[COLUMN[machine]], header.get(name))
        for name, numbers in (seccomp.CALLS | FORBIDDEN).items()
        if numbers[COLUMN[machine]] != header.get(name) and (numbers[COLUMN[machine]] or 0) <= newest
    }
    assert wrong == {}


def test_every_rule_is_for_a_call() -> None:
    assert seccomp.RULES.keys() <= seccomp.CALLS.keys()


@each_machine
def test_no_number_stands_for_two_calls(machine: str) -> None:
    numbers = [
        numbers[COLUMN[machine]]
        for numbers in (*seccomp.CALLS.values(), *FORBIDDEN.values())
        if numbers[COLUMN[machine]] is not None
    ]
    assert len(numbers) == len(set(numbers))


# The program


@each_machine
def test_the_kernel_can_run_the_program(machine: str) -> None:
    code = instructions(PROGRAMS[machine])
    assert len(code) <= 4096
    assert code[-1][0] == 0x06
    for at, (kind, when_true, when_false, constant) in enumerate(code):
        if kind in (0x15, 0x35, 0x45):
            assert at + 1 + max(when_true, when_false) < len(code)
        elif kind == 0x20:
            assert constant % 4 == 0
            assert constant < 64


@each_machine
def test_exactly_the_calls_of_the_table_without_a_rule_are_allowed_whatever_their_arguments(
    machine: str,
) -> None:
    names = {numbers[COLUMN[machine]]: name for name, numbers in seccomp.CALLS.items()}
    for number in range(600):
        name = names.get(number)
        if name in seccomp.RULES:
            continue
        expected = "allow" if name else "EPERM" if number < 424 else "ENOSYS"
        for argument in (0, 1, PID, 1 << 32, -1):
            assert run(PROGRAMS[machine], machine, number, *[argument] * 6) == expected, (number, name)


@each_machine
def test_what_could_harm_is_refused(machine: str) -> None:
    for name, numbers in FORBIDDEN.items():
        number = numbers[COLUMN[machine]]
        if number is not None:
            expected = "EPERM" if number < 424 else "ENOSYS"  # for which libraries have another way
            for argument in (0, 1, PID, -1):
                assert run(PROGRAMS[machine], machine, number, *[argument] * 6) == expected, name


# What CPython, NumPy, OpenBLAS and the C library were seen to call, and what only some versions of them call.
NEEDED = """
    brk mmap munmap mremap mprotect msync madvise read write readv writev pread64 pwrite64 lseek fsync close dup dup3
    pipe2 socketpair sendto recvfrom fcntl ioctl openat fstat newfstatat statx faccessat faccessat2 readlinkat
    getdents64 getcwd mkdirat unlinkat renameat renameat2 linkat symlinkat ppoll pselect6 epoll_create1 epoll_ctl
    epoll_pwait eventfd2 nanosleep clock_nanosleep wait4 waitid clock_gettime clock_getres gettimeofday times setitimer
    getitimer rt_sigaction rt_sigprocmask rt_sigreturn rt_sigtimedwait rt_sigsuspend sigaltstack restart_syscall kill
    tgkill clone futex set_robust_list rseq membarrier sched_yield sched_getaffinity getcpu gettid exit exit_group
    getpid getppid getuid geteuid getgid getegid prlimit64 getrusage prctl uname sysinfo getrandom
"""
NEEDED_ON_X86_64_TOO = """
    open stat lstat access readlink getdents dup2 pipe mkdir rmdir unlink rename link symlink poll select epoll_wait
    pause time alarm getpgrp
"""


def test_what_python_and_numpy_need_is_in_the_table() -> None:
    assert [name for name in NEEDED.split() if None in seccomp.CALLS.get(name, (None, None))] == []
    assert [name for name in NEEDED_ON_X86_64_TOO.split() if name not in seccomp.CALLS] == []


@each_machine
@pytest.mark.parametrize("number", [463, 512, 600, 5000, 0x3FFFFFFF])
def test_a_call_that_is_not_invented_yet_does_not_exist(machine: str, number: int) -> None:
    assert run(PROGRAMS[machine], machine, number) == "ENOSYS"


@each_machine
@pytest.mark.parametrize("other", AUDIT)
def test_the_calls_of_another_machine_kill(machine: str, other: str) -> None:
    if machine != other:
        answers = {run(PROGRAMS[machine], other, number, PID) for number in (*range(500), 0x40000000, -1)}
        assert answers == {"kill"}


def test_the_calls_of_x32_kill() -> None:
    numbers = [number | 0x40000000 for number in range(600)]
    assert {run(PROGRAMS["x86_64"], "x86_64", number, PID) for number in numbers} == {"kill"}
    assert {run(PROGRAMS["aarch64"], "aarch64", number, PID) for number in numbers} == {"ENOSYS"}


# The rules on arguments

HIGH = 1 << 32  # the kernel does not see it in an argument of 32 bits
ADDRESS = 0x7FFF12345678
THREAD = 0x3D0F00
NAMESPACES = [0x20000, 0x2000000, 0x4000000, 0x8000000, 0x10000000, 0x20000000, 0x40000000]
SHARED_BY_THREADS = [0x100, 0x200, 0x400, 0x800, 0x10000]  # memory, folder, descriptors, handlers, process
O_RDONLY, O_WRONLY, O_RDWR, O_CREAT, O_TRUNC, O_CLOEXEC = 0, 1, 2, 0o100, 0o1000, 0o2000000
WAYS_TO_OPEN = (O_RDONLY, O_WRONLY, O_RDWR | O_CREAT, O_WRONLY | O_CREAT | O_TRUNC, O_RDWR | O_TRUNC)
WAYS_NOT_TO_OPEN = (O_TRUNC, O_TRUNC | O_CREAT, O_TRUNC | 3, 3)  # 3: for ioctl alone
LOCKS_AND_LEASES = (5, 6, 7, 36, 37, 38, 1024, 1025)  # F_GETLK to F_OFD_SETLKW, F_SETLEASE, F_GETLEASE
F_SETOWN, F_SETSIG, F_SETOWN_EX, F_NOTIFY, F_SETPIPE_SZ, F_ADD_SEALS = 8, 10, 15, 1026, 1031, 1033
TIOCSTI, TIOCLINUX, TIOCSCTTY = 0x5412, 0x541C, 0x540E
FIOASYNC, FIOSETOWN, FICLONE = 0x5452, 0x8901, 0x40049409
PR_SET_NAME, PR_GET_NAME = 15, 16
PR_SET_PTRACER, PR_SET_VMA = 0x59616D61, 0x53564D41
OTHER_PROCESS_CLOCK = (~PID << 3) | 2

FITTING: dict[str, list[tuple[int, ...]]] = {
    "kill": [(PID | high, signal.SIGTERM) for high in (0, HIGH, HIGH << 31)],
    "tgkill": [(PID | high, 99, signal.SIGTERM) for high in (0, HIGH)],
    "tkill": [(PID, signal.SIGTERM)],
    "clone": [(flags, ADDRESS) for flags in (THREAD, THREAD | 0x400000, THREAD | HIGH)],
    "fcntl": [(1, command, -1) for command in (0, 1, 2, 3, 4, 1030, 1032, 1034, HIGH | 1)],
    "ioctl": [
        (1, request, ADDRESS)
        for request in (0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451, 0x802C542A, 0xFFFFFFFF802C542A)
    ],
    "prctl": [(option, ADDRESS) for option in (PR_SET_NAME, PR_GET_NAME, HIGH | PR_SET_NAME)],
    "prlimit64": [(pid, 7, 0, ADDRESS) for pid in (0, HIGH)],
    "clock_nanosleep": [(clock, 1, ADDRESS, 0) for clock in (0, 1)],
    "open": [(ADDRESS, flags | O_CLOEXEC, 0o666) for flags in WAYS_TO_OPEN],
    "openat": [(-100, ADDRESS, flags | O_CLOEXEC, 0o666) for flags in WAYS_TO_OPEN],
    "socketpair": [(1 | high, kind, 0, ADDRESS) for high in (0, HIGH) for kind in (1, 0x80001, 0x80801)],
    "sendto": [(4, ADDRESS, 1, high, 0, 0) for high in (0, HIGH)],
    "recvfrom": [(4, ADDRESS, 4096, high, 0, 0) for high in (0, HIGH)],
}

NOT_OWN_PIDS = (0, -1, 1, -PID, PID + 1, PID - 1, 0xFFFFFFFF, PID << 32, HIGH, HIGH | 1, 1 << 31)
NOT_FITTING: dict[str, list[tuple[int, ...]]] = {
    "kill": [(pid, PID) for pid in NOT_OWN_PIDS],
    "tgkill": [(pid, PID, PID) for pid in NOT_OWN_PIDS],
    "tkill": [(pid, PID) for pid in NOT_OWN_PIDS],
    "clone": [
        (0, 0),
        (signal.SIGCHLD, 0),
        (0x01200011, 0),  # as by fork
        (0x4111, ADDRESS),  # as by posix_spawn
        (THREAD << 32, ADDRESS),
        *[(THREAD | namespace, ADDRESS) for namespace in NAMESPACES],
        *[(namespace | signal.SIGCHLD, 0) for namespace in NAMESPACES],
        *[(THREAD & ~shared, ADDRESS) for shared in SHARED_BY_THREADS],
        *[(THREAD | flag, ADDRESS) for flag in (0x1000, 0x2000, 0x4000, 0x8000, 0x80000000)],
    ],
    "fcntl": [
        (1, command | high, 1)
        for command in (
            *LOCKS_AND_LEASES,
            F_SETOWN,
            F_SETSIG,
            F_SETOWN_EX,
            F_NOTIFY,
            F_SETPIPE_SZ,
            F_ADD_SEALS,
            -1,
        )
        for high in (0, HIGH)
    ],
    "ioctl": [
        (0, request | high, ADDRESS)
        for request in (0, TIOCSTI, TIOCLINUX, TIOCSCTTY, FIOASYNC, FIOSETOWN, FICLONE)
        for high in (0, HIGH)
    ],
    "prctl": [
        *[(option, 1, 1) for option in range(80) if option not in (PR_SET_NAME, PR_GET_NAME)],
        *[(option, 1, 1) for option in (PR_SET_PTRACER, PR_SET_VMA, HIGH | 4, PR_SET_NAME << 32)],
    ],
    "prlimit64": [
        *[(0, 7, new, ADDRESS) for new in (ADDRESS, HIGH, 1)],
        *[(pid, 7, 0, ADDRESS) for pid in (1, -1)],
    ],
    "clock_nanosleep": [(clock, 0, ADDRESS, 0) for clock in (2, 3, -1, OTHER_PROCESS_CLOCK)],
    "open": [(ADDRESS, flags) for flags in WAYS_NOT_TO_OPEN],
    "openat": [(-100, ADDRESS, flags) for flags in WAYS_NOT_TO_OPEN],
    "socketpair": [
        *[(family, 1, 0, ADDRESS) for family in (0, 2, 10, 16, 40, HIGH)],
        *[(1, kind, 0, ADDRESS) for kind in (2, 3, 5, 0x80002, 0x80005, HIGH, 0x11)],
    ],
    "sendto": [
        *[(4, ADDRESS, 1, 0, address, 110) for address in (ADDRESS, 1, HIGH)],
        *[(4, ADDRESS, 1, flag, 0, 0) for flag in (1, 2, 0x40)],
    ],
    "recvfrom": [(4, ADDRESS, 1, flag, 0, 0) for flag in (1, 2, 0x40)],
}


def test_every_rule_is_tested_both_ways() -> None:
    assert FITTING.keys() == NOT_FITTING.keys() == seccomp.RULES.keys()


@each_machine
@pytest.mark.parametrize("call", seccomp.RULES)
def test_a_call_is_allowed_only_with_fitting_arguments(machine: str, call: str) -> None:
    number = seccomp.CALLS[call][COLUMN[machine]]
    if number is None:
        assert (machine, call) == ("aarch64", "open")
        return
    for arguments in FITTING[call]:
        assert run(PROGRAMS[machine], machine, number, *arguments) == "allow", [*map(hex, arguments)]
    for arguments in NOT_FITTING[call]:
        assert run(PROGRAMS[machine], machine, number, *arguments) == "EPERM", [*map(hex, arguments)]


# For whom it is


@each_machine
def test_a_filter_serves_one_process_after_another(machine: str) -> None:
    made = seccomp.machine_filter(machine)
    assert made
    number = seccomp.CALLS["kill"][COLUMN[machine]]
    assert number is not None
    for own, other in ((2, 3), (3, 2), (4_194_304, 2)):
        program = made.for_process(own)
        assert run(program, machine, number, own) == "allow"
        assert run(program, machine, number, other) == "EPERM"


@pytest.mark.parametrize("pid", [0, -1, -PID])
def test_a_number_that_means_other_processes_is_no_process(pid: int) -> None:
    made = seccomp.machine_filter("x86_64")
    assert made
    with pytest.raises(ValueError, match=str(pid)):
        made.for_process(pid)


@pytest.mark.parametrize("machine", ["i686", "armv7l", "aarch64_be", "arm64", "riscv64", "AMD64", ""])
def test_for_an_unknown_machine_there_is_no_filter(machine: str) -> None:
    assert seccomp.machine_filter(machine) is None


@each_machine
def test_for_an_interpreter_of_32_bits_on_a_kernel_of_64_there_is_no_filter(
    machine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "maxsize", (1 << 31) - 1)
    assert seccomp.machine_filter(machine) is None


# In a real process

FOLDER = str(Path(seccomp.__file__).parent)
INSTALL = """
import ctypes, os, sys
sys.path.insert(0, sys.argv[1])
import seccomp
program = seccomp.machine_filter(os.uname().machine).for_process(os.getpid())
class Described(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p)]
libc = ctypes.CDLL(None, use_errno=True)
described = Described(len(program) // 8, program)
assert libc.prctl(38, *map(ctypes.c_ulong, (1, 0, 0, 0))) == 0, "PR_SET_NO_NEW_PRIVS"
assert libc.prctl(22, ctypes.c_ulong(2), ctypes.byref(described)) == 0, "PR_SET_SECCOMP"
"""

confinable = pytest.mark.skipif(
    not sys.platform.startswith("linux") or seccomp.machine_filter(os.uname().machine) is None,
    reason="there is no filter for this machine",
)


def run_confined(source: str, *arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", INSTALL + source, FOLDER, *arguments],
        input=stdin,
        capture_output=True,
        timeout=120,
        check=False,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "2"},
    )


@confinable
def test_the_module_imports_little() -> None:
    code = "import sys; sys.path.insert(0, sys.argv[1]); import seccomp; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, FOLDER], capture_output=True, text=True, check=True
    )
    assert {"typing", "dataclasses", "re", "ctypes", "enum"}.isdisjoint(done.stdout.split())


COMPUTES = """
import asyncio, concurrent.futures, math, mmap, random, select, signal, threading, time
import numpy as np

n = int(sys.stdin.readline())
rows = [list(map(float, line.split())) for line in sys.stdin]
a = np.array(rows)
u, s, vt = np.linalg.svd(a, full_matrices=False)
print(f"{n} {np.allclose((u * s) @ vt, a)}")
big = np.random.default_rng(1).standard_normal((300, 300))
print(f"{np.allclose(np.linalg.inv(big) @ big, np.eye(300))} {np.fft.fft(np.ones(8))[0].real:.0f}")

with concurrent.futures.ThreadPoolExecutor(4) as pool:
    print(sum(pool.map(lambda k: int(np.arange(k).sum()), [10, 20, 30])))
done = []
thread = threading.Thread(target=lambda: (time.sleep(0.01), done.append("thread")), name="waiter")
thread.start()
thread.join()
threading.stack_size(16 << 20)
thread = threading.Thread(target=lambda: done.append("stack"))
thread.start()
thread.join(timeout=60)

async def main():
    await asyncio.sleep(0.001)
    return await asyncio.to_thread(math.factorial, 5)
print(asyncio.run(main()), done)

caught = []
for each in (signal.SIGALRM, signal.SIGUSR1):
    signal.signal(each, lambda number, _: caught.append(number))
signal.alarm(30)
signal.setitimer(signal.ITIMER_REAL, 0.01, 0.05)
signal.pause()
signal.alarm(0)
os.kill(os.getpid(), signal.SIGUSR1)
signal.raise_signal(signal.SIGUSR1)
signal.pthread_kill(threading.get_ident(), signal.SIGUSR1)
print(signal.SIGALRM in caught, caught.count(signal.SIGUSR1))

import resource
resource.getrlimit(resource.RLIMIT_AS), resource.getrusage(resource.RUSAGE_SELF)
os.cpu_count(), os.sched_getaffinity(0), os.uname(), os.getcwd(), os.listdir("/"), os.getloadavg(), os.getppid()
print(random.random() < 1, len(os.urandom(4)), time.time() > 0, time.process_time() > 0, sys.stdin.isatty())
pages = mmap.mmap(-1, 8192)
pages[:2] = b"ab"
pages.flush()
pages.close()
select.select([0], [], [], 0)
r, w = os.pipe()
os.set_blocking(r, False)
os.close(os.dup(w))
os.closerange(r, w + 1)
sys.stdout.flush()
with open("/dev/stdout", "w") as stdout:
    stdout.write("device\\n")
with open(1, "w", closefd=False) as stdout:
    stdout.write("descriptor\\n")
os.write(1, b"end\\n")
"""


@confinable
def test_a_program_with_numpy_threads_asyncio_and_signals_runs() -> None:
    done = run_confined(COMPUTES, stdin=b"3\n1 2\n3 4\n5 7\n")
    assert done.stderr.decode() == ""
    assert done.stdout.decode().splitlines() == [
        "3 True",
        "True 8",
        "670",
        "120 ['thread', 'stack']",
        "True 3",
        "True 4 True True False",
        "device",
        "descriptor",
        "end",
    ]
    assert done.returncode == 0


REFUSED = {
    # other processes
    "os.fork()": "EPERM",
    "os.posix_spawn('/bin/true', ['true'], {})": "EPERM",
    "os.execv('/bin/true', ['true'])": "EPERM",
    "subprocess.run(['true'])": "EPERM",
    "os.kill(os.getppid(), 0)": "EPERM",
    "os.kill(0, 0)": "EPERM",
    "os.kill(-1, 0)": "EPERM",
    "os.killpg(0, 0)": "EPERM",
    "os.pidfd_open(os.getpid())": "ENOSYS",
    "os.setpriority(os.PRIO_PROCESS, 0, 1)": "EPERM",
    "os.sched_setaffinity(0, os.sched_getaffinity(0))": "EPERM",
    "resource.prlimit(os.getppid(), resource.RLIMIT_CPU)": "EPERM",
    "resource.prlimit(0, resource.RLIMIT_CPU, resource.getrlimit(resource.RLIMIT_CPU))": "EPERM",
    # sockets
    "socket.socket()": "EPERM",
    "socket.socket(socket.AF_UNIX)": "EPERM",
    "socket.socketpair(type=socket.SOCK_DGRAM)": "EPERM",
    "socket.socketpair()[0].send(b'x', socket.MSG_OOB)": "EPERM",
    # files: their content was read before
    "os.chmod(file, 0o777)": "EPERM",
    "os.utime(file)": "EPERM",
    "os.chown(file, -1, -1)": "EPERM",
    "os.truncate(file, 0)": "EPERM",
    "os.open(file, os.O_RDONLY | os.O_TRUNC)": "EPERM",
    "fcntl.flock(opened, fcntl.LOCK_SH)": "EPERM",
    "fcntl.lockf(opened, fcntl.LOCK_SH)": "EPERM",
    "fcntl.fcntl(opened, fcntl.F_SETOWN, os.getpid())": "EPERM",
    "fcntl.fcntl(os.pipe()[1], 1031, 1 << 20)": "EPERM",
    "os.mkfifo(file + '.fifo')": "EPERM",
    # where the file system decides, the program sees what that says
    "os.mkdir('/nonexistent/folder')": "ENOENT",
    "os.rename('/nonexistent/file', '/nonexistent/other')": "ENOENT",
    "os.remove('/nonexistent/file')": "ENOENT",
    "open('/nonexistent/file', 'w')": "ENOENT",
    "os.wait()": "ECHILD",
    # the kernel
    "os.memfd_create('memory')": "EPERM",
    "called(libc.prctl(4, 0))": "EPERM",  # PR_SET_DUMPABLE
    "called(libc.prctl(1, 0))": "EPERM",  # PR_SET_PDEATHSIG
    "called(libc.prctl(22, 2, ctypes.byref(described)))": "EPERM",
    "called(libc.ptrace(0, 0, 0, 0))": "EPERM",
    "called(libc.unshare(0))": "EPERM",
    "called(libc.personality(0xFFFFFFFF))": "EPERM",
    "called(libc.syscall(425, 1, 0))": "ENOSYS",  # io_uring_setup
    "called(libc.syscall(1000))": "ENOSYS",
}
TRIES = """
import errno, fcntl, json, resource, socket, subprocess
file = sys.argv[2]
opened = open(file)

def called(result):
    if result == -1:
        raise OSError(ctypes.get_errno(), "")

answers = {}
for attempt in json.load(sys.stdin):
    try:
        eval(attempt)
        answers[attempt] = "done"
    except OSError as error:
        answers[attempt] = errno.errorcode[error.errno]
print(json.dumps(answers))
"""


@confinable
def test_a_program_is_told_what_it_must_not_do(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("content")
    file.chmod(0o640)
    before = file.stat()
    done = run_confined(TRIES, str(file), stdin=json.dumps(list(REFUSED)).encode())
    assert done.stderr.decode() == ""
    assert json.loads(done.stdout) == REFUSED
    after = file.stat()
    assert (before.st_mode, before.st_mtime_ns, before.st_size) == (
        after.st_mode,
        after.st_mtime_ns,
        after.st_size,
    )
    assert list(tmp_path.iterdir()) == [file]


@confinable
@pytest.mark.skipif(os.uname().machine != "x86_64", reason="only there is x32")
def test_a_thread_that_makes_a_call_of_x32_takes_the_whole_process_with_it() -> None:
    source = """
import threading, time
threading.Thread(target=libc.syscall, args=(0x40000000 | 39,)).start()
time.sleep(60)
"""
    done = run_confined(source)
    assert done.returncode == -signal.SIGSYS
