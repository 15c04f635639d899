# id=H17 | tries=forks by the numbers of the system calls, past the C library: fork, clone, clone with odd flags | verdicts=AC | invariants=no_pwn,judge_alive,no_process
import ctypes, os, signal

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
x86 = os.uname().machine == "x86_64"
clone = 56 if x86 else 220
VFORK, PARENT, PTRACE, UNTRACED, IO = 0x4000, 0x8000, 0x2000, 0x800000, 0x80000000
calls = [(57,)] if x86 else []
calls += [
    (clone, flags, 0, 0, 0, 0)
    for flags in (
        signal.SIGCHLD,
        0,
        signal.SIGCHLD | PARENT,
        signal.SIGCHLD | UNTRACED,
        signal.SIGCHLD | PTRACE,
        signal.SIGCHLD | IO,
        signal.SIGCHLD | VFORK,
        signal.SIGCHLD | (0x10000 << 32),
    )
]
calls += [
    (clone, signal.SIGCHLD | space, 0, 0, 0, 0)
    for space in (
        0x20000,
        0x2000000,
        0x4000000,
        0x8000000,
        0x10000000,
        0x20000000,
        0x40000000,
    )
]
bad = []
for call in calls:
    child = libc.syscall(*map(ctypes.c_long, call))
    if child == 0:
        os._exit(0)
    if child > 0:
        bad.append(call)
print("PWNED", *bad) if bad else print(a + b)
