# id=H52 | tries=right answer, 100 MB of stderr without a newline, exit code 7 | verdicts=RE | invariants=judge_alive,machine_ok,no_forgery
import os, sys

a, b = map(int, input().split())
print(a + b)
for _ in range(1600):
    os.write(2, b"e" * 65536)
sys.exit(7)
