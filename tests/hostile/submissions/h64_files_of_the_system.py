# id=H64 | tries=reads files of the system and of users, by Python, by NumPy and by the C library | verdicts=AC | invariants=no_pwn,judge_alive
import ctypes, glob, os
import numpy as np

a, b = map(int, input().split())
paths = [
    "/etc/passwd",
    "/etc/shadow",
    "/etc/hostname",
    "/etc/machine-id",
    "/proc/kcore",
    "/proc/keys",
    "/proc/net/tcp",
    "/proc/modules",
    "/proc/kallsyms",
    "/proc/config.gz",
    "/proc/sysvipc/shm",
    "/sys/kernel/notes",
    "/dev/mem",
    "/dev/kmsg",
    "/var/log/dpkg.log",
    "/root/.bashrc",
    "/proc/self/root/etc/passwd",
    "/proc/self/cwd/../../../../../../etc/passwd",
    "/proc/1/root/etc/passwd",
]
paths += glob.glob("/dev/[sv]d[a-z]") + glob.glob("/home/*/.*") + glob.glob("/root/.*")
libc = ctypes.CDLL(None, use_errno=True)
libc.fopen.restype = ctypes.c_void_p
bad = []
for path in paths:
    if os.path.isdir(path):
        continue
    for read in (
        lambda: open(path, "rb").read(1),
        lambda: np.fromfile(path, dtype="u1", count=1),
        lambda: np.memmap(path, mode="r", shape=1),
        lambda: libc.fopen(path.encode(), b"r") or open("/nonexistent"),
    ):
        try:
            read()
            bad.append(path)
        except (OSError, ValueError):
            pass
print("PWNED", *bad) if bad else print(a + b)
