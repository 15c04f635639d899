# id=S46 | tries=lowers the limits of the parent and of pid 1 with prlimit | verdicts=AC,RE,WA | invariants=no_pwn,judge_alive | dangerous=lowers the limits of pid 1
import os, resource
a, b = map(int, input().split())
bad = False
for pid in {os.getppid(), 1} - {0, os.getpid()}:
    for r in (resource.RLIMIT_CPU, resource.RLIMIT_NOFILE, resource.RLIMIT_FSIZE):
        try:
            resource.prlimit(pid, r, (0, 0))
            bad = True
        except OSError:
            pass
print('PWNED' if bad else a + b)
