# id=S18 | tries=30 processes of 200 MB each, every one below the limit, together far above it | verdicts=AC,WA,RE,MLE,TLE | invariants=no_pwn,judge_alive,no_process,machine_ok | dangerous=takes 6 GB
import os, time, signal
a, b = map(int, input().split())
r, w = os.pipe()
try:
    for i in range(30):
        if os.fork() == 0:
            signal.alarm(10)
            z = bytearray(b'\1') * (200 << 20)
            os.write(w, b'x')
            time.sleep(2)
            os._exit(0)
except OSError:
    pass
os.close(w)
os.set_blocking(r, False)
time.sleep(2)
try:
    n = len(os.read(r, 100))
except OSError:
    n = 0
print('PWNED' if n >= 15 else a + b)
