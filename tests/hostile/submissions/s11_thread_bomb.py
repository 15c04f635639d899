# id=S11 | tries=starts up to 5000 sleeping threads with small stacks | verdicts=AC,RE,WA,TLE,MLE | invariants=judge_alive,no_process,machine_ok | dangerous=starts 5000 threads
import threading, time
a, b = map(int, input().split())
threading.stack_size(32768)
n = 0
try:
    for _ in range(5000):
        threading.Thread(target=time.sleep, args=(8,), daemon=True).start()
        n += 1
except (RuntimeError, MemoryError):
    pass
print('PWNED threads' if n >= 4000 else a + b)
