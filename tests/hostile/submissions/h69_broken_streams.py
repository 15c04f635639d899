# id=H69 | tries=leaves sys.stdout and sys.stderr as things that cannot be flushed, and the modules of the interpreter empty | verdicts=AC,RE | invariants=judge_alive,no_forgery
import sys

a, b = map(int, input().split())
print(a + b, flush=True)
sys.stdout, sys.stderr = 7, None
sys.__stdout__ = sys.__stderr__ = sys.__stdin__ = None
sys.excepthook = sys.unraisablehook = sys.displayhook = None
sys.modules.clear()
