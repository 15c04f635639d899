# id=H54 | tries=right answer, then an exception, with the functions that could report it replaced by an exit with 0 | verdicts=RE | invariants=judge_alive,no_forgery
import atexit, builtins, gc, os, posix, sys

a, b = map(int, input().split())
print(a + b, flush=True)
leave = os._exit


def well(*_, **__):
    leave(0)


os._exit = posix._exit = sys.exit = os.abort = os.kill = well
gc.collect = gc.freeze = gc.unfreeze = well
builtins.exec = builtins.compile = builtins.exit = builtins.quit = well
sys.modules["os"] = sys.modules["posix"] = atexit
raise ValueError("this is exit code 1")
