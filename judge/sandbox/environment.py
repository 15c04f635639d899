"""What a program finds when it starts: an interpreter with NumPy and nothing else, and a few variables.

The interpreter is a virtual environment made for the occasion: links to the interpreter the judge runs on and to
its NumPy (`inside/interpreter.py`). So a program has the standard library and NumPy, whatever else is installed,
and cannot import the judge, its dependencies, or a checkout that an editable install has put on the path.
"""

import importlib.util
import os
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from judge.errors import SandboxError
from judge.sandbox.inside.interpreter import make_interpreter as make_from_parts

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
}

# Shared libraries, and what finds them. (Debian chooses a BLAS by links in /etc/alternatives.)
LIBRARIES = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache", "/etc/alternatives")
SITE_FOLDERS = ("site-packages", "dist-packages")


class Interpreter(NamedTuple):
    """The parts of the environment that programs run in."""

    base: str  # path of the interpreter itself
    site_packages: str  # below an environment
    packages: list[str]  # folders that are linked there

    @property
    def parts(self) -> dict[str, str | list[str]]:
        """What `make_interpreter` of `inside/interpreter.py` wants to know."""
        return self._asdict()


def find_interpreter() -> Interpreter:
    """Return the interpreter of the judge and its NumPy.

    Raises:
        SandboxError: it has no NumPy.
    """
    base = os.path.realpath(sys.executable)
    spec = importlib.util.find_spec("numpy")
    if spec is None or spec.origin is None:
        raise SandboxError("sandbox.no-numpy", python=base)
    installed = Path(spec.origin).resolve().parent.parent
    packages = [str(installed / name) for name in PACKAGES if (installed / name).exists()]
    return Interpreter(base, sysconfig.get_path("purelib", "venv", {"base": "."}), packages)


def make_interpreter(folder: Path) -> Path:
    """Make the environment in `folder`; return the path of its interpreter."""
    return Path(make_from_parts(str(folder), find_interpreter().parts))


def readable_files(interpreter: Interpreter) -> tuple[list[str], list[str]]:
    """Return what an isolated program may read, and what below that it may not.

    Not packages beside NumPy, of this or another Python; and not the judge, its checkout and its bank, wherever
    they are.
    """
    library = sysconfig.get_path("stdlib", vars={"installed_base": sys.base_prefix})
    folders = [
        f"{prefix}/{name}" for prefix in (sys.base_prefix, sys.base_exec_prefix) for name in ("lib", "lib64")
    ]
    folders.append(f"/etc/python{sysconfig.get_python_version()}")  # where Debian has its `sitecustomize`
    own = [str(Path(path).resolve()) for path in (*folders, library, interpreter.base) if Path(path).exists()]
    readable = _without_nested([path for path in LIBRARIES if Path(path).exists()] + own)
    hidden = {str(path.resolve()) for folder in readable for path in _packages_below(Path(folder))}
    return readable, sorted(hidden | _places_of_the_judge())


def _packages_below(folder: Path) -> Iterator[Path]:
    """Yield the folders of packages in a folder that holds the libraries of interpreters, or of one."""
    for name in SITE_FOLDERS:
        yield from folder.glob(name)
        yield from folder.glob(f"python*/{name}")


def _places_of_the_judge() -> set[str]:
    """Return where the judge and a bank may lie that a program must not read."""
    package = Path(__file__).resolve().parents[1]
    places = {package}
    if (package.parent / "problems").is_dir():  # a checkout
        places.add(package.parent)
    if bank := os.environ.get("ATTNJUDGE_BANK"):
        places.add(Path(bank).resolve())
    base = Path(sys.base_prefix).resolve()
    return {str(place) for place in places if not base.is_relative_to(place)}


def _without_nested(paths: list[str]) -> list[str]:
    """Leave out paths that lie below others; a link is kept beside what it leads to."""
    return [
        path
        for number, path in enumerate(paths)
        if path not in paths[:number] and not any(path.startswith(f"{other}/") for other in paths)
    ]


def variables(home: Path | str, hash_seed: int = 0) -> dict[str, str]:
    """Return the environment variables of a program whose home is `home`.

    The choice of OpenBLAS's kernel is passed through: some machines need it, and the bank is verified with several.
    """
    chosen = {name: value for name, value in os.environ.items() if name.startswith("OPENBLAS_")}
    return {**chosen, **VARIABLES, "PYTHONHASHSEED": str(hash_seed), "HOME": str(home)}


def portable_variables(home: Path | str, hash_seed: int = 0) -> dict[str, str]:
    """Return the same with what the isolated tiers see to otherwise: one arena of memory, no place for files."""
    return {**variables(home, hash_seed), "MALLOC_ARENA_MAX": "1", "TMPDIR": str(home)}
