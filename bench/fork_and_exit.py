"""The physical limit of a warm runner: fork and exit of an interpreter that has NumPy loaded, and nothing else.

Reads numbers, forks that many times, one child after the other, and answers with a line. Started by `ways.py` with the
interpreter of the task; it has imported what the warm runner imports.
"""

import gc
import os
import sys

import numpy.fft
import numpy.linalg
import numpy.random  # noqa: F401

gc.collect()
gc.freeze()
for line in sys.stdin:
    for _ in range(int(line)):
        child = os.fork()
        if child == 0:
            os._exit(0)
        os.waitpid(child, 0)
    print("done", flush=True)
