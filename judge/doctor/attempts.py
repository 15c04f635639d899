"""The library of the probes, put beside them in the sandbox: try something and say what came of it.

A probe prints a line of JSON for each attempt, and a last one when it has come to its end; so one that was cut short
is not taken for one that was refused everything.
"""

import ctypes
import json
import os
import sys
from collections.abc import Callable
from typing import Any

END = "end"
libc = ctypes.CDLL(None, use_errno=True)


def given() -> Any:
    """Return what the examination tells the probe."""
    return json.load(sys.stdin)


def attempt(way: str, action: Callable[..., object], *arguments: object, target: str = "") -> None:
    """Try `action`, a way to reach `target`, and say what it returned or how it was refused."""
    try:
        tell(way, target, result=action(*arguments))
    except Exception as error:
        tell(way, target, refused=f"{type(error).__name__}: {error}")


def tell(way: str, target: str = "", **outcome: object) -> None:
    """Say what came of an attempt."""
    _print({"way": way, "target": target, **outcome})


def end() -> None:
    """Say that nothing was left out."""
    _print(END)


def c_call(function: str, *arguments: Any) -> int:
    """Call a function of the C library that Python's does not offer."""
    wide = [ctypes.c_long(each) if isinstance(each, int) else each for each in arguments]
    result = int(getattr(libc, function)(*wide))
    if result < 0:
        error = ctypes.get_errno()
        raise OSError(error, os.strerror(error))
    return result


def _print(data: object) -> None:
    sys.stdout.write(json.dumps(data, default=repr) + "\n")
    sys.stdout.flush()
