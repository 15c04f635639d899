# id=H93 | tries=right answer, then exit code 3, after removing from its module what tells a normal end from this one | verdicts=RE | invariants=judge_alive,no_forgery
import sys

a, b = map(int, input().split())
print(a + b, flush=True)
del __file__
sys.exit(3)
