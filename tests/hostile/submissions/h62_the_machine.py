# id=H62 | tries=settings and records of the whole machine: its name, the kernel's log, ports, addresses (each with what changes nothing) | verdicts=AC | invariants=no_pwn,judge_alive
import ctypes, os

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
name = os.uname().nodename.encode()
room = ctypes.create_string_buffer(4096)
x86 = os.uname().machine == "x86_64"
calls = {
    "sethostname": lambda: libc.sethostname(name, len(name)),
    "kernel log": lambda: libc.klogctl(3, room, 4096),
    "size of the kernel log": lambda: libc.klogctl(10, None, 0),
    "personality": lambda: libc.personality(0x0040000),  # addresses no longer at random
}
if x86:
    calls |= {"ioperm": lambda: libc.ioperm(0x80, 1, 1), "iopl": lambda: libc.iopl(3)}
bad = [what for what, call in calls.items() if call() >= 0]
print("PWNED", *bad) if bad else print(a + b)
