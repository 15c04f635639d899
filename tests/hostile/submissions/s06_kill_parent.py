# id=S06 | tries=sends SIGTERM, SIGINT, SIGKILL, SIGSTOP to its parent | verdicts=AC,RE,WA | invariants=no_pwn,judge_alive | dangerous=kills its parent
import os, signal
a, b = map(int, input().split())
for s in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGUSR1, signal.SIGSTOP, signal.SIGKILL):
    try:
        p = os.getppid()
        if p > 0:
            os.kill(p, s)
    except OSError:
        pass
print(a + b)
