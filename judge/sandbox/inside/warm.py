"""The warm runner: an interpreter that has NumPy loaded and forks itself for every program.

Theory of operation
-------------------
The interpreter is started as if it were to run the program, `python solution.py`, and its hook stops it before it opens
that file. Here it imports NumPy and serves. A forked child *returns* from `serve`, and the interpreter itself goes on,
opens solution.py and runs it. So `__main__`, `sys.argv`, the frames of a traceback, exit codes, signals are those of a
cold start, by construction. Only the end is different, see `ending.py`.

Memory that the runner has when it forks is shared with its children until one of them writes to it. So what would
write to all of it is avoided: the garbage collector does not look at objects that are there already (`gc.freeze`).

What forks would share is made different again: NumPy's global random generator is seeded anew before each of them,
when the runner has nothing else to do. (`random` seeds itself after a fork.) Hash seeds are fixed for cold programs
too.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import signal
import socket
import sys

from judge.sandbox.inside import becoming, ending, linux, serving
from judge.sandbox.inside.confinement import Confinement, address_space
from judge.sandbox.inside.interpreter import CONNECTION, OPEN_BOX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any


# Imported before the first fork: what NumPy would load late, and what programs of this kind import.
PRELOADED = (
    *("numpy", "numpy.random", "numpy.fft", "numpy.linalg"),
    *("collections", "dataclasses", "decimal", "functools", "itertools", "math", "random", "re", "typing"),
)


class WarmStarter(serving.Starter):
    """Starts programs by returning from the runner into the interpreter it runs in."""

    confirmation = "."

    def __init__(self, confinement: Confinement, connection: socket.socket, end: ending.Ending) -> None:
        self._confinement = confinement
        self._connection = connection
        self._end = end

    def prepare(self, request: dict[str, Any], descriptors: list[int]) -> None:
        """Write the program to its folder."""
        self._confinement.deliver(request, descriptors)

    def become(self, request: dict[str, Any], descriptors: list[int], failure_write: int) -> None:
        """Confine this child and return."""
        try:
            self._connection.detach()
            failure_write = self._confinement.begin(request, descriptors, failure_write)
            self._end.watch(_new_main_module())
            gc.enable()
            self._confinement.limit_calls()
            os.write(failure_write, self.confirmation.encode())
            os.close(failure_write)
        except BaseException as error:
            becoming.give_up(failure_write, error)

    def rest(self) -> None:
        """Make the next fork different from the last."""
        random = sys.modules["numpy.random"]
        random.set_bit_generator(random.MT19937())


def serve(config: dict[str, Any]) -> None:
    """Import NumPy and serve; return only in a child that is the program now."""
    connection = socket.socket(fileno=CONNECTION)
    connection.set_inheritable(False)
    os.set_inheritable(OPEN_BOX, False)
    linux.prctl(linux.PR_SET_PDEATHSIG, signal.SIGKILL)
    linux.use_one_arena()
    try:
        end = ending.Ending()  # first of all: what registers with `atexit` later ends before it
        for name in PRELOADED:
            importlib.import_module(name)
        confinement = Confinement(config, OPEN_BOX)
        starter = WarmStarter(confinement, connection, end)
        starter.rest()
        _forget_the_runner()
        end.remember()
        gc.collect()
        gc.freeze()
        gc.disable()
        connection.send(json.dumps({"uid": config["uid"], "address_space": address_space()}).encode())
    except BaseException as error:
        serving.report_failure(connection, error)
        os._exit(1)
    ended = serving.serve(connection, starter)
    if ended != serving.IN_THE_PROGRAM:
        os._exit(0 if ended == serving.TOLD_TO_END else 1)


def _forget_the_runner() -> None:
    """Take the modules of the runner out of the sight of programs; what still runs keeps what it uses."""
    for name in [name for name in sys.modules if name.startswith("judge")]:
        del sys.modules[name]
    sys.path_importer_cache.pop(os.path.dirname(__file__), None)


def _new_main_module() -> ModuleType:
    """Replace the module `__main__`: one made before `gc.freeze` would never be seen by the garbage collector."""
    old = sys.modules["__main__"]
    new = type(sys)("__main__")
    new.__dict__.update(
        __annotations__={},
        __builtins__=old.__dict__["__builtins__"],
        __loader__=old.__dict__["__loader__"],
    )
    sys.modules["__main__"] = new
    return new
