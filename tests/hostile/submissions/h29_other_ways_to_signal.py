# id=H29 | tries=reaches other processes with signal 0 by each call that sends signals: tkill, tgkill, sigqueue, pidfd, killpg | verdicts=AC | invariants=no_pwn,judge_alive
import ctypes, os

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
x86 = os.uname().machine == "x86_64"
tkill, tgkill, sigqueue = (200, 234, 129) if x86 else (130, 131, 138)
info = (ctypes.c_int * 32)(0, 0, -1)
bad = set()
for pid in {1, os.getppid(), os.getpgid(0), os.getsid(0), *range(2, 300)} - {0, os.getpid()}:
    for call in (
        (tkill, pid, 0),
        (tgkill, pid, pid, 0),
        (sigqueue, pid, 0, info),
        (62 if x86 else 129, -pid, 0),
    ):
        if libc.syscall(*call) == 0 and not (call[1] == -pid and pid == os.getpgid(0)):
            bad.add(pid)
    fd = libc.syscall(434, pid, 0)
    if fd >= 0:
        bad.add(pid)
        os.close(fd)
print("PWNED", *bad) if bad else print(a + b)
