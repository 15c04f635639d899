# id=H23 | tries=opens sockets of every family and kind the kernel knows | verdicts=AC | invariants=no_pwn,judge_alive
import ctypes, os

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
number = 41 if os.uname().machine == "x86_64" else 198
bad = set()
for family in range(1, 50):  # AF_UNIX 1, AF_INET 2, AF_NETLINK 16, AF_PACKET 17, AF_ALG 38, AF_VSOCK 40 ...
    for kind in range(1, 7):
        for protocol in (0, 1, 6, 17, 58, 255):
            fd = libc.syscall(number, family, kind, protocol)
            if fd >= 0:
                bad.add(family)
                os.close(fd)
print("PWNED", *bad) if bad else print(a + b)
