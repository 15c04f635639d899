# id=H20 | tries=system calls of the 32-bit and the x32 interface, which have other numbers: a fork by each | verdicts=AC,RE | invariants=no_pwn,judge_alive,no_process
import ctypes, mmap, os

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
bad = False
if os.uname().machine == "x86_64":
    code = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    code.write(bytes.fromhex("b802000000 cd80 c3"))  # mov eax, 2; int 0x80; ret
    fork32 = ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(code)))
    for fork in (lambda: libc.syscall(ctypes.c_long(0x40000000 + 57)), fork32):
        child = fork()
        if child == 0:
            os._exit(0)
        bad |= child > 0
print("PWNED" if bad else a + b)
