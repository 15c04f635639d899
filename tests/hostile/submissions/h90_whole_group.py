# id=H90 | tries=SIGKILL to its whole process group and to its session, in which the runner might be | verdicts=AC | invariants=judge_alive | dangerous=kills its process group
import os, signal

a, b = map(int, input().split())
for kill in (
    lambda: os.kill(-os.getppid(), signal.SIGKILL) if os.getppid() > 1 else None,
    lambda: (
        os.killpg(os.getsid(0), signal.SIGKILL) if os.getsid(0) > 1 and os.getsid(0) != os.getpid() else None
    ),
    lambda: os.kill(0, signal.SIGKILL),
):
    try:
        kill()
    except OSError:
        pass
print(a + b)
