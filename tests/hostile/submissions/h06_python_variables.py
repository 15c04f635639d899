# id=H06 | tries=sets PYTHONINSPECT and other variables that the interpreter reads late, and start-up files for the next one | verdicts=AC | invariants=no_pwn,judge_alive
import os, sys

a, b = map(int, input().split())
carried = "HOSTILE" in os.environ or hasattr(sys, "hostile")
sys.hostile = True
sys.ps1 = sys.ps2 = ""
for name in ("INSPECT", "STARTUP", "PATH", "HOME", "DEBUG", "MALLOC", "FAULTHANDLER", "PLATLIBDIR"):
    os.putenv("PYTHON" + name, "1")
    os.environ["PYTHON" + name] = "1"
os.environ["HOSTILE"] = os.environ["LD_PRELOAD"] = "/nonexistent/hostile.so"
print("PWNED carried" if carried else a + b)
