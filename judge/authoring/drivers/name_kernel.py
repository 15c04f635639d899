"""Run in the sandbox: which NumPy this is, and which kernel its OpenBLAS has chosen.

stdin:  nothing
stdout: {"numpy": version, "kernel": name, or null where NumPy does not bring its own OpenBLAS along}
"""

import ctypes
import json
import sys
from pathlib import Path

import numpy as np

FUNCTIONS = ("scipy_openblas_get_corename64_", "openblas_get_corename64_", "openblas_get_corename")


def kernel() -> str | None:
    """Return the name of the kernel in force."""
    libraries = Path(np.__file__).parent.parent / "numpy.libs"
    for path in sorted(libraries.glob("*openblas*")):
        library = ctypes.CDLL(str(path))
        for name in FUNCTIONS:
            if function := getattr(library, name, None):
                function.restype = ctypes.c_char_p
                return str(function().decode())
    return None


if __name__ == "__main__":
    json.dump({"numpy": np.__version__, "kernel": kernel()}, sys.stdout)
