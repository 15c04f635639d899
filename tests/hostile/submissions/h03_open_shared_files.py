# id=H03 | tries=opens for writing the interpreter, its libraries, NumPy and their byte code (writes nothing) | verdicts=AC | invariants=no_pwn,judge_alive
import glob, importlib.util, os, sys
import numpy

a, b = map(int, input().split())
paths = [sys.executable, os.path.realpath(sys.executable), "/proc/self/exe", "/etc/ld.so.cache", "/bin/sh"]
for module in (os, glob, numpy, numpy.linalg):
    paths += [module.__file__, importlib.util.cache_from_source(module.__file__)]
paths += (
    glob.glob(os.path.dirname(numpy.__file__) + "/_core/*.so")
    + glob.glob("/lib/*/libc.so.6")
    + glob.glob("/dev/*")
)
bad = []
harmless = {"/dev/" + name for name in ("null", "zero", "full", "random", "urandom", "stdin", "stdout", "stderr")}
for path in set(paths) - harmless:
    for flags in (os.O_WRONLY, os.O_RDWR, os.O_WRONLY | os.O_APPEND):
        try:
            os.close(os.open(path, flags | os.O_NONBLOCK | os.O_NOCTTY))
            bad.append(path)
        except OSError:
            pass
print("PWNED", *bad) if bad else print(a + b)
