"""End a program as the interpreter would, without taking apart what the runner had loaded before it.

Theory of operation ------------------- At its end an interpreter joins threads, runs the functions registered with
`atexit`, flushes stdout and stderr, destroys all modules, flushes again, and frees what is left. In a forked child
nearly all of that is NumPy and the standard library, which the program did not make and whose end nobody can
observe; yet to take them apart every page of them must be copied first. It is more work than all the rest of a
small test.

So the function registered first with `atexit`, which runs last, does the part a program can observe, in the
interpreter's own order (`finalize_modules` in CPython's Python/pylifecycle.c): collect garbage, restore the
standard streams, let go of the modules, collect again, clear the modules that are still there, flush. Then it ends
the process by the C library's `exit`, as the interpreter would. Modules that were loaded before the fork only lose
the names that the program has put into them.

The exit code is the one thing that is not known at that point: it is a local variable of C. So this is done only
where it is 0 for certain, because the program came to its end without an exception: then the interpreter has taken
the name `__file__` out of `__main__` again (`_PyRun_SimpleFileObject` in Python/pythonrun.c), which it does not do
on its way out by SystemExit, and no exception was left in `sys.last_type`. In every other case, also if threads are
left, a stream cannot be flushed or hooks are installed that would see the difference, this function does nothing,
and the interpreter ends the whole of itself as always.
"""

from __future__ import annotations

import _thread
import atexit
import builtins
import ctypes
import gc
import sys
import warnings
import weakref

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

# What the interpreter lets go of before the modules (`sys_deletes` in CPython), where it exists.
SYS_LETS_GO = (
    *("path", "argv", "ps1", "ps2", "last_exc", "last_type", "last_value", "last_traceback"),
    *("path_hooks", "path_importer_cache", "meta_path", "__interactivehook__"),
)
STREAMS = ("stdin", "stdout", "stderr")
FLUSH_FAILED = 120


class Ending:
    """Registered with `atexit` before anything else is."""

    def __init__(self) -> None:
        self._libc = ctypes.PyDLL(None)
        self._main: Callable[[], ModuleType | None] = lambda: None
        atexit.register(self._end)

    def remember(self) -> None:
        """Remember what is there before any program is; to be called when everything is loaded."""
        self._modules = {name: (module, len(vars(module))) for name, module in _modules().items()}
        self._names = {name: frozenset(vars(module)) for name, (module, _) in self._modules.items()}
        self._filters = list(warnings.filters)
        self._stderr = sys.stderr
        self._excepthook = sys.excepthook
        self._callbacks = atexit._ncallbacks()

    def watch(self, main: ModuleType) -> None:
        """Watch `main`, the module `__main__` of the program that begins now, without keeping it alive."""
        self._main = weakref.ref(main)

    def _end(self) -> None:
        if not self._is_plain() or not _flush():
            return
        if gc.isenabled():
            gc.collect()
        own = _let_go(self._modules)
        gc.collect()
        for module in reversed(own):
            alive = module()
            if alive is not None:
                _clear(alive)
            del alive
        self._restore_modules()
        self._libc.exit(0 if _flush() else FLUSH_FAILED)

    def _is_plain(self) -> bool:
        """Whether the program has come to its end, and nothing would see how it is ended.

        (A program that takes `__file__` and `__cached__` out of `__main__` itself and then exits by SystemExit is
        mistaken for one.)
        """
        main = self._main()
        return not (
            main is None
            or {"__file__", "__cached__"} & vars(main).keys()
            or any(hasattr(sys, name) for name in ("last_type", "last_exc"))
            # what could have taken those away again
            or atexit._ncallbacks() != self._callbacks
            or sys.stderr is not self._stderr
            or sys.excepthook is not self._excepthook
            or _thread._count()
            or sys.gettrace()
            or sys.getprofile()
            or gc.callbacks
            or warnings.filters != self._filters
        )

    def _restore_modules(self) -> None:
        """Let go of what the program has put into modules that were there before."""
        for name, (module, size) in self._modules.items():
            names = vars(module)
            if len(names) != size:
                for added in names.keys() - self._names[name]:
                    names[added] = None


def _modules() -> dict[str, ModuleType]:
    kind = type(sys)
    own = ("__main__", "sitecustomize")
    return {
        name: module for name, module in sys.modules.items() if isinstance(module, kind) and name not in own
    }


def _flush() -> bool:
    """Flush stdout and stderr; return whether that worked."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name, None)
        try:
            if stream is not None and not stream.closed:
                stream.flush()
        except BaseException:
            return False
    return True


def _let_go(loaded: dict[str, tuple[ModuleType, int]]) -> list[weakref.ref[ModuleType]]:
    """Let go of all modules; return references to those of the program, in the order of their import."""
    builtins.__dict__.pop("_", None)
    for name in SYS_LETS_GO:
        if hasattr(sys, name):
            setattr(sys, name, None)
    for name in STREAMS:
        setattr(sys, name, getattr(sys, f"__{name}__", None))
    own = []
    for name in list(sys.modules):
        module = sys.modules[name]
        if isinstance(module, type(sys)) and (name not in loaded or loaded[name][0] is not module):
            own.append(weakref.ref(module))
        del module
        sys.modules[name] = None  # type: ignore[assignment]
    sys.modules.clear()
    return own


def _clear(module: ModuleType) -> None:
    """Clear a module as the interpreter does: names with one underscore first, `__builtins__` never."""
    names = vars(module)
    for private in (True, False):
        for name in list(names):
            one_underscore = name[:1] == "_" and name[1:2] != "_"
            if names[name] is not None and (one_underscore if private else name != "__builtins__"):
                names[name] = None
