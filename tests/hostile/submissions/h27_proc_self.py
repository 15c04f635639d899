# id=H27 | tries=writes to its own files in /proc: lowers its figure of peak memory, its chance to be killed, maps itself to root | verdicts=AC | invariants=no_pwn,judge_alive
import os

a, b = map(int, input().split())
bad = []
own = ("self", "thread-self", str(os.getpid()))
for process in own:
    for name, text in (
        ("clear_refs", "5"),
        ("oom_score_adj", "-1000"),
        ("uid_map", "0 0 1"),
        ("gid_map", "0 0 1"),
        ("setgroups", "allow"),
        ("loginuid", "0"),
        ("timens_offsets", "monotonic 1 0"),
        ("attr/current", "x"),
        ("coredump_filter", "0xff"),
    ):
        try:
            with open(f"/proc/{process}/{name}", "w") as f:
                f.write(text)
            bad.append(name)
        except OSError:
            pass
print("PWNED", *bad) if bad else print(a + b)
