"""What a program finds when it starts: an interpreter with NumPy and nothing else, and a few variables.

The interpreter is a virtual environment (PEP 405) made for the occasion: links to the interpreter the judge runs
on and to its NumPy. So a program has the standard library and NumPy, whatever else is installed, and cannot
import the judge, its dependencies, or a checkout that an editable install has put on the path. Made by hand because
`venv` would take longer to import than the whole of it takes to make.
"""

import importlib.util
import os
import sys
import sysconfig
from pathlib import Path

from judge.errors import SandboxError

PACKAGES = ("numpy", "numpy.libs")  # numpy.libs: the BLAS that wheels bring along

# One thread: on a machine with many cores OpenBLAS would otherwise reserve 40 MB of address space for each of
# them, and spin. The hash seed is fixed so that a program prints the same sets in the same order every time.
VARIABLES = {
    "PATH": "/usr/bin:/bin",
    "LANG": "C.UTF-8",
    "PYTHONHASHSEED": "0",
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "MALLOC_ARENA_MAX": "1",
}


def make_interpreter(folder: Path) -> Path:
    """Make the environment in `folder`; return the path of its interpreter."""
    base = Path(os.path.realpath(sys.executable))
    site_packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder)}))
    site_packages.mkdir(parents=True)
    (folder / "bin").mkdir()
    (folder / "pyvenv.cfg").write_text(f"home = {base.parent}\ninclude-system-site-packages = false\n")
    spec = importlib.util.find_spec("numpy")
    if spec is None or spec.origin is None:
        raise SandboxError("sandbox.no-numpy", python=str(base))
    installed = Path(spec.origin).parent.parent
    for name in PACKAGES:
        if (installed / name).exists():
            (site_packages / name).symlink_to(installed / name)
    interpreter = folder / "bin" / "python"
    interpreter.symlink_to(base)
    return interpreter


def variables(home: Path) -> dict[str, str]:
    """Return the environment variables of a program whose home is `home`.

    The choice of OpenBLAS's kernel is passed through: some machines need it, and the bank is verified with several.
    """
    chosen = {name: value for name, value in os.environ.items() if name.startswith("OPENBLAS_")}
    return {**chosen, **VARIABLES, "HOME": str(home), "TMPDIR": str(home)}
