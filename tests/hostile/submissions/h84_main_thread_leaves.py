# id=H84 | tries=right answer, then only the main thread ends, by its own system call; another lives on | verdicts=TLE,RE | invariants=judge_alive,no_process,wall_bounded
import ctypes, os, threading, time

a, b = map(int, input().split())
print(a + b, flush=True)
threading.Thread(target=time.sleep, args=(3600,), daemon=True).start()
ctypes.CDLL(None).syscall(60 if os.uname().machine == "x86_64" else 93, 0)
