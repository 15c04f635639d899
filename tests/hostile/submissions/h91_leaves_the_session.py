# id=H91 | tries=leaves its session and process group, and gives itself the group of its parent | verdicts=AC | invariants=judge_alive,no_process
import os

a, b = map(int, input().split())
for leave in (
    os.setsid,
    lambda: os.setpgid(0, 0),
    lambda: os.setpgid(0, os.getppid()),
    lambda: os.tcsetpgrp(0, os.getpgrp()),
):
    try:
        leave()
    except OSError:
        pass
print(a + b)
