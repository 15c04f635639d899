# id=H30 | tries=has itself interrupted without pause, by interval timers and by twenty timers of the kernel | verdicts=AC,RE,TLE | invariants=judge_alive,no_process,wall_bounded
import ctypes, signal

for number in (signal.SIGALRM, signal.SIGVTALRM, signal.SIGPROF):
    signal.signal(number, lambda *_: None)
signal.setitimer(signal.ITIMER_REAL, 5e-5, 5e-5)
signal.setitimer(signal.ITIMER_PROF, 1e-3, 1e-3)
libc = ctypes.CDLL(None)
timer, every = ctypes.c_void_p(), (ctypes.c_long * 4)(0, 1_000_000, 0, 1_000_000)
for _ in range(20):
    if libc.timer_create(1, None, ctypes.byref(timer)) == 0:
        libc.timer_settime(timer, 0, every, None)
while True:
    try:
        a, b = map(int, input().split())
        print(a + b, flush=True)
        break
    except InterruptedError:
        continue
