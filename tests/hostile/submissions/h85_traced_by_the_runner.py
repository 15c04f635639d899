# id=H85 | tries=makes its parent its tracer, whose waiting then returns at every stop, and stops | verdicts=AC,RE,TLE,WA | invariants=judge_alive,no_process,wall_bounded,no_forgery
import ctypes, os, signal

a, b = map(int, input().split())
print(a + b, flush=True)
if ctypes.CDLL(None).ptrace(0, 0, 0, 0) == 0:
    for number in (signal.SIGTRAP, signal.SIGSTOP, signal.SIGCHLD):
        os.kill(os.getpid(), number)
