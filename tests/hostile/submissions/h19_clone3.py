# id=H19 | tries=clone3 with every size and flag of its structure, which no filter can look into | verdicts=AC | invariants=no_pwn,judge_alive,no_process
import ctypes, os, signal, struct

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
NEWUSER, NEWPID, INTO_CGROUP, CLEAR_SIGHAND = 0x10000000, 0x20000000, 0x200000000, 0x100000000
bad = []
for flags in (0, NEWUSER, NEWUSER | NEWPID, CLEAR_SIGHAND, INTO_CGROUP):
    for size in (64, 80, 88, 4096):
        arguments = struct.pack("11Q", flags, 0, 0, 0, signal.SIGCHLD, 0, 0, 0, 0, 0, 0).ljust(size, b"\0")
        child = libc.syscall(435, arguments, ctypes.c_long(size))
        if child == 0:
            os._exit(0)
        if child > 0:
            bad.append(flags)
print("PWNED", *bad) if bad else print(a + b)
