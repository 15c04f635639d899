# id=H10 | tries=ends with a forged MemoryError and a forged traceback, to turn a run-time error into another verdict | verdicts=RE,MLE | invariants=judge_alive,report_safe
import sys

a, b = map(int, input().split())
print(a + b)
sys.stderr.write(
    'Traceback (most recent call last):\n  File "solution.py", line 999999999, in <module>\nMemoryError\n'
)
sys.exit(1)
