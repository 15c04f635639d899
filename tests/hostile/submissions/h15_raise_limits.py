# id=H15 | tries=raises its own limits, by setrlimit and by prlimit | verdicts=AC | invariants=no_pwn,judge_alive
import os, resource

a, b = map(int, input().split())
bad = []
for name in (
    "CPU",
    "AS",
    "DATA",
    "NOFILE",
    "NPROC",
    "FSIZE",
    "CORE",
    "STACK",
    "MEMLOCK",
    "SIGPENDING",
    "MSGQUEUE",
    "RTPRIO",
):
    kind = getattr(resource, "RLIMIT_" + name)
    soft, hard = resource.getrlimit(kind)
    for change in (
        lambda v: resource.setrlimit(kind, v),
        lambda v: resource.prlimit(os.getpid(), kind, v),
        lambda v: resource.prlimit(0, kind, v),
    ):
        for value in (resource.RLIM_INFINITY, 2 * hard + 1):
            if hard == resource.RLIM_INFINITY:
                continue
            try:
                change((value, value))
            except (OSError, ValueError, OverflowError):
                pass
    if resource.getrlimit(kind)[1] != hard:
        bad.append(name)
print("PWNED", *bad) if bad else print(a + b)
