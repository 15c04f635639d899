"""What is in force when the program ends: traces, hooks, callbacks, and the modules in an odd state."""

HOOKS = {
    "trace in force": """
        import atexit, sys, threading
        def trace(frame, event, argument):
            print(event, frame.f_code.co_name, frame.f_globals.get('__name__'), frame.f_lineno)
            return trace
        @atexit.register
        def late(): pass
        class A:
            def __del__(self): pass
        a = A()
        sys.settrace(trace)
    """,
    "profile in force": """
        import sys, threading
        def profile(frame, event, argument):
            print(event, frame.f_code.co_name, getattr(argument, '__name__', ''))
        class A:
            def __del__(self): pass
        a = A()
        sys.setprofile(profile)
    """,
    "trace of NumPy in force": """
        import sys
        import numpy as np
        def trace(frame, event, argument):
            print(event, frame.f_code.co_name, frame.f_globals.get('__name__'))
        sys.settrace(trace)
        np.ones(2).mean()
    """,
    "audit events at the end": """
        import sys
        import numpy
        def hook(event, arguments):
            if event != 'object.__getattr__':
                print(event)
        print('begin')
        sys.addaudithook(hook)
    """,
    "callbacks of the collector": """
        import gc
        gc.collect()
        gc.callbacks.append(lambda phase, info: print(phase, info['generation']))
    """,
    "callbacks of the collector after NumPy": """
        import gc
        import numpy
        gc.collect()
        gc.callbacks.append(lambda phase, info: print(phase, info['generation']))
    """,
    "garbage left over": """
        import gc, warnings
        warnings.simplefilter('always')
        gc.garbage.append(object())
    """,
    "garbage saved": """
        import gc
        class A:
            def __del__(self): print('del')
        gc.set_debug(gc.DEBUG_SAVEALL)
        a = A()
        a.a = a
        del a
        gc.collect()
        print(len(gc.garbage) > 0)
        gc.set_debug(0)
    """,
    "file left open": """
        import warnings
        warnings.simplefilter('always')
        f = open(__file__)
        open(__file__)
        print('end')
    """,
    "socket left open": """
        import socket, warnings
        warnings.simplefilter('error')
        pair = [type(s) for s in socket.socketpair()]
        print(pair)
    """,
    "memory traced": """
        import tracemalloc, warnings
        warnings.simplefilter('always')
        tracemalloc.start(2)
        f = open(__file__)
        del f
        print('end')
    """,
    "cProfile in force": """
        import cProfile
        profile = cProfile.Profile()
        profile.enable()
        print('end')
    """,
    "logging at exit": """
        import logging, sys
        class Handler(logging.Handler):
            def emit(self, record): print('emit', record.msg)
            def flush(self): print('flush')
            def close(self): print('close')
        handler = Handler()
        logging.root.addHandler(handler)
        logging.error('x')
    """,
    "modules deleted": "import sys; print('a'); del sys.modules",
    "modules are None": "import sys; print('a'); sys.modules = None",
    "modules with odd names": """
        import sys
        sys.modules[3] = sys
        sys.modules['nothing'] = None
        sys.modules['text'] = 'text'
        print('a')
    """,
    "module that is loaded on demand": """
        import builtins, importlib.util, sys
        if __name__ == '__main__':
            spec = importlib.util.spec_from_file_location('lazy', __file__)
            spec.loader = importlib.util.LazyLoader(spec.loader)
            builtins.lazy = sys.modules['lazy'] = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(sys.modules['lazy'])
            print('end')
        else:
            print('loaded as', __name__)
    """,
    "module whose attributes are watched": """
        import sys, types
        class Watched(types.ModuleType):
            def __getattribute__(self, name):
                print('asked for', name)
                return super().__getattribute__(name)
            def __del__(self): print('del')
        sys.modules['watched'] = Watched('watched')
        print('end')
    """,
    "little depth left": "import sys; sys.setrecursionlimit(5); print('a')",
    "gc switched off": "import gc; gc.disable(); print(gc.isenabled())",
    "names added to modules loaded early": """
        import os, re
        import numpy as np
        class A:
            def __init__(self, name): self.name = name
            def __del__(self): print('del', self.name)
        for name in ('c', 'a', '_b', 'd', '__e', '_f'):
            setattr(os, name, A('os.' + name))
            setattr(re, name, A('re.' + name))
            setattr(np, name, A('np.' + name))
        del name
    """,
}
