"""What a program finds when it starts: its module, the settings of the interpreter, the state of the process."""

START = {
    "names of the module in their order": "print(list(globals()))",
    "docstring": "'What it is for.'\nprint(__doc__)",
    "names seen by dir": "print(dir())",
    "local names are global": "print(locals() is globals(), vars() is globals(), __builtins__)",
    "no future is in force": "def f(x: undefined):\n    pass",
    "assertions are in force": "print(__debug__)\nassert False, 'in force'",
    "settings of sys": """
        import sys
        print(sys.getrecursionlimit(), sys.getswitchinterval(), sys.getdlopenflags(), sys.warnoptions)
        print(sys._xoptions, sys.dont_write_bytecode, sys.pycache_prefix, sys.platlibdir)
        print(sys.gettrace(), sys.getprofile(), sys.get_asyncgen_hooks())
        print(sys.get_coroutine_origin_tracking_depth(), sys.is_finalizing())
    """,
    "hooks of sys": """
        import sys, threading
        print(sys.displayhook is sys.__displayhook__, sys.excepthook is sys.__excepthook__)
        print(sys.unraisablehook is sys.__unraisablehook__, sys.breakpointhook is sys.__breakpointhook__)
        print(threading.excepthook is threading.__excepthook__)
        print(sys.stdin is sys.__stdin__, sys.stdout is sys.__stdout__, sys.stderr is sys.__stderr__)
    """,
    "attributes of sys": "import sys; print(sorted(vars(sys)))",
    "attributes of the builtins": "import builtins; print(list(vars(builtins)))",
    "finders": "import sys; print(sys.meta_path, [hook.__qualname__ for hook in sys.path_hooks])",
    "folders of the interpreter": """
        import os, sys
        print(sys.executable, sys._base_executable, os.path.exists(sys.executable))
        print(sys.prefix, sys.exec_prefix, sys.base_prefix, sys.base_exec_prefix)
    """,
    "folders of packages": """
        import site, sysconfig
        print(site.getsitepackages(), site.ENABLE_USER_SITE, sysconfig.get_paths()['purelib'])
    """,
    "version": "import sys, platform; print(sys.version, sys.implementation, platform.python_version())",
    "builtins of site": "print(quit, exit, repr(copyright)[:40], repr(credits)[:40], license, help)",
    "help for a function": "help(len)",
    "quit closes stdin": """
        import sys
        try:
            quit()
        except SystemExit as end:
            print(repr(end.code), sys.stdin.closed)
    """,
    "numbers of frames and threads": """
        import inspect, sys, threading
        print(sys._getframe().f_back, len(inspect.stack()), inspect.currentframe().f_code.co_name)
        print(threading.active_count(), threading.enumerate() == [threading.main_thread()])
        print(threading.current_thread().name, threading.current_thread().daemon)
    """,
    "names of new threads": """
        import threading
        from concurrent.futures import ThreadPoolExecutor
        print(threading.Thread().name, threading.Thread(target=print).name)
        with ThreadPoolExecutor(1) as pool:
            print(pool.submit(lambda: threading.current_thread().name).result())
    """,
    "names of new tasks": """
        import asyncio
        async def main():
            print(asyncio.current_task().get_name(), asyncio.create_task(asyncio.sleep(0)).get_name())
        asyncio.run(main())
    """,
    "no active exception": "raise",
    "context of the first exception": """
        try:
            1 / 0
        except ZeroDivisionError as error:
            print(error.__context__, error.__cause__, error.__traceback__.tb_next)
            print(error.__traceback__.tb_frame.f_back)
    """,
    "context variables": "import contextvars; print(len(contextvars.copy_context()))",
    "state of the collector": "import gc; print(gc.get_debug(), gc.callbacks, gc.garbage)",
    "tracing of memory and faults": """
        import faulthandler, tracemalloc
        print(faulthandler.is_enabled(), tracemalloc.is_tracing())
    """,
    "atexit has nothing registered": "import atexit; print(atexit._ncallbacks())",
    "atexit compares with nothing": """
        import atexit
        class Curious:
            def __eq__(self, other):
                print('compared with', other)
                return True
        atexit.unregister(Curious())
    """,
    "handlers of all signals": """
        import signal
        print([(int(s), str(signal.getsignal(s))) for s in sorted(signal.valid_signals()) if s < 32])
    """,
    "signals and timers": """
        import signal
        print(signal.pthread_sigmask(signal.SIG_BLOCK, []), signal.sigpending(), signal.set_wakeup_fd(-1))
        print([signal.getitimer(which) for which in (0, 1, 2)], signal.alarm(0))
    """,
    "state of the process": """
        import os, resource
        print(oct(os.umask(0)), os.getpriority(os.PRIO_PROCESS, 0), os.nice(0))
        print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime, os.times().children_user)
    """,
    "cores": "import os; print(os.cpu_count(), len(os.sched_getaffinity(0)))",
    "process is its main thread": "import os, threading; print(os.getpid() == threading.get_native_id())",
    "locale and encodings": """
        import locale, sys
        print(locale.setlocale(locale.LC_ALL), locale.getlocale(), locale.getpreferredencoding(False))
        print(sys.getdefaultencoding(), sys.getfilesystemencoding(), sys.getfilesystemencodeerrors())
        print(open(__file__).encoding, repr(locale.setlocale(locale.LC_ALL, '')), locale.localeconv())
    """,
    "values of the environment": """
        import os
        print(sorted((k, v) for k, v in os.environ.items() if k != 'TMPDIR'))
    """,
    "environment as C sees it": """
        import ctypes, os
        getenv = ctypes.CDLL(None).getenv
        getenv.restype = ctypes.c_char_p
        print(all(getenv(name.encode()).decode() == value for name, value in os.environ.items()))
        print([getenv(name) for name in (b'PYTHONPATH', b'PYTHONHOME', b'LD_PRELOAD', b'LC_CTYPE')])
    """,
    "files of the folder": "import os; print(os.listdir('.'), os.listdir(os.path.dirname(__file__)))",
    "source can be read": "print(open(__file__).read()); import linecache; print(linecache.getline(__file__, 1))",
    "source can be imported": "import solution\nprint(__name__, solution.__name__, solution.__file__)",
    "tempfile": """
        import tempfile
        with tempfile.TemporaryFile() as file:
            file.write(b'abc')
            file.seek(0)
            print(file.read())
    """,
    "file in the folder": """
        with open('notes.txt', 'w') as file:
            file.write('abc')
        print(open('notes.txt').read())
    """,
    "limits of the process": """
        import resource
        kinds = ('RLIMIT_CORE', 'RLIMIT_STACK', 'RLIMIT_NOFILE', 'RLIMIT_FSIZE')
        print([resource.getrlimit(getattr(resource, kind)) for kind in kinds])
    """,
    "every part of the standard library": """
        import importlib
        for name in (
            'array binascii bisect bz2 cmath csv ctypes curses datetime dbm decimal fcntl fractions hashlib heapq '
            'lzma mmap multiprocessing pyexpat queue readline resource sched secrets select socket sqlite3 ssl '
            'statistics string struct subprocess termios timeit typing unicodedata uuid xml.etree.ElementTree '
            'zlib zoneinfo'
        ).split():
            try:
                print(importlib.import_module(name).__name__)
            except ImportError as error:
                print(name, error)
    """,
    "nothing but NumPy is installed": """
        import importlib.metadata, pkgutil, sys
        print([m.name for m in pkgutil.iter_modules([p for p in sys.path if 'site-packages' in p])])
        print([d.name for d in importlib.metadata.distributions()])
    """,
    "decimal context": "import decimal; print(decimal.getcontext())",
    "root logger": """
        import logging
        print(logging.root.handlers, logging.root.level)
        logging.warning('seen')
        print(logging.makeLogRecord({}).relativeCreated < 1000)
    """,
    "time used so far": """
        import resource, time
        usage = resource.getrusage(resource.RUSAGE_SELF)
        print(usage.ru_utime + usage.ru_stime < 0.5, time.thread_time() < 0.5, time.process_time() < 0.5)
    """,
    "the collector runs by itself": """
        class Cycle:
            def __init__(self, number):
                self.number, self.cycle = number, self
            def __del__(self):
                print(self.number, end=' ')
        for number in range(1000):
            Cycle(number)
            if number % 100 == 0:
                print('made', number)
    """,
    "submodules that nobody imported": """
        import concurrent, email, encodings, importlib, json, logging, multiprocessing, os, urllib, xml
        for module, name in (
            (concurrent, 'futures'), (email, 'message'), (encodings, 'idna'), (importlib, 'util'),
            (json, 'tool'), (logging, 'handlers'), (multiprocessing, 'pool'), (urllib, 'parse'), (xml, 'etree'),
        ):
            print(module.__name__, name, hasattr(module, name))
    """,
    "modules after NumPy": """
        import sys
        import numpy, numpy.fft, numpy.linalg, numpy.random
        print(sorted(sys.modules))
    """,
    "submodules of NumPy": "import numpy; print(sorted(vars(numpy)))",
    "NumPy taken out before it is imported": """
        import sys
        for name in [name for name in sys.modules if name.partition('.')[0] == 'numpy']:
            del sys.modules[name]
        import numpy
        print(numpy.ones(2))
    """,
    "a module of the program's own in place of NumPy": """
        import sys, types
        sys.modules['numpy'] = types.SimpleNamespace(ones='own')
        import numpy
        print(numpy.ones)
    """,
    "a finder that sees what is imported": """
        import sys
        class Finder:
            def find_spec(self, name, path=None, target=None):
                print('looks for', name)
        sys.meta_path.insert(0, Finder())
        try:
            import this_is_not_there
        except ImportError as error:
            print(error)
    """,
    "audit events": """
        import sys
        sys.addaudithook(lambda event, arguments: print(event, file=sys.stderr))
        open(0).close()
        import zlib
        print('end')
    """,
}
