"""Ninety programs, most of one line, that look at everything a start from a forked process could change."""

BASICS = {
    "arguments and names": (
        "import sys\n"
        "print(sys.argv, __name__, __file__, __doc__, __package__, __spec__)\n"
        "print(__builtins__ is sys.modules['builtins'])"
    ),
    "names of the module": "print(sorted(globals()))",
    "loader": "print(type(__loader__).__name__, __loader__.name, __loader__.path)",
    "the module in sys.modules": (
        "import sys, __main__; print(sys.modules['__main__'].__dict__ is globals(), __main__.__file__)"
    ),
    "sys.path": "import sys; print(sys.path)",
    "sys.modules": "import sys; print(len(sys.modules), sorted(sys.modules))",
    "sys.flags": "import sys; print(sys.flags)",
    "sys.orig_argv": "import sys; print(sys.orig_argv)",
    "input": "print(input()); print(input())",
    "text and binary stdin": (
        "import sys\n"
        "print(repr(sys.stdin.readline())); print(len(sys.stdin.buffer.read())); print(sys.stdin.read() == '')"
    ),
    "open(0)": "print(len(open(0).read()))",
    "np.loadtxt of stdin": "import sys, numpy as np; print(np.loadtxt(sys.stdin, max_rows=1, ndmin=1))",
    "attributes of the streams": (
        "import sys\n"
        "print(sys.stdin, sys.stdout, sys.stdin.seekable(), sys.stdout.line_buffering, sys.stdout.buffer)\n"
        "print(sys.stderr.line_buffering, sys.stdout.mode, sys.stdin.mode)\n"
        "print(sys.stdout.newlines, sys.stdin.newlines)"
    ),
    "carriage return": "import sys; print(repr(sys.stdin.readline()))",
    "sys.exit(3)": "import sys; print('a'); sys.exit(3)",
    "sys.exit of a text": "import sys; print('a'); sys.exit('bye')",
    "sys.exit()": "import sys; print('a', end=''); sys.exit()",
    "sys.exit(256)": "import sys; sys.exit(256)",
    "sys.exit(-1)": "import sys; sys.exit(-1)",
    "quit()": "print('x'); quit()",
    "exit(2)": "exit(2)",
    "os._exit before the flush": "import os; print('lost'); os._exit(0)",
    "exception": "def f():\n    1/0\nprint('before')\nf()\n",
    "exception with a cause": "try:\n    1/0\nexcept Exception as e:\n    raise ValueError('x') from e\n",
    "syntax error": "print('a')\nx = = 1\n",
    "declared encoding that is not the file's": "# -*- coding: latin-1 -*-\nprint('\xe9')\n",
    "indentation error": "if 1:\nprint(2)\n",
    "KeyboardInterrupt": "raise KeyboardInterrupt",
    "endless recursion": "def f(n): return f(n+1)\nf(0)",
    "recursion limit": "import sys; print(sys.getrecursionlimit())",
    "depth of the stack": (
        "d=0\ndef f():\n    global d\n    d+=1\n    f()\ntry:\n    f()\nexcept RecursionError:\n    print(d)"
    ),
    "atexit": "import atexit; atexit.register(print, 'bye'); print('hi')",
    "exception in atexit": "import atexit; atexit.register(lambda: 1/0); print('hi')",
    "thread": (
        "import threading, time\n"
        "def f():\n    time.sleep(.05); print('t')\n"
        "threading.Thread(target=f).start(); print('m')"
    ),
    "daemon thread": (
        "import threading, time\n"
        "threading.Thread(target=time.sleep, args=(9,), daemon=True).start(); print('m')"
    ),
    "pool of threads": (
        "from concurrent.futures import ThreadPoolExecutor as T\nprint(list(T(2).map(abs, [-1, 2])))"
    ),
    "destructor at exit": "class A:\n    def __del__(self): print('del')\na = A(); print('x')",
    "destructor in a cycle": "class A:\n    def __del__(self): print('del')\na = A(); a.a = a; print('x')",
    "weakref.finalize": "import weakref\nclass A: pass\na = A(); weakref.finalize(a, print, 'fin')",
    "text held in a second stdout": (
        "import sys, io\nout = io.TextIOWrapper(open(1, 'wb', closefd=False)); out.write('held\\n')"
    ),
    "stdout replaced": (
        "import sys, io\nsys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding='utf-8'); print('z')"
    ),
    "text held in open(1)": "f = open(1, 'w'); f.write('held')",
    "os.write overtakes print": "import os; print('b'); os.write(1, b'a')",
    "stdout detached": "import sys\nb = sys.stdout.detach(); b.write(b'x\\n')",
    "stdout closed": "import sys; print('q'); sys.stdout.close()",
    "stderr and stdout": "import sys; sys.stderr.write('e'); print('o')",
    "hash of a text": "print(hash('abc'))",
    "order of a set": "print(list({'a', 'b', 'c', 'dd', 'ee'}))",
    "np.random": "import numpy as np; print(np.random.rand())",
    "np.random with a seed": (
        "import numpy as np; np.random.seed(1); print(np.random.rand(), np.random.randn())"
    ),
    "random": "import random; print(random.random())",
    "random with a seed": "import random; random.seed(1); print(random.random())",
    "np.random.default_rng": "import numpy as np; print(np.random.default_rng().random())",
    "arrays printed": (
        "import numpy as np; print(np.arange(3)/3, np.float64(1), [np.float32(2)], np.zeros((2,2)))"
    ),
    "warning of NumPy": "import numpy as np; print(np.log(np.zeros(2)))",
    "settings of NumPy": "import numpy as np; print(np.geterr(), np.get_printoptions())",
    "warning": "import warnings; warnings.warn('w')",
    "warning of a deprecation": "import warnings; warnings.warn('w', DeprecationWarning)",
    "warnings.filters": "import warnings; print(warnings.filters)",
    "settings of the collector": "import gc; print(gc.isenabled(), gc.get_threshold())",
    "gc.get_freeze_count": "import gc; print(gc.get_freeze_count())",
    "signal handlers": "import signal; print([signal.getsignal(s) for s in (2, 13, 15, 1)])",
    "SIGTERM to itself": "import os, signal; os.kill(os.getpid(), signal.SIGTERM)",
    "os.abort": "import os; os.abort()",
    "segmentation fault": "import ctypes; ctypes.string_at(0)",
    "multiprocessing": (
        "import multiprocessing as mp\n"
        "if __name__ == '__main__':\n    with mp.Pool(2) as p: print(p.map(abs, [-1, 2]))"
    ),
    "subprocess": ("import subprocess; print(subprocess.run(['echo', 'hi'], capture_output=True).stdout)"),
    "not imported as a module": "import sys; print('solution' in sys.modules)",
    "pickle": "import pickle\nclass A: pass\nprint(pickle.loads(pickle.dumps(A())).__class__)",
    "inspect.getsource": "import inspect\ndef f(): pass\nprint(inspect.getsource(f))",
    "dataclass": "from dataclasses import dataclass\n@dataclass\nclass A:\n    x: int = 1\nprint(A())",
    "annotations": "x: int = 1\nprint(__annotations__)",
    "annotations of the future": "from __future__ import annotations\nx: Foo = 1\nprint(__annotations__)",
    "parent and folder": "import os; print(os.getppid() > 0, os.getcwd())",
    "environment": "import os; print(sorted(set(os.environ) - {'TMPDIR'}))",
    "descriptors": (
        "import os\n"
        "print(sorted(int(x) for x in os.listdir('/proc/self/fd'))[:3], len(os.listdir('/proc/self/fd')))"
    ),
    "no exception at the start": "import sys; print(sys.exc_info(), hasattr(sys, 'last_type'))",
    "exception handled": ("import sys\ntry: 1/0\nexcept: print(sys.exc_info()[0])\nprint(sys.exc_info())"),
    "number of frames": "import sys\nn=0\nf=sys._getframe()\nwhile f: n+=1; f=f.f_back\nprint(n)",
    "traceback.print_stack": "import traceback; traceback.print_stack()",
    "clocks": "import time; print(time.process_time() < 0.5, time.perf_counter() > 0)",
    "long output": "print('x' * 300000)",
    "surrogate printed": "print('\\udc80')",
    "text printed": "print('h\xe9llo \u4e2d')",
    "peak memory": "import resource; print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < 200_000)",
    "limit of digits": "import sys; print(sys.get_int_max_str_digits())",
    "asyncio": "import asyncio\nasync def f(): return 1\nprint(asyncio.run(f()))",
    "functools.lru_cache": "import functools; print(functools.lru_cache(None)(abs)(-1))",
    "NumPy changed": "import numpy as np; np.pi = 3; print(np.pi)",
    "NumPy after it was changed": "import numpy as np; print(np.pi)",
}
