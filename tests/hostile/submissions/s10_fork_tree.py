# id=S10 | tries=exponential fork tree of depth 10 | verdicts=AC,RE,WA,TLE,MLE,OLE | invariants=judge_alive,no_process,machine_ok | dangerous=starts 1023 processes
import os, signal, time
a, b = map(int, input().split())
signal.alarm(20)
for _ in range(10):
    try:
        os.fork()
    except OSError:
        pass
time.sleep(0.5)
os.write(1, f'{a + b}\n'.encode())
