# id=H87 | tries=right answer, then SIGKILL to itself, which looks like the kernel's end of a program that took too much memory | verdicts=RE,MLE | invariants=judge_alive,no_forgery
import os, signal

a, b = map(int, input().split())
print(a + b, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
