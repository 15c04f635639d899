"""The honest answer to a + b; on stderr, as JSON, what an earlier program might have left changed."""

import builtins
import decimal
import faulthandler
import gc
import json
import os
import resource
import signal
import sys
import threading
import warnings

import numpy as np


def limits() -> dict[str, tuple[int, int]]:
    # the number of processes is counted from how many the user has at the moment
    names = [name for name in dir(resource) if name.startswith("RLIMIT_") and name != "RLIMIT_NPROC"]
    return {name: resource.getrlimit(getattr(resource, name)) for name in names}


def open_descriptors() -> list[int]:
    found = []
    for descriptor in range(64):
        try:
            os.fstat(descriptor)
        except OSError:
            continue
        found.append(descriptor)
    return found


def without_own_folder(text: str) -> str:
    return text.replace(os.getcwd(), ".")


umask = os.umask(0o22)
os.umask(umask)
state = {
    "arguments": sys.argv,
    "arithmetic": [7 + 1, str(7), int(np.add(2, 3)), float(np.exp(0.0)), sum([1, 2]), len("abc")],
    "blocked signals": sorted(map(int, signal.pthread_sigmask(signal.SIG_BLOCK, []))),
    "builtins": sorted(vars(builtins)),
    "decimal": repr(decimal.getcontext()),
    "descriptors": open_descriptors(),
    "environment": {name: without_own_folder(value) for name, value in os.environ.items()},
    "fault handler": faulthandler.is_enabled(),
    "files": sorted(os.listdir(".")),
    "garbage collection": [gc.isenabled(), gc.get_threshold()],
    "handlers": [str(signal.getsignal(number)) for number in sorted(signal.valid_signals())],
    "limits": limits(),
    "numpy": [np.geterr(), str(np.get_printoptions()), sorted(vars(np))],
    "path": [without_own_folder(entry) for entry in sys.path],
    "recursion": sys.getrecursionlimit(),
    "switching": sys.getswitchinterval(),
    "threads": [threading.active_count(), threading.stack_size()],
    "timers": signal.getitimer(signal.ITIMER_REAL),
    "trace": [str(sys.gettrace()), str(sys.getprofile()), str(sys.excepthook), str(sys.displayhook)],
    "umask": umask,
    "warnings": str(warnings.filters),
}
print(json.dumps(state), file=sys.stderr)
a, b = map(int, input().split())
print(a + b)
