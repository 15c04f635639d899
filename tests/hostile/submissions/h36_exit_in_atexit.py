# id=H36 | tries=right answer and a normal end, but a handler at exit calls os._exit(5) | verdicts=RE | invariants=judge_alive,no_forgery
import atexit, os

a, b = map(int, input().split())
print(a + b, flush=True)
atexit.register(os._exit, 5)
