# id=H05 | tries=takes locks and leases on files that other programs share: a channel between tests, and a way to block them | verdicts=AC | invariants=no_pwn,judge_alive
import fcntl, os, struct, sys
import numpy

a, b = map(int, input().split())
bad = []
for path in (numpy.__file__, os.__file__, os.path.realpath(sys.executable), "/dev/null", "/dev/zero"):
    try:
        fd = os.open(path, os.O_RDONLY)
    except OSError:
        continue
    read_lock = struct.pack("hhqqi4x", fcntl.F_RDLCK, os.SEEK_SET, 0, 1, 0)
    for lock in (
        lambda: fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB),
        lambda: fcntl.flock(fd, fcntl.LOCK_SH | fcntl.LOCK_NB),
        lambda: fcntl.fcntl(fd, fcntl.F_SETLK, read_lock),
        lambda: fcntl.fcntl(fd, 37, read_lock),  # F_OFD_SETLK
        lambda: fcntl.fcntl(fd, fcntl.F_SETLEASE, fcntl.F_RDLCK),
        lambda: fcntl.fcntl(fd, fcntl.F_NOTIFY, fcntl.DN_ACCESS),
    ):
        try:
            lock()
            bad.append(path)
        except OSError:
            pass
    os.close(fd)
print("PWNED", *bad) if bad else print(a + b)
