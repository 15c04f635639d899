# id=H45 | tries=changes its input in place: writes, truncates, maps it shared, opens it again for writing, removes its seals | verdicts=AC | invariants=no_pwn,judge_alive
import fcntl, mmap, os

a, b = map(int, input().split())


def reopened():
    fd = os.open("/proc/self/fd/0", os.O_RDWR)
    return os.pwrite(fd, b"9", 0)


bad = []
for change in (
    lambda: os.pwrite(0, b"9", 0),
    lambda: os.ftruncate(0, 0),
    lambda: os.truncate("/proc/self/fd/0", 0),
    lambda: os.posix_fallocate(0, 0, 1 << 20),
    lambda: mmap.mmap(0, 0, flags=mmap.MAP_SHARED, prot=mmap.PROT_READ | mmap.PROT_WRITE),
    lambda: fcntl.fcntl(0, 1033, 0x10),  # F_ADD_SEALS, F_SEAL_FUTURE_WRITE
    lambda: os.open("/dev/stdin", os.O_WRONLY | os.O_TRUNC),
    reopened,
):
    try:
        change()
        bad.append(change)
    except (OSError, ValueError):
        pass
os.lseek(0, 0, os.SEEK_SET)
again = os.read(0, 100).split()
print("PWNED" if bad or list(map(int, again)) != [a, b] else a + b)
