# id=H04 | tries=sets mode, owner, times and attributes of shared files to what they are already | verdicts=AC | invariants=no_pwn,judge_alive
import os, sys
import numpy

a, b = map(int, input().split())
bad = []
for path in (
    numpy.__file__,
    os.__file__,
    os.path.realpath(sys.executable),
    __file__,
    ".",
    "/",
    "/tmp",
    os.path.dirname(numpy.__file__),
):
    try:
        s = os.stat(path)
    except OSError:
        continue
    for change in (
        lambda: os.chmod(path, s.st_mode & 0o7777),
        lambda: os.chown(path, s.st_uid, s.st_gid),
        lambda: os.utime(path, ns=(s.st_atime_ns, s.st_mtime_ns)),
        lambda: (os.setxattr(path, "user.hostile", b"1"), os.removexattr(path, "user.hostile")),
    ):
        try:
            change()
            bad.append(path)
        except OSError:
            pass
    try:
        fd = os.open(path, os.O_RDONLY)
    except OSError:
        continue
    for change in (
        lambda: os.fchmod(fd, s.st_mode & 0o7777),
        lambda: os.fchown(fd, s.st_uid, s.st_gid),
        lambda: os.utime(fd, ns=(s.st_atime_ns, s.st_mtime_ns)),
    ):
        try:
            change()
            bad.append(path)
        except OSError:
            pass
    os.close(fd)
print("PWNED", *bad) if bad else print(a + b)
