"""The command line of DMOJ with one executor more: Python with NumPy. Run by the interpreter that DMOJ is installed in.

DMOJ starts Python without its site-packages and forbids a system call that OpenBLAS makes when it is loaded. An
executor is how DMOJ is told such things; it looks for them in its own package alone, so this one is handed to it.
"""

from types import SimpleNamespace
from typing import Any

from dmoj import executors
from dmoj.cli import main

NAME = "NUMPY"
VARIABLES = {
    "PYTHONHASHSEED": "0",
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
}


def numpy_executor(_: str) -> SimpleNamespace:
    """Return what a module of `dmoj.executors` holds; called when the configuration has been read."""
    from dmoj.executors.python_executor import PythonExecutor

    class Executor(PythonExecutor):
        __module__ = f"dmoj.executors.{NAME}"  # its name is taken from here
        command = "numpy"  # key of the interpreter in the configuration
        syscalls = ("mbind",)

        def get_cmdline(self, **options: Any) -> list[str]:
            interpreter, _, *program = super().get_cmdline(**options)
            return [interpreter, "-B", *program]  # without -S

        def get_env(self) -> dict[str, str]:
            return {**super().get_env(), **VARIABLES}

    return SimpleNamespace(Executor=Executor)


executors.get_available = lambda: [NAME]
executors.load_executor = numpy_executor
main()
