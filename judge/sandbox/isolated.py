"""The tiers `namespaces` and `landlock`: programs run where they can read the interpreter and NumPy, and harm nothing.

Warm or cold, the runner is inside the isolation (`inside/isolation.py`). It holds no answer and no input; the
program it is to run travels to it once, and stays for the next test.
"""

import contextlib
import tempfile
from functools import cached_property
from pathlib import Path
from typing import Any

from judge.errors import SandboxError
from judge.model import Execution, Limits, Program
from judge.sandbox import TASKS_THAT_MAY_COME, THREADS
from judge.sandbox.base import NOTHING, measure_base
from judge.sandbox.environment import find_interpreter, readable_files, variables
from judge.sandbox.inside.folders import remove_folder
from judge.sandbox.link import Base, Link, os_errors
from judge.sandbox.linked import PROGRAM_NAME, LinkedSandbox
from judge.sandbox.streams import readable

BOX = "/box"  # the folder of the program, in the tier `namespaces`


class IsolatedSandbox(LinkedSandbox):
    """Runs programs inside the isolation of a tier."""

    def __init__(self, tier: str, *, cold: bool = False, hash_seed: int = 0) -> None:
        super().__init__()
        self.tier = tier
        self._cold = cold
        self._hash_seed = hash_seed
        self._folder = ""
        if tier == "landlock":
            with os_errors("sandbox.no-room"):
                self._folder = str(Path(tempfile.mkdtemp(prefix="attnjudge-")).resolve())
        self._box = f"{self._folder}/box" if self._folder else BOX
        try:
            self._start()
        except BaseException:
            self._remove_folder()
            raise

    def wait_until_ready(self) -> None:
        """Wait until programs can be run.

        Raises:
            SandboxError: this machine does not offer this tier.
        """
        self._link.wait_until_ready()

    @cached_property
    def _base(self) -> Base:
        space = self._link.wait_until_ready()["address_space"]
        if space is not None:  # of a warm runner; its programs begin with it
            return Base(0.0, space)
        return measure_base(lambda probe, limits: self._execute(probe, b"", limits, NOTHING))

    def _start(self) -> None:
        self._delivered: Program | None = None  # the program that is in the box
        interpreter = find_interpreter()
        files, hidden = readable_files(interpreter)
        self._link = Link(
            {
                "tier": self.tier,
                "cold": self._cold,
                "folder": self._folder,
                "interpreter": interpreter.parts,
                "readable": files,
                "hidden": hidden,
                "packages": interpreter.packages,
                "program": PROGRAM_NAME,
                "threads": THREADS,
                "tasks_that_may_come": TASKS_THAT_MAY_COME,
                "environment": variables(self._box, self._hash_seed),
            }
        )

    def _make_ready(self) -> None:
        if self._closed:
            raise SandboxError("sandbox.closed")
        if self._link.in_use:  # the run before this one lost the runner
            self._link.end()
            self._remove_folder()
            if self._folder:
                with os_errors("sandbox.no-room"):
                    Path(self._folder).mkdir(mode=0o700)
            self._start()
        self._link.wait_until_ready()

    def _execute(self, program: Program, stdin: bytes, limits: Limits, base: Base) -> Execution:
        self._make_ready()
        request: dict[str, Any] = {"files": None}
        with contextlib.ExitStack() as descriptors:
            files = []
            if program != self._delivered:
                contents = {PROGRAM_NAME: program.source, **program.modules}
                request["files"] = [(name, len(content)) for name, content in contents.items()]
                with os_errors("sandbox.cannot-start"):
                    files = [readable(b"".join(contents.values()), descriptors)]
            self._delivered = None
            execution = self._link.run(request, stdin, limits, base, files)
        self._delivered = program
        return execution.without_path(f"{self._box}/")

    def _remove_folder(self) -> None:
        if self._folder:
            remove_folder(self._folder)
