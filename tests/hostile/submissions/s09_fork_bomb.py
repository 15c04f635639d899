# id=S09 | tries=forks until refused, at most 1500 processes, each sleeping | verdicts=AC,RE,WA,TLE,MLE | invariants=judge_alive,no_process,machine_ok | dangerous=starts 1500 processes
import os, time, signal
a, b = map(int, input().split())
print(a + b, flush=True)
n = 0
try:
    while n < 1500:
        if os.fork() == 0:
            signal.alarm(20)
            time.sleep(20)
            os._exit(0)
        n += 1
except OSError:
    pass
