# id=H40 | tries=right answer, then exit codes that no int of C can hold, from inside nested exits | verdicts=RE | invariants=judge_alive,no_forgery
import sys

a, b = map(int, input().split())
print(a + b)
try:
    sys.exit(0)
finally:
    sys.exit(-(10**30))
