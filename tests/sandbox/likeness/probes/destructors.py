"""Destructors at exit: in which order objects die, by what refers to them."""

from textwrap import dedent

TRACED = """\
class A:
    def __init__(self, name): self.name = name
    def __del__(self): print('del', self.name)
"""


def traced(programs: dict[str, str]) -> dict[str, str]:
    """Put the class `A`, whose objects tell of their end, in front of each program."""
    return {name: TRACED + dedent(source) for name, source in programs.items()}


DESTRUCTORS = traced(
    {
        "globals in their order": """
            b, a, c = A('b'), A('a'), A('c')
        """,
        "names with underscores": """
            public, _private, __hidden, __dunder__ = A('public'), A('_private'), A('__hidden'), A('__dunder__')
            def f(): pass
        """,
        "names with underscores in a module that is kept": """
            import builtins, sys
            public, _private, __hidden = A('public'), A('_private'), A('__hidden')
            builtins.main = sys.modules['__main__']
        """,
        "lists, sets, dictionaries": """
            x = [A('in a list'), A('second')]
            y = {'a': A('in a dictionary'), 'b': [A('nested')]}
            z = (A('in a tuple'),)
        """,
        "cycles": """
            a, b = A('a'), A('b')
            a.b, b.a = b, a
            c = A('c')
            c.c = c
            d = A('d')
            d.held = a
        """,
        "cycles of two ages": """
            import gc
            a = A('old')
            a.a = a
            gc.collect()
            b = A('young')
            b.b = b
            del a, b
            c = A('global')
        """,
        "attribute of a class": """
            class B:
                a = A('attribute of a class')
            class C(B):
                c = A('attribute of a subclass')
        """,
        "closure": """
            def outer():
                a = A('closed over')
                def inner(): return a
                return inner
            f = outer()
        """,
        "bound method": """
            a = A('bound')
            f = a.__del__
            del a
        """,
        "cached result": """
            import functools
            @functools.cache
            def f(name): return A(name)
            f('cached')
        """,
        "partial and property": """
            import functools
            f = functools.partial(print, A('partial'))
            class B:
                @property
                def x(self, a=A('property')): return a
        """,
        "dictionary that is weak": """
            import weakref
            a = A('a')
            values = weakref.WeakValueDictionary(a=a)
            keys = weakref.WeakKeyDictionary({a: A('value of a weak key')})
        """,
        "callback of a weak reference": """
            import weakref
            a = A('a')
            r = weakref.ref(a, lambda reference: print('callback', reference() is None))
        """,
        "callback of a weak reference that dies first": """
            import weakref
            r = weakref.ref(A, print)
            a = A('a')
            s = weakref.ref(a, print)
            del s
        """,
        "module of the program's own": """
            import sys, types
            own = types.ModuleType('own')
            own.a = A('in a module')
            sys.modules['own'] = own
            a = A('global')
        """,
        "module that is in sys.modules alone": """
            import sys, types
            sys.modules['own'] = types.ModuleType('own')
            sys.modules['own'].a = A('in a module')
            sys.modules['own']._b = A('_b in a module')
            a = A('global')
        """,
        "object in place of a module": """
            import sys
            sys.modules['own'] = A('in place of a module')
            a = A('global')
        """,
        "main module replaced": """
            import sys, types
            a = A('global')
            sys.modules['__main__'] = types.ModuleType('__main__')
            print('end')
        """,
        "main module taken out": """
            import sys
            a = A('global')
            del sys.modules['__main__']
            print('end')
        """,
        "main module cleared": """
            import sys
            a = A('global')
            b = A('second')
            globals().clear()
        """,
        "sys.modules cleared": """
            import sys
            a = A('global')
            sys.modules.clear()
            print('end')
        """,
        "sys.modules replaced": """
            import sys
            a = A('global')
            sys.modules = {'own': A('in a dictionary of its own')}
            print('end')
        """,
        "attribute of the builtins": """
            import builtins
            builtins.x, builtins._y = A('builtins'), A('builtins with an underscore')
            a = A('global')
        """,
        "lists of sys": """
            import sys
            sys.argv.append(A('argv'))
            sys.path.append(A('path'))
            sys.path_hooks.append(A('path_hooks'))
            sys.meta_path.append(A('meta_path'))
            sys.last_value = A('last_value')
            sys.ps1 = A('ps1')
            a = A('global')
        """,
        "hooks with destructors": """
            import sys
            sys.excepthook, sys.displayhook, sys.unraisablehook = A('except'), A('display'), A('unraisable')
            a = A('global')
        """,
        "attribute of a module of the standard library": """
            import json, os
            json.x = A('json')
            json.decoder.x = A('json.decoder')
            os.x = A('os')
            a = A('global')
        """,
        "attribute of a module that starts with the interpreter": """
            import codecs, io, site, _io
            io.x, codecs.x, site.x, _io.x = A('io'), A('codecs'), A('site'), A('_io')
            a = A('global')
        """,
        "attribute of NumPy": """
            import numpy as np
            np.x, np._y = A('np'), A('np with an underscore')
            np.linalg.x = A('np.linalg')
            a = A('global')
        """,
        "subclass of arrays": """
            import numpy as np
            class Array(np.ndarray):
                def __del__(self): print('del array', self.sum())
            x = np.ones(3).view(Array)
            y = x[1:]
        """,
        "argument of atexit": """
            import atexit
            atexit.register(print, 'atexit', A('argument').name)
            a = A('method')
            atexit.register(a.__class__.__repr__, a)
            del a
            print('end')
        """,
        "trace and profile": """
            import sys, threading
            class Trace(A):
                def __call__(self, *a): pass
            sys.settrace(Trace('trace'))
            threading.setprofile(Trace('profile of threads'))
            a = A('global')
        """,
        "metaclass": """
            class Meta(type):
                def __del__(cls): print('del class', cls.__name__)
            class B(metaclass=Meta): pass
            class C(B): pass
            a = A('global')
        """,
        "slots and dataclass": """
            from dataclasses import dataclass, field
            @dataclass
            class B:
                a: A = field(default_factory=lambda: A('field'))
            b = B()
            class C:
                __slots__ = ('a',)
            c = C()
            c.a = A('slot')
        """,
        "extension type of ctypes": """
            import ctypes
            callback = ctypes.CFUNCTYPE(None)(lambda held=A('in a callback'): None)
            buffer = ctypes.py_object(A('in a py_object'))
            a = A('global')
        """,
        "pickled class": """
            import copyreg, pickle
            copyreg.pickle(A, lambda a: (A, (a.name,)))
            a = pickle.loads(pickle.dumps(A('a')))
        """,
        "names of types": """
            import typing, enum, collections
            T = typing.TypeVar('T', bound=A)
            class E(enum.Enum):
                x = A('in an enum')
            P = collections.namedtuple('P', 'x')
            p = P(A('in a named tuple'))
        """,
    }
)
