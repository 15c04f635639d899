# id=H16 | tries=burns CPU in four threads outside the interpreter's lock, with signals of the CPU limit blocked | verdicts=TLE | invariants=judge_alive,no_process,wall_bounded
import signal, threading
import numpy as np

signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGXCPU, signal.SIGPROF, signal.SIGVTALRM, signal.SIGTERM})


def burn():
    x = np.arange(100_000)[::-1].copy()
    while True:
        np.sort(x, kind="heapsort")


for _ in range(3):
    threading.Thread(target=burn, daemon=True).start()
burn()
