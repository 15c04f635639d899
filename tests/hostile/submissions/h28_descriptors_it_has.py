# id=H28 | tries=looks for open descriptors beyond 0, 1, 2, and for more rights on these three than it needs | verdicts=AC | invariants=no_pwn,judge_alive
import fcntl, os

a, b = map(int, input().split())
bad = []
for fd in range(3, 4096):
    try:
        os.fstat(fd)
        bad.append(fd)
    except OSError:
        pass
for fd, mode in ((0, os.O_RDONLY), (1, os.O_WRONLY), (2, os.O_WRONLY)):
    if fcntl.fcntl(fd, fcntl.F_GETFL) & os.O_ACCMODE != mode:
        bad.append(fd)
print("PWNED", *bad) if bad else print(a + b)
