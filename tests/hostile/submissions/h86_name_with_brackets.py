# id=H86 | tries=a process name with blanks, brackets and newlines, to confuse whoever reads /proc/PID/stat | verdicts=AC | invariants=judge_alive,no_process
import ctypes

a, b = map(int, input().split())
libc = ctypes.CDLL(None)
libc.prctl(15, b") Z 1 1 1 (", 0, 0, 0)
try:
    open("/proc/self/comm", "w").write("a\n) R 0 0\n")
except OSError:
    pass
print(a + b)
