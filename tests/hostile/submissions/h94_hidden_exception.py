# id=H94 | tries=right answer, then an exception whose traces a hook removes: the exit code is 1 all the same | verdicts=RE | invariants=judge_alive,no_forgery
import sys

a, b = map(int, input().split())
print(a + b, flush=True)


def forget(*_):
    for name in ("last_type", "last_value", "last_traceback", "last_exc"):
        if hasattr(sys, name):
            delattr(sys, name)


sys.excepthook = forget
raise ValueError("this is exit code 1")
