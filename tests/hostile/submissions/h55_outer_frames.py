# id=H55 | tries=right answer, then an exception, after filling the frames and modules of whoever runs it with functions that return 0 | verdicts=RE | invariants=judge_alive,no_forgery
import ctypes, sys

a, b = map(int, input().split())
print(a + b, flush=True)
zero = lambda *_, **__: 0
frame = sys._getframe().f_back
while frame:
    for names in (frame.f_locals, frame.f_globals):
        for name, value in list(names.items()):
            if callable(value) or isinstance(value, int):
                names[name] = zero if callable(value) else 0
    ctypes.pythonapi.PyFrame_LocalsToFast(ctypes.py_object(frame), 0)
    frame = frame.f_back
raise ValueError("this is exit code 1")
