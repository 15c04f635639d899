"""How a program ends: exit codes, exceptions that nobody catches, hooks."""

ENDINGS = {
    "exit in a function": "import sys\ndef f():\n    g()\ndef g():\n    sys.exit(7)\nf()",
    "exit in exec": "exec('import sys; sys.exit(8)')",
    "exit in a thread": """
        import sys, threading
        thread = threading.Thread(target=sys.exit, args=(9,))
        thread.start()
        thread.join()
        print('main')
    """,
    "exit in atexit": "import atexit, sys; atexit.register(sys.exit, 6); print('a')",
    "exit in atexit after an exception": "import atexit, sys; atexit.register(sys.exit, 6); 1 / 0",
    "exit in a destructor": """
        class A:
            def __del__(self):
                raise SystemExit(5)
        A()
        print('goes on')
    """,
    "exit in a destructor at the end": "class A:\n    def __del__(self):\n        raise SystemExit(5)\na = A()",
    "exit in finally": "import sys\ntry:\n    sys.exit(1)\nfinally:\n    sys.exit(2)",
    "exit replaced by a return": "def f():\n    try:\n        exit(1)\n    finally:\n        return 2\nprint(f())",
    "exit caught": "import sys\ntry:\n    sys.exit('x')\nexcept SystemExit as e:\n    print(repr(e), e.code, e.args)",
    "exit while an exception is handled": "import sys\ntry:\n    1 / 0\nexcept ZeroDivisionError:\n    sys.exit(4)",
    "exit with locals that have destructors": """
        import atexit, sys
        class A:
            def __del__(self): print('del')
        def f():
            a = A()
            sys.exit(3)
        atexit.register(print, 'atexit')
        f()
    """,
    "exit code is just too big": "import sys; sys.exit(2 ** 31)",
    "exit code is True": "import sys; sys.exit(True)",
    "exit code is a float": "import sys; sys.exit(2.5)",
    "exit code is a tuple": "import sys; sys.exit((1, 2))",
    "exit with two values": "raise SystemExit(1, 2)",
    "exit code is an int of its own kind": "class I(int):\n    pass\nraise SystemExit(I(11))",
    "exit code is of NumPy": "import sys, numpy as np; sys.exit(np.int64(3))",
    "exit code is an array": "import sys, numpy as np; sys.exit(np.arange(3))",
    "exit code is a text with accents": "import sys; sys.exit('h\xe9llo \u4e2d')",
    "exit code is a surrogate": "import sys; sys.exit('\\udc80\\ud800')",
    "exit code is an exception": "import sys; sys.exit(ValueError('x'))",
    "exit text with stderr replaced": "import sys; sys.stderr = sys.stdout; sys.exit('on stdout')",
    "exit text with stderr gone": "import sys; sys.stderr = None; sys.exit('nowhere')",
    "exit with a code of its own": """
        class Own(SystemExit):
            code = 21
        raise Own(1)
    """,
    "exit with a property as its code": """
        class Own(SystemExit):
            @property
            def code(self):
                print('asked')
                return 22
        raise Own(1)
    """,
    "exit with a failing property": """
        class Own(SystemExit):
            @property
            def code(self):
                raise ValueError('no code')
        raise Own(1)
    """,
    "exit with a code set later": "e = SystemExit(1)\ne.code = 23\nraise e",
    "exit from a cause": "try:\n    1 / 0\nexcept Exception as e:\n    raise SystemExit('out') from e",
    "exception in a destructor": "class A:\n    def __del__(self):\n        1 / 0\nA()\nprint('goes on')",
    "exception in a destructor at the end": "class A:\n    def __del__(self):\n        1 / 0\na = A()",
    "exception in a thread": """
        import threading
        def f():
            raise ValueError('in a thread')
        thread = threading.Thread(target=f)
        thread.start()
        thread.join()
    """,
    "exception in a bare thread": """
        import _thread, time
        def f():
            raise ValueError('in a bare thread')
        _thread.start_new_thread(f, ())
        time.sleep(0.1)
    """,
    "exception with locals that have destructors": """
        import atexit
        class A:
            def __del__(self): print('del')
        def f():
            a = A()
            1 / 0
        atexit.register(print, 'atexit')
        f()
    """,
    "exception kept by the program": """
        import sys
        try:
            1 / 0
        except ZeroDivisionError as e:
            sys.last_value, sys.last_type, sys.last_traceback = e, type(e), e.__traceback__
        print(sys.last_value, sys.last_traceback.tb_lineno)
    """,
    "exception seen by atexit": """
        import atexit, sys
        atexit.register(lambda: print(sys.exc_info(), sys.last_type, sys.last_value, sys.last_traceback.tb_lineno))
        1 / 0
    """,
    "excepthook that prints": """
        import sys, traceback
        def hook(kind, value, trace):
            print(kind, value, trace.tb_lineno, len(traceback.extract_tb(trace)))
        sys.excepthook = hook
        1 / 0
    """,
    "excepthook that raises": "import sys\ndef hook(*a):\n    raise ValueError('hook')\nsys.excepthook = hook\n1 / 0",
    "excepthook that exits": "import sys; sys.excepthook = lambda *a: sys.exit(31); 1 / 0",
    "excepthook is None": "import sys; sys.excepthook = None; 1 / 0",
    "excepthook deleted": "import sys; del sys.excepthook; 1 / 0",
    "excepthook and exit": "import sys; sys.excepthook = print; sys.exit(3)",
    "unraisablehook": """
        import sys
        sys.unraisablehook = lambda u: print('unraisable', u.exc_value, u.err_msg, u.object.__qualname__)
        class A:
            def __del__(self): 1 / 0
        A()
        a = A()
    """,
    "threading.excepthook": """
        import threading
        threading.excepthook = lambda args: print('hook', args.exc_value, args.thread.name)
        threading.Thread(target=lambda: 1 / 0).start()
    """,
    "BaseException of its own kind": "class Own(BaseException):\n    pass\nraise Own('x')",
    "GeneratorExit": "raise GeneratorExit('x')",
    "StopIteration": "next(iter(()))",
    "group of exceptions": "raise ExceptionGroup('two', [ValueError(1), ExceptionGroup('in', [KeyError(2)])])",
    "exception with notes": "e = ValueError('x')\ne.add_note('first')\ne.add_note('second')\nraise e",
    "exception without a text": """
        class Own(Exception):
            def __str__(self): raise ValueError('no text')
        raise Own
    """,
    "exception in a module of its own name": "class E(Exception):\n    __module__ = 'elsewhere'\nraise E('x')",
    "suggestion of a name": "values = [1]\nprint(valeus)",
    "suggestion of an attribute": "import collections\ncollections.Conter",
    "chain of exceptions": "try:\n    {}['a']\nexcept KeyError:\n    [][1]",
    "traceback in pieces": "import sys\nsys.tracebacklimit = 1\ndef f():\n    1 / 0\nf()",
    "traceback through the standard library": "import json\njson.loads('{')",
    "traceback through exec": "exec(compile('1 / 0', 'made.py', 'exec'))",
    "traceback.print_exc": "import traceback\ntry:\n    1 / 0\nexcept Exception:\n    traceback.print_exc()",
    "traceback.format_stack": "import traceback\ndef f():\n    print(*traceback.format_stack())\nf()",
    "recursion through C": """
        import sys
        class A:
            def __repr__(self): return repr(self)
        try:
            repr(A())
        except RecursionError as error:
            print(error)
    """,
    "deep recursion": """
        import sys
        sys.setrecursionlimit(30000)
        def f(n): return n and 1 + f(n - 1)
        print(f(20000))
    """,
    "recursion in the parser": "eval('(' * 150 + ')' * 150)\neval('-' * 5000 + '1')",
    "memory error": "x = bytearray(1 << 50)",
    "memory error of NumPy": "import numpy as np\nnp.ones(1 << 50)",
    "os._exit in atexit": "import atexit, os; atexit.register(os._exit, 12); print('lost')",
    "os._exit in a thread": """
        import os, threading, time
        threading.Thread(target=os._exit, args=(13,)).start()
        time.sleep(9)
    """,
    "os._exit in a destructor": "import os\nclass A:\n    def __del__(self): os._exit(14)\na = A()\nprint('held')",
    "exit of C": "import ctypes; print('lost'); ctypes.CDLL(None).exit(15)",
    "exit of C at once": "import ctypes; ctypes.CDLL(None)._exit(16)",
    "handler at the exit of C": """
        import ctypes
        libc = ctypes.CDLL(None)
        libc.strdup.restype = ctypes.c_void_p
        text = ctypes.c_void_p(libc.strdup(b'from C'))
        getattr(libc, '__cxa_atexit')(libc.puts, text, None)
        print('python')
    """,
    "abort at the exit of C": "import ctypes; c = ctypes.CDLL(None); c.on_exit(c.abort, None); print('a')",
    "abort at the end of the interpreter": """
        import ctypes
        ctypes.pythonapi.Py_AtExit(ctypes.CDLL(None).abort)
        print('a')
    """,
    "interpreter left by the program": "import ctypes; print('a'); ctypes.pythonapi.Py_Exit(17)",
    "attribute code of SystemExit": """
        print(SystemExit.code, SystemExit.__dict__['code'], sorted(vars(SystemExit)))
        e = SystemExit(1)
        del e.code
        print(e.code, SystemExit('a').code, SystemExit().code, SystemExit(1, 2).code)
    """,
    "exit code deleted": "e = SystemExit(1)\ndel e.code\nraise e",
    "exit code asked by atexit": "import atexit; atexit.register(getattr, SystemExit(9), 'code')",
    "exit code asked by atexit after an exit": """
        import atexit, sys
        atexit.register(getattr, SystemExit(9), 'code')
        sys.exit(3)
    """,
    "exit code asked by a thread": """
        import _thread, time
        _thread.start_new_thread(getattr, (SystemExit(9), 'code'))
        time.sleep(0.05)
    """,
    "exit code asked by a destructor": """
        import functools, weakref
        class A: pass
        a = A()
        r = weakref.ref(a, functools.partial(getattr, SystemExit(9), 'code'))
        del a
    """,
    "traces of an exception removed by a hook": """
        import sys
        def hook(*exception):
            del sys.last_type, sys.last_value, sys.last_traceback
        sys.excepthook = hook
        1 / 0
    """,
    "traces of an exception removed by atexit": """
        import atexit, sys
        @atexit.register
        def f(): del sys.last_type, sys.last_value, sys.last_traceback
        1 / 0
    """,
    "exit with a hook for audits": """
        import sys
        sys.addaudithook(lambda event, arguments: print(event))
        sys.exit(3)
    """,
    "exit code of an object with an index": """
        class Index:
            def __index__(self): return 3
            def __str__(self): return 'text'
        raise SystemExit(Index())
    """,
    "exit in an exception group": "raise BaseExceptionGroup('x', [SystemExit(3)])",
    "exit with notes": "e = SystemExit('x')\ne.add_note('note')\nraise e",
}
