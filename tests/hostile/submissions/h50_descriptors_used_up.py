# id=H50 | tries=uses up all descriptors, its own and those of the machine | verdicts=AC | invariants=no_pwn,judge_alive,machine_ok
import os

a, b = map(int, input().split())
n = 0
try:
    while n < 5000:
        os.dup(0) if n % 2 else os.pipe()
        n += 1
except OSError:
    pass
print("PWNED" if n >= 1000 else a + b)
