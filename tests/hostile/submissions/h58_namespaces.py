# id=H58 | tries=makes namespaces of its own, enters others, mounts and unmounts (where it changes nothing), changes its root | verdicts=AC | invariants=no_pwn,judge_alive
import ctypes, errno, glob, os

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
x86 = os.uname().machine == "x86_64"
bad = []
for flag in (0x10000000, 0x20000, 0x2000000, 0x4000000, 0x8000000, 0x20000000, 0x40000000, 0x80, 0x10020000):
    if libc.unshare(flag) == 0:
        bad.append(flag)
for path in glob.glob("/proc/self/ns/*") + glob.glob("/proc/1/ns/*"):
    try:
        fd = os.open(path, os.O_RDONLY)
    except OSError:
        continue
    if libc.setns(fd, 0) == 0:
        bad.append(path)
    os.close(fd)
for name, call in {
    # to those who may, it says that there is no mount here ("Invalid argument")
    "mount": lambda: libc.mount(None, b".", None, 32, None),
    "umount": lambda: libc.umount2(b".", 2),
    "pivot_root": lambda: libc.syscall(155 if x86 else 41, b".", b"."),
    "chroot": lambda: libc.chroot(b"."),
    "open_tree": lambda: libc.syscall(428, -100, b".", 1),
    "fsopen": lambda: libc.syscall(430, b"tmpfs", 0),
}.items():
    if call() >= 0 or ctypes.get_errno() not in (errno.EPERM, errno.EACCES, errno.ENOSYS):
        bad.append(name)
print("PWNED", *bad) if bad else print(a + b)
