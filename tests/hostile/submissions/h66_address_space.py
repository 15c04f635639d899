# id=H66 | tries=takes address space beyond its limit: unreadable, unreserved, growing downwards, huge pages, by brk and mremap | verdicts=AC,RE,MLE | invariants=no_pwn,judge_alive,machine_ok
import ctypes

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = libc.mremap.restype = libc.sbrk.restype = ctypes.c_void_p
FAILED = ctypes.c_void_p(-1).value
PRIVATE, SHARED, ANONYMOUS, NORESERVE, GROWSDOWN, HUGE = 2, 1, 0x20, 0x4000, 0x100, 0x40000
size = ctypes.c_size_t(2 << 30)
bad = []
for rights in (0, 1, 3):
    for flags in (PRIVATE, SHARED, PRIVATE | NORESERVE, PRIVATE | GROWSDOWN, PRIVATE | HUGE):
        if libc.mmap(None, size, rights, flags | ANONYMOUS, -1, ctypes.c_long(0)) != FAILED:
            bad.append(flags)
small = libc.mmap(None, ctypes.c_size_t(4096), 3, PRIVATE | ANONYMOUS, -1, ctypes.c_long(0))
if libc.mremap(ctypes.c_void_p(small), ctypes.c_size_t(4096), size, 1) != FAILED:
    bad.append("mremap")
if libc.sbrk(ctypes.c_long(2 << 30)) != FAILED:
    bad.append("sbrk")
print("PWNED", *bad) if bad else print(a + b)
