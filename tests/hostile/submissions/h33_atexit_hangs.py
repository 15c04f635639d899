# id=H33 | tries=right answer, then a handler at exit that never returns | verdicts=TLE | invariants=judge_alive,no_process,wall_bounded
import atexit, time

a, b = map(int, input().split())
print(a + b, flush=True)
atexit.register(time.sleep, 3600)
