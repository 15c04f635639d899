# id=H18 | tries=starts processes that share its memory, by the C library's clone with half the flags of a thread | verdicts=AC | invariants=no_pwn,judge_alive,no_process
import ctypes, mmap, signal

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
VM, FS, FILES, SIGHAND, THREAD, PARENT, UNTRACED = 0x100, 0x200, 0x400, 0x800, 0x10000, 0x8000, 0x800000
stack = mmap.mmap(-1, 1 << 20)
top = ctypes.addressof(ctypes.c_char.from_buffer(stack)) + (1 << 20) - 64
bad = []
for flags in (
    VM | signal.SIGCHLD,
    VM | FILES | signal.SIGCHLD,
    VM | FS | FILES | SIGHAND | signal.SIGCHLD,
    VM | PARENT | signal.SIGCHLD,
    VM | UNTRACED,
    THREAD,
    THREAD | SIGHAND,
    THREAD | signal.SIGCHLD,
    VM | SIGHAND | UNTRACED | signal.SIGKILL,
):
    child = libc.clone(
        ctypes.cast(libc.sleep, ctypes.c_void_p), ctypes.c_void_p(top), flags, ctypes.c_void_p(8)
    )
    if child > 0:
        bad.append(flags)
        break  # they would share the stack
print("PWNED", *bad) if bad else print(a + b)
