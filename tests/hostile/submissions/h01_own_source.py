# id=H01 | tries=rewrites its own source, and plants modules beside it, for the next test to run | verdicts=AC | invariants=no_pwn,judge_alive,no_file
import os

a, b = map(int, input().split())
mark = "#" + " carried over"
try:
    carried = mark in open(__file__).read()
except OSError:
    carried = False
carried |= os.path.exists("hostile_planted.py")
for name in (__file__, "solution.py", "hostile_planted.py", "numpy.py", "sitecustomize.py"):
    try:
        with open(name, "a") as f:
            f.write("\n" + mark + "\n")
    except OSError:
        pass
print("PWNED carried" if carried else a + b)
