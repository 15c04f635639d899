"""The tier `portable`: a cold interpreter for every run, with limits but without isolation from this machine."""

import contextlib
import os
import signal
import tempfile
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from judge.errors import SandboxError
from judge.model import Execution, Limits, Program
from judge.sandbox.base import NOTHING, measure_base
from judge.sandbox.environment import make_interpreter, portable_variables
from judge.sandbox.inside.folders import empty_folder, remove_folder
from judge.sandbox.link import Base, Link, os_errors
from judge.sandbox.linked import PROGRAM_NAME, LinkedSandbox

ENVIRONMENT = "python"  # folder of the interpreter's environment


class PortableSandbox(LinkedSandbox):
    """Runs programs in a folder of this machine, with its user's rights."""

    tier = "portable"

    def __init__(self, *, hash_seed: int = 0) -> None:
        super().__init__()
        self._hash_seed = hash_seed
        with os_errors("sandbox.no-room"):
            self._folder = Path(tempfile.mkdtemp(prefix="attnjudge-")).resolve()
        try:
            self._link = Link(self._config())
        except BaseException:
            remove_folder(str(self._folder))
            raise

    def wait_until_ready(self) -> None:
        """Return at once: there is nothing to make ready."""

    @cached_property
    def _base(self) -> Base:
        return measure_base(lambda probe, limits: self._execute(probe, b"", limits, NOTHING))

    def _config(self) -> dict[str, str]:
        return {"tier": self.tier, "folder": str(self._folder)}

    def _end_runner(self) -> None:
        super()._end_runner()
        if self._link.in_use:
            kill_strays(self._folder)

    def _remove_folder(self) -> None:
        remove_folder(str(self._folder))

    def _make_ready(self) -> Path:
        """Begin anew: no run finds what an earlier one left, not even beside the interpreter's packages."""
        if self._closed:
            raise SandboxError("sandbox.closed")
        if self._link.in_use:
            self._end_runner()
            self._link = Link(self._config())
        with os_errors("sandbox.no-room"):
            if self._folder.is_symlink():
                self._folder.unlink()
            self._folder.mkdir(mode=0o700, exist_ok=True)
            empty_folder(str(self._folder))
            return make_interpreter(self._folder / ENVIRONMENT)

    def _execute(self, program: Program, stdin: bytes, limits: Limits, base: Base) -> Execution:
        interpreter = self._make_ready()
        with self._program_folder(program) as folder:
            request = {
                "arguments": [str(interpreter), PROGRAM_NAME],
                "environment": portable_variables(folder, self._hash_seed),
                "folder": str(folder),
            }
            return self._link.run(request, stdin, limits, base).without_path(f"{folder}/")

    @contextlib.contextmanager
    def _program_folder(self, program: Program) -> Iterator[Path]:
        """Make the folder the program runs in: its own, with nothing but its source; removed afterwards."""
        with os_errors("sandbox.no-room"):
            folder = Path(tempfile.mkdtemp(prefix="run-", dir=self._folder))
        try:
            with os_errors("sandbox.no-room"):
                for name, source in {PROGRAM_NAME: program.source, **program.modules}.items():
                    path = folder / name
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(source)
            yield folder
        finally:
            with contextlib.suppress(OSError):
                empty_folder(str(self._folder))  # all of it: a program may have moved its folder


def kill_strays(folder: Path) -> None:
    """Kill what a lost runner has left behind: processes that were started with their home in `folder`.

    Only where there is /proc. The runner itself finds its descendants better, as long as it lives.
    """
    mark = f"HOME={folder}/".encode()
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if mark in (process / "environ").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)
