# id=H41 | tries=closes descriptor 1 while the answer is still in the buffer: the flush at the end fails, which is exit code 120 | verdicts=RE | invariants=judge_alive,no_forgery
import os

a, b = map(int, input().split())
print(a + b)
os.close(1)
