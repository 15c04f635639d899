# id=H56 | tries=reads and writes the memory of other processes, and takes their descriptors: process_vm_readv, pidfd_getfd, kcmp, process_madvise | verdicts=AC | invariants=no_pwn,judge_alive
import ctypes, os

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
x86 = os.uname().machine == "x86_64"
readv, kcmp = (310, 312) if x86 else (270, 272)
here = ctypes.create_string_buffer(64)


class Vector(ctypes.Structure):
    _fields_ = [("base", ctypes.c_void_p), ("length", ctypes.c_size_t)]


mine = Vector(ctypes.addressof(here), 16)
there = Vector(id(mine), 16)  # a process forked from the same runner has something at this address too
bad = set()
for pid in {1, os.getppid(), *range(2, 400)} - {0, os.getpid()}:
    if (
        libc.syscall(
            readv,
            pid,
            ctypes.byref(mine),
            ctypes.c_long(1),
            ctypes.byref(there),
            ctypes.c_long(1),
            ctypes.c_long(0),
        )
        > 0
    ):
        bad.add(pid)
    if libc.syscall(kcmp, pid, os.getpid(), 1, 0, 0) >= 0:
        bad.add(pid)
    handle = libc.syscall(434, pid, 0)
    if handle >= 0:
        bad.add(pid)
        if (
            libc.syscall(438, handle, 0, 0) >= 0
            or libc.syscall(440, handle, ctypes.byref(there), ctypes.c_long(1), 20, 0) >= 0
        ):
            bad.add(-pid)
        os.close(handle)
print("PWNED", *bad) if bad else print(a + b)
