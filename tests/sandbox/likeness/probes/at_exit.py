"""What happens after the last line: functions of `atexit`, and destructors with what they see of the stack."""

AT_EXIT = {
    "order of atexit": """
        import atexit
        for i in range(3):
            atexit.register(print, i)
    """,
    "atexit from atexit": """
        import atexit
        def first():
            print('first')
            atexit.register(print, 'late')
        atexit.register(print, 'last')
        atexit.register(first)
    """,
    "atexit unregistered": """
        import atexit
        def f(): print('lost')
        atexit.register(f)
        atexit.register(print, 'kept')
        atexit.register(f)
        atexit.unregister(f)
    """,
    "atexit cleared": "import atexit; atexit.register(print, 'lost'); atexit._clear(); print(atexit._ncallbacks())",
    "atexit run by the program": """
        import atexit
        atexit.register(print, 'once')
        atexit._run_exitfuncs()
        print('then', atexit._ncallbacks())
    """,
    "exceptions in atexit": """
        import atexit, sys
        atexit.register(print, 'goes on')
        atexit.register(lambda: {}['missing'])
        atexit.register(lambda: 1 / 0)
    """,
    "exception in atexit and its text": """
        import atexit
        class Own(Exception):
            def __str__(self): return 'own text'
        @atexit.register
        def f(): raise Own
    """,
    "KeyboardInterrupt in atexit": "import atexit\n@atexit.register\ndef f(): raise KeyboardInterrupt",
    "stdout changed in atexit": """
        import atexit, io, sys
        def f():
            sys.stdout = io.TextIOWrapper(open(1, 'wb', closefd=False))
            print('late')
        atexit.register(f)
        print('a')
    """,
    "stdout closed in atexit": "import atexit, sys; atexit.register(sys.stdout.close); print('a')",
    "descriptor closed in atexit": "import atexit, os; atexit.register(os.close, 1); print('a')",
    "state seen by atexit": """
        import atexit, sys, threading
        def f():
            print(sys.is_finalizing(), __name__, sorted(k for k in globals() if k[:2] != '__'))
            print(sys._getframe().f_back, threading.active_count(), threading.main_thread().is_alive())
            print('__main__' in sys.modules, sys.stdout is sys.__stdout__, sys.argv)
        atexit.register(f)
    """,
    "import in atexit": """
        import atexit
        @atexit.register
        def f():
            import fractions
            print(fractions.Fraction(1, 3))
    """,
    "NumPy in atexit": """
        import atexit
        import numpy as np
        @atexit.register
        def f():
            print(np.arange(3) / 3, np.random.default_rng(0).random() < 1, np.linalg.det(np.eye(2)))
    """,
    "thread started in atexit": """
        import atexit, threading
        def f():
            try:
                thread = threading.Thread(target=print, args=('in a thread',))
                thread.start()
                thread.join()
            except RuntimeError as error:
                print(error)
        atexit.register(f)
    """,
    "traceback in atexit": "import atexit, traceback\n@atexit.register\ndef f():\n    traceback.print_stack()",
    "atexit after an exception": "import atexit; atexit.register(print, 'atexit'); 1 / 0",
    "weakref.finalize in its order": """
        import weakref
        class A: pass
        a, b = A(), A()
        weakref.finalize(a, print, 'a')
        weakref.finalize(b, print, 'b')
        f = weakref.finalize(a, print, 'not at exit')
        f.atexit = False
        del b
        print('end')
    """,
    "weakref.finalize and atexit": """
        import atexit, weakref
        class A:
            def __del__(self): print('del')
        a = A()
        atexit.register(print, 'first registered')
        weakref.finalize(a, print, 'finalize')
        atexit.register(print, 'last registered')
    """,
    "warning in a destructor at the end": """
        import warnings
        class A:
            def __del__(self): warnings.warn('from where it is called', stacklevel=2)
        a = A()
    """,
    "stack in a destructor at the end": """
        import inspect, sys, traceback
        class A:
            def __del__(self):
                frame = sys._getframe()
                while frame:
                    print(frame.f_code.co_name)
                    frame = frame.f_back
        a = A()
        a.a = a
        b = A()
    """,
    "depth in a destructor at the end": """
        class A:
            def __del__(self):
                def f(n):
                    try:
                        return f(n + 1)
                    except RecursionError:
                        return n
                print(f(0))
        a = A()
    """,
    "depth in atexit": """
        import atexit
        def f(n):
            try:
                return f(n + 1)
            except RecursionError:
                return n
        atexit.register(lambda: print(f(0)))
    """,
    "context in a destructor at the end": """
        class A:
            def __del__(self):
                try:
                    1 / 0
                except ZeroDivisionError as error:
                    print(error.__context__)
        a = A()
        a.a = a
    """,
    "gc switched off in atexit": """
        import atexit, gc
        atexit.register(lambda: print(gc.isenabled()))
        atexit.register(gc.disable)
    """,
    "atexit from a destructor at the end": """
        import atexit
        class A:
            def __del__(self): atexit.register(print, 'late')
        a = A()
    """,
    "exit from a destructor at the end": """
        import sys
        class A:
            def __del__(self, exit=sys.exit): exit(5)
        a = A()
    """,
    "thread that is alive in a destructor": """
        import threading, time
        class A:
            def __del__(self): print(threading.active_count())
        a = A()
        threading.Thread(target=time.sleep, args=(9,), daemon=True).start()
    """,
    "signal handled in atexit": """
        import atexit, os, signal
        signal.signal(signal.SIGUSR1, lambda *a: print('handled'))
        atexit.register(os.kill, os.getpid(), signal.SIGUSR1)
    """,
    "signal handled in a destructor at the end": """
        import os, signal
        signal.signal(signal.SIGUSR1, lambda *a: print('handled'))
        class A:
            def __del__(self, kill=os.kill, pid=os.getpid()): kill(pid, 10)
        a = A()
    """,
    "interrupted in atexit": """
        import atexit, signal
        atexit.register(print, 'then')
        atexit.register(signal.raise_signal, signal.SIGINT)
    """,
}
