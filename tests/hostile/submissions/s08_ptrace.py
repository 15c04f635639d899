# id=S08 | tries=attaches with ptrace to parent and pid 1 through ctypes | verdicts=AC,RE,WA | invariants=no_pwn,judge_alive | dangerous=stops processes with ptrace
import ctypes, os
a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
bad = False
for pid in {os.getppid(), 1} - {0, os.getpid()}:
    if libc.ptrace(16, pid, 0, 0) == 0:
        bad = True
        libc.ptrace(17, pid, 0, 0)
print('PWNED' if bad else a + b)
