# id=H21 | tries=asks for kernel objects a program does not need: io_uring, bpf, userfaultfd, perf events, inotify, fanotify, secret memory | verdicts=AC | invariants=no_pwn,judge_alive
import ctypes, os

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
zeros = ctypes.create_string_buffer(4096)
x86 = os.uname().machine == "x86_64"
calls = {
    "io_uring_setup": (425, 8, zeros),
    "bpf": (321 if x86 else 280, 0, (ctypes.c_uint * 18)(2, 4, 4, 1), 72),  # an array of one number
    "userfaultfd": (323 if x86 else 282, 1),
    "perf_event_open": (298 if x86 else 241, (ctypes.c_uint * 28)(1, 112), 0, -1, -1, 0),
    "inotify_init1": (294 if x86 else 26, 0),
    "fanotify_init": (300 if x86 else 262, 0x200, 0),
    "memfd_secret": (447, 0),
    "landlock_create_ruleset": (444, (ctypes.c_ulonglong * 1)(4), 8, 0),
    "pidfd_open": (434, os.getpid(), 0),
    "kcmp": (312 if x86 else 272, os.getpid(), os.getppid(), 0, 0, 0),
}
bad = [
    name
    for name, call in calls.items()
    if libc.syscall(*(ctypes.c_long(x) if isinstance(x, int) else x for x in call)) >= 0
]
print("PWNED", *bad) if bad else print(a + b)
