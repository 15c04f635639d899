# id=H42 | tries=closes stdout, opens it again from a copy under another number, swaps stdout and stderr and back | verdicts=AC | invariants=judge_alive
import os, sys

a, b = map(int, input().split())
copy = os.dup(1)
sys.stdout.close()
os.dup2(2, 1)
os.dup2(copy, 2)
os.dup2(1, 5)
os.dup2(2, 1)
os.dup2(5, 2)
sys.stdout = open(1, "w")
print(a + b)
