# id=H61 | tries=takes precedence over others: negative nice, real-time scheduling, the parent moved to one core and to the lowest priority | verdicts=AC | invariants=no_pwn,judge_alive
import ctypes, os

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
bad = []
others = {os.getppid(), 1} - {0, os.getpid()}
changes = {
    "nice": lambda: os.setpriority(os.PRIO_PROCESS, 0, -5),
    "real time": lambda: os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1)),
}
for p in others:
    changes |= {
        f"nice of {p}": lambda p=p: os.setpriority(os.PRIO_PROCESS, p, os.getpriority(os.PRIO_PROCESS, p)),
        f"cores of {p}": lambda p=p: os.sched_setaffinity(p, os.sched_getaffinity(p)),
        f"scheduler of {p}": lambda p=p: os.sched_setscheduler(p, os.SCHED_OTHER, os.sched_param(0)),
    }
for name, change in changes.items():
    try:
        change()
        bad.append(name)
    except OSError:
        pass
ioprio_set = 251 if os.uname().machine == "x86_64" else 30
bad += [p for p in others if libc.syscall(ioprio_set, 1, p, 0) == 0]
print("PWNED", *bad) if bad else print(a + b)
