"""Probe: leave word for the next run, or look for what the run before has left. Both in turn are the same program.

stdin: {"leave": whether to, "name", "key": of a System V object, "folders": [path, ...]}
"""

import builtins
import os
import random
import signal
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy

from judge.doctor.attempts import attempt, c_call, end, given

IPC_CREAT = 0o1000
WORD = "left by the run before"
Way = tuple[Callable[[], object], Callable[[], object]]  # leave, look


def in_file(path: Path) -> Way:
    """Write it to a file."""
    return lambda: path.write_text(WORD), lambda: found(path.read_text())


def found(text: str) -> str:
    """Return the word, if it is that."""
    if text != WORD:
        raise LookupError
    return text


def in_attribute(holder: Any, name: str) -> Way:
    """Make it an attribute of a module."""
    return lambda: setattr(holder, name, WORD), lambda: getattr(holder, name)


def in_module(name: str) -> Way:
    """Let it be that there is a module."""
    return lambda: sys.modules.update({name: types.ModuleType(name)}), lambda: repr(sys.modules[name])


def in_environment(name: str) -> Way:
    """Put it into the environment."""
    return lambda: os.environ.update({name: WORD}), lambda: os.environ[name]


def in_shared_memory(key: int) -> Way:
    """Let it be that there is a segment."""
    return lambda: c_call("shmget", key, 4096, 0o600 | IPC_CREAT), lambda: c_call("shmget", key, 0, 0)


def in_settings() -> Way:
    """Change what a process has besides memory and files."""

    def leave() -> None:
        os.umask(0o123)
        signal.signal(signal.SIGUSR1, signal.SIG_IGN)

    def look() -> str:
        if os.umask(0o022) == 0o123 or signal.getsignal(signal.SIGUSR1) == signal.SIG_IGN:
            return "changed"
        raise LookupError

    return leave, look


def ways(told: Any) -> dict[str, Way]:
    """Return all places for the word."""
    name = told["name"]
    return {
        "__file__": in_file(Path(__file__)),
        **{folder: in_file(Path(folder, name)) for folder in (".", os.environ["HOME"], *told["folders"])},
        "builtins": in_attribute(builtins, name),
        "numpy": in_attribute(numpy, name),
        "sys.modules": in_module(name),
        "os.environ": in_environment(name),
        "shmget": in_shared_memory(told["key"]),
        "umask, signal": in_settings(),
    }


def main() -> None:
    """Leave word everywhere, or look for it."""
    told = given()
    for way, (leave, look) in ways(told).items():
        attempt(way, leave if told["leave"] else look)
    attempt("random.random", random.random, target="random")
    attempt("numpy.random.random", numpy.random.random, target="random")
    end()


main()
