"""Destructors at exit: what they still find, and what they can do."""

from .destructors import traced

LAST_MOMENTS = traced(
    {
        "exception that holds frames": """
            def f():
                a = A('local')
                raise ValueError
            try:
                f()
            except ValueError as error:
                kept = error
            print('end')
        """,
        "resurrection": """
            class B:
                def __del__(self):
                    print('del b')
                    global b
                    b = self
            b = B()
            a = A('global')
        """,
        "collector switched off": """
            import gc
            gc.disable()
            a = A('a')
            a.a = a
            b = A('unreachable')
            b.b = b
            del b
        """,
        "collector frozen by the program": """
            import gc
            a = A('frozen')
            a.a = a
            gc.freeze()
            b = A('young')
            b.b = b
            print('end')
        """,
        "collector asked for everything": """
            import gc
            a = A('a')
            a.a = a
            del a
            print(gc.collect() > 0)
            b = A('b')
            print('end')
        """,
        "what a destructor sees": """
            import sys
            class B:
                def __del__(self, sys=sys):
                    print(sys.is_finalizing(), len(sys.modules) > 0, sys.modules.get('__main__') is None)
                    print(sys.meta_path, sys.path, sys.argv, sys.path_hooks, sys.flags is None)
            x = B()
            def f(): pass
        """,
        "globals a destructor sees": """
            before = 'before'
            class B:
                def __del__(self): print(globals().get('before'), globals().get('after'), sorted(globals()))
            x = B()
            after = 'after'
        """,
        "globals a destructor sees late": """
            import builtins
            before = 'before'
            class B:
                def __del__(self): print(before, after)
            builtins.x = B()
            after = 'after'
        """,
        "import in a destructor": """
            class B:
                def __del__(self):
                    import fractions
                    print(fractions.Fraction(1, 3))
            x = B()
        """,
        "import in a late destructor": """
            import builtins
            class B:
                def __del__(self):
                    import fractions
            builtins.x = B()
        """,
        "NumPy in a destructor": """
            import numpy as np
            class B:
                def __del__(self): print(np.arange(3) / 3, np.mean(np.ones(2)))
            x = B()
        """,
        "NumPy in a late destructor": """
            import builtins
            import numpy as np
            class B:
                def __init__(self): self.np = np
                def __del__(self): print(self.np.pi, self.np.arange(3).sum())
            builtins.x = B()
        """,
        "modules in a late destructor": """
            import builtins, json, os
            class B:
                def __init__(self): self.json, self.path = json, os.path
                def __del__(self): print(self.json.loads, self.path.join)
            builtins.x = B()
        """,
        "file opened in a destructor": """
            class B:
                def __del__(self): print(open(__file__).readline())
            x = B()
        """,
        "file opened in a late destructor": """
            import builtins
            class B:
                def __del__(self): print(open(0).readline())
            builtins.x = B()
        """,
        "stdout in a destructor after it was replaced": """
            import io, sys
            sys.stdout = io.TextIOWrapper(open(1, 'wb', closefd=False))
            a = A('a')
            print('end')
        """,
        "stderr in a late destructor": """
            import builtins, sys
            class B:
                def __del__(self, sys=sys): print('late', file=sys.stderr); 1 / 0
            builtins.x = B()
        """,
        "destructor after an exception": """
            a = A('global')
            def f():
                b = A('local')
                raise ValueError('x')
            f()
        """,
        "destructor after an exit code": """
            a = A('global')
            raise SystemExit(3)
        """,
        "destructor after a signal": """
            import os, signal
            a = A('global')
            print('held')
            os.kill(os.getpid(), signal.SIGTERM)
        """,
    }
)
