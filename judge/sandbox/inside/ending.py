"""End a program as the interpreter would, without taking apart what the runner had loaded before it.

Theory of operation
-------------------
At its end an interpreter joins threads, runs the functions registered with `atexit`, flushes stdout and stderr,
destroys all modules, and frees what is left. In a forked child nearly all of that is NumPy and the standard library,
which the program did not make and whose end nobody can observe; yet to take them apart every page of them must be
copied first. It is more work than all the rest of a small test.

So the function registered first with `atexit`, which runs last, does the part a program can observe, in the
interpreter's own order (`finalize_modules` in CPython's Python/pylifecycle.c): collect garbage, restore the standard
streams, let go of the modules, collect again, clear the modules that are still there. Modules that were loaded before
the fork only lose the names that the program has put into them. What they hold of the program in other ways (a
function in NumPy's print options, a handler of a signal) dies with them in an interpreter; here its files are closed
and its destructors called. Then the streams of C are flushed and the process ends.

The exit code is the one thing that is not known at that point: it is a local variable of C. So this is done only where
it is 0 for certain, because the program came to its end without an exception: then the interpreter has taken the names
`__file__` and `__cached__` out of `__main__` again (`_PyRun_SimpleFileObject` in Python/pythonrun.c), which it does not
do on its way out by SystemExit, and no exception was left in `sys.last_type`. In every other case, also if threads are
left, a stream cannot be flushed or hooks are installed that would see the difference, this function does nothing, and
the interpreter ends the whole of itself as always.
"""

from __future__ import annotations

import _thread
import atexit
import builtins
import ctypes
import gc
import io
import os
import sys
import threading
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
USED = 16  # bytes from the beginning of a dictionary to the number of its entries (`ma_used`)


class Ending:
    """Registered with `atexit` before anything else is."""

    def __init__(self) -> None:
        self._libc = ctypes.PyDLL(None)
        self._exit, self._collect, self._collects = os._exit, gc.collect, gc.isenabled
        self._objects, self._is_finalized = gc.get_objects, gc.is_finalized
        self._main: Callable[[], ModuleType | None] = lambda: None
        self._is_watched = False
        threading._register_atexit(self._look)  # type: ignore[attr-defined]
        atexit.register(self._end)

    def remember(self) -> None:
        """Remember what is there before any program is; to be called when everything is loaded."""
        self._modules = [module for module in _modules() if module is not sys.modules["__main__"]]
        self._names = [frozenset(vars(module)) for module in self._modules]
        self._sizes = [Size(vars(module)) for module in self._modules]
        self._is_possible = all(size.is_known() for size in self._sizes)
        self._latest = next(reversed(sys.modules))
        self._filters = list(warnings.filters)
        self._stderr = sys.stderr
        self._excepthook = sys.excepthook
        self._callbacks = atexit._ncallbacks()
        self._all_modules = sys.modules
        self._builtins = dict(vars(builtins))

    def watch(self, main: ModuleType) -> None:
        """Watch `main`, the module `__main__` of the program that begins now, without keeping it alive."""
        self._main = weakref.ref(main)

    def _look(self) -> None:
        """Look before other threads are joined: they could hide how the program has ended."""
        self._is_watched = not _thread._count() and not _is_exception_left()

    def _end(self) -> None:
        try:
            if not self._is_plain() or not _flush():
                return
        except BaseException:  # it has replaced what it takes to find out
            return
        try:
            self._dismantle()
        except BaseException:  # a program can leave an interpreter in which not even this works
            pass
        _flush()
        self._libc.fflush(None)
        self._exit(0)

    def _dismantle(self) -> None:
        if self._collects():
            self._collect()
        own = self._let_go()
        self._collect()
        for module in reversed(own):
            alive = module()
            if alive is not None:
                _clear(alive)
            del alive
        self._restore_modules()
        self._finalize_rest()

    def _is_plain(self) -> bool:
        """Whether the program has come to its end, and nothing would see how it is ended.

        (A program that goes out of its way can be mistaken for one: that takes `__file__` and `__cached__` out of
        `__main__` itself and then exits by SystemExit, for example.)
        """
        main = self._main()
        return (
            self._is_possible
            and self._is_watched
            and not (
                main is None
                or {"__file__", "__cached__"} & vars(main).keys()
                or _is_exception_left()
                # what could have taken those away again
                or atexit._ncallbacks() != self._callbacks
                or sys.stderr is not self._stderr
                or sys.excepthook is not self._excepthook
                or _thread._count()
                or sys.modules is not self._all_modules
                or self._latest not in sys.modules
                or any(vars(builtins).get(name) is not value for name, value in self._builtins.items())
                or sys.gettrace()
                or sys.getprofile()
                or gc.callbacks
                or warnings.filters != self._filters
            )
        )

    def _let_go(self) -> list[weakref.ref[ModuleType]]:
        """Let go of all modules; return references to those of the program, in the order of their import."""
        builtins.__dict__.pop("_", None)
        for name in SYS_LETS_GO:
            if hasattr(sys, name):
                setattr(sys, name, None)
        for name in STREAMS:
            setattr(sys, name, getattr(sys, f"__{name}__", None))
        names = ["__main__"]
        for name in reversed(sys.modules):
            if name == self._latest:
                break
            names.insert(1, name)
        own = []
        for name in names:
            module = sys.modules.get(name)
            if isinstance(module, type(sys)):
                own.append(weakref.ref(module))
            del module
            sys.modules[name] = None  # type: ignore[assignment]
        sys.modules.clear()
        return own

    def _restore_modules(self) -> None:
        """Let go of what the program has put into modules that were there before."""
        for number in reversed(range(len(self._modules))):
            if self._sizes[number].has_changed():
                _clear(self._modules[number], self._names[number])

    def _finalize_rest(self) -> None:
        """Finalise the objects of the program that modules from before it hold."""
        for each in self._objects():
            try:
                name = "close" if isinstance(each, io.IOBase) else "__del__"
                if not self._is_finalized(each):
                    getattr(type(each), name)(each)
            # Most have nothing to be called; and what fails now could be reported to nobody.
            except BaseException:
                pass


class Size:
    """The number of names in a module, read from its place in memory.

    To ask the dictionary itself would write to it: its reference count. A page that is written to is copied first, and
    these dictionaries lie on a few hundred of them.
    """

    def __init__(self, names: dict[str, object]) -> None:
        self._now = ctypes.c_ssize_t.from_address(id(names) + USED)
        self._then = len(names)
        self._fits = self._now.value == self._then

    def is_known(self) -> bool:
        """Whether this interpreter keeps the number where it is looked for; a free-threaded one does not."""
        return self._fits

    def has_changed(self) -> bool:
        """Whether names were added or taken away."""
        return self._now.value != self._then


def _is_exception_left() -> bool:
    """Whether an exception has ended the program: the interpreter leaves it for a debugger."""
    return hasattr(sys, "last_type") or hasattr(sys, "last_exc")


def _modules() -> list[ModuleType]:
    return [module for module in sys.modules.values() if isinstance(module, type(sys))]


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


def _clear(module: ModuleType, kept: frozenset[str] = frozenset(("__builtins__",))) -> None:
    """Clear a module as the interpreter does: names with one underscore first, those `kept` never."""
    names = vars(module)
    for private in (True, False):
        for name in [name for name in names if name not in kept]:
            one_underscore = name[:1] == "_" and name[1:2] != "_"
            if names[name] is not None and (one_underscore or not private):
                names[name] = None
