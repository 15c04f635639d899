"""An object that is held somewhere when the program ends.

Seen are its destructor, the text in a buffer of its own, and the text in a buffer that is a global.

The class of the object has methods, so what holds it keeps all names of the program alive.
"""

from textwrap import dedent

OBJECT = """\
class Held:
    def __init__(self):
        self.text = open(1, 'w', closefd=False)
        self.text.write('held\\n')
    def __call__(self, *arguments, **more): return str(arguments[:1])
    def write(self, text): pass
    def method(self): pass
    def __del__(self): print('del')
witness = open(1, 'w', closefd=False)
witness.write('global\\n')
held = Held()
"""

PLACES = {
    "nothing": "",
    "a global": "kept = held",
    "a cycle": "held.cycle = held",
    "a default": "def f(kept=held): pass",
    "a class": "class B:\n    kept = held",
    "a generator": "def f(kept):\n    yield\ng = f(held)\nnext(g)",
    "a cached function": "import functools\n@functools.cache\ndef f(x): pass\nf(held)",
    "a method of atexit": "import atexit; atexit.register(held.method)",
    "a function of atexit": "import atexit; atexit.register(held)",
    "an argument of atexit": "import atexit; atexit.register(print, held(1), held.method and held)",
    "weakref.finalize": "import weakref; weakref.finalize(Held, held)",
    "the builtins": "import builtins; builtins.kept = held",
    "a replaced builtin": "import builtins; builtins.max = held",
    "sys": "import sys; sys.kept = held",
    "sys.argv": "import sys; sys.argv.append(held)",
    "sys.path_hooks": "import sys; sys.path_hooks.append(held)",
    "sys.last_value": "import sys; sys.last_value = held",
    "sys.displayhook": "import sys; sys.displayhook = held",
    "sys.excepthook": "import sys; sys.excepthook = held",
    "sys.unraisablehook": "import sys; sys.unraisablehook = held",
    "sys.stdin": "import sys; sys.stdin = held",
    "sys.modules": "import sys; sys.modules['kept'] = held",
    "a module of its own": "import sys, types; m = sys.modules['own'] = types.ModuleType('own'); m.kept = held",
    "a module loaded late": "import colorsys; colorsys.kept = held",
    "a replaced function of a module loaded late": "import colorsys; colorsys.rgb_to_hsv = held",
    "a class loaded late": "import csv; csv.DictReader.kept = held",
    "a module loaded early": "import os; os.kept = held",
    "a replaced function of a module loaded early": "import os; os.getcwd = held",
    "a class loaded early": "import os; os.PathLike.kept = held",
    "a registry loaded early": "import copyreg; copyreg.dispatch_table[Held] = held",
    "a module that NumPy loads": "import re; re.kept = held",
    "a replaced function of a module that NumPy loads": "import functools; functools.reduce = held",
    "a class of a module that NumPy loads": "import collections; collections.Counter.kept = held",
    "a subclass of a class that NumPy loads": "import collections\nclass B(collections.Counter):\n    kept = held",
    "a list of a module that NumPy loads": "import warnings; warnings.onceregistry[held] = 1",
    "the cache of linecache": "import linecache; linecache.cache['x'] = held",
    "the cache of typing": "import typing; alias = typing.Optional[Held]; Held.kept = held",
    "the cache of typing alone": "import typing; typing.List[Held]; Held.kept = held",
    "a generic function": "import functools\n@functools.singledispatch\ndef f(x): pass\nf.register(Held)(held)",
    "an abstract base class": "import numbers; numbers.Number.register(Held); Held.kept = held",
    "an instance made early": "import random; random._inst.kept = held",
    "os.environ": "import os; os.environ.kept = held",
    "logging": "import logging; logging.root.kept = held",
    "a filter of warnings": "import warnings; warnings.showwarning = held",
    "the error handler of NumPy": "import numpy as np; np.seterrcall(held)",
    "the error state of NumPy": "import numpy as np; state = np.errstate(call=held); state.__enter__()",
    "the print options of NumPy": "import numpy as np; np.set_printoptions(formatter={'float': held})",
    "an array of objects": "import numpy as np; x = np.array([held, None], dtype=object)",
    "the metadata of a type": "import numpy as np; x = np.zeros(1, np.dtype('f8', metadata={'kept': held}))",
    "a subclass of arrays": "import numpy as np\nclass B(np.ndarray): pass\nx = np.ones(2).view(B)\nx.kept = held",
    "a universal function": "import numpy as np; f = np.frompyfunc(held, 1, 1)",
    "NumPy": "import numpy as np; np.kept = held",
    "a replaced function of NumPy": "import numpy as np; np.sum = held",
    "NumPy in place of another name": "import numpy as np; del np.e; np.kept = held",
    "a submodule of NumPy": "import numpy as np; np.linalg.kept = held",
    "a class of NumPy": "import numpy as np; np.linalg.LinAlgError.kept = held",
    "a function of NumPy": "import numpy as np; np.mean.__wrapped__.kept = held",
    "a context variable": "import contextvars; contextvars.ContextVar('v').set(held)",
    "a value of the thread": "import threading; own = threading.local(); own.kept = held",
    "a thread that was left": """
        import threading, time
        threading.Thread(target=lambda kept: time.sleep(9), args=(held,), daemon=True).start()
        time.sleep(0.05)
    """,
    "the hooks of threads": "import threading; threading.settrace(held); threading.excepthook = held",
    "a codec": "import codecs; codecs.register(held)",
    "an error handler of codecs": "import codecs; codecs.register_error('own', held)",
    "the handler of a signal": "import signal; signal.signal(signal.SIGUSR1, held)",
    "an exception": "try:\n    raise ValueError(held)\nexcept ValueError as e:\n    kept = e",
    "gc.garbage": "import gc; gc.garbage.append(held)",
    "gc.freeze": "import gc; held.cycle = held; gc.freeze()",
    "gc.unfreeze": "import gc; held.cycle = held; gc.unfreeze()",
    "a callback of C": "import ctypes; c = ctypes.CFUNCTYPE(None)(held)",
    "an event loop": "import asyncio; loop = asyncio.new_event_loop(); asyncio.set_event_loop(loop); loop.kept = held",
    "an exception nobody catches": "raise ValueError(held)",
    "an exit": "raise SystemExit(held and 3)",
    "an exit text": "raise SystemExit(held)",
    "a name that is deleted": "del witness",
    "the names of the module replaced": "import sys, types; sys.modules['__main__'] = types.ModuleType('__main__')",
}

HELD = {
    f"object held by {place}": f"{OBJECT}{dedent(source)}\ndel held\n" for place, source in PLACES.items()
}
