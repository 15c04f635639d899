# id=H37 | tries=right answer, then sys.exit(256): the system keeps eight bits of an exit code | verdicts=AC | invariants=judge_alive,no_forgery
import sys

a, b = map(int, input().split())
print(a + b)
sys.exit(256)
