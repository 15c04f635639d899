"""What all sandboxes with a runner have in common: one run at a time, a second chance for it, and an end."""

import threading
from abc import ABC, abstractmethod
from types import TracebackType
from typing import Self

from judge.model import Execution, Limits, Program
from judge.sandbox.link import Base, Link, with_second_chance

PROGRAM_NAME = "solution.py"


class LinkedSandbox(ABC):
    """Runs programs by way of a runner, the other end of `_link`."""

    tier: str
    _link: Link

    def __init__(self) -> None:
        self._closed = False
        self._running = threading.RLock()  # held by the run that uses the runner and its folder

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        """Run `program` with `stdin` under `limits`.

        Raises:
            SandboxError: the program could not be run, or the runner was lost twice.
        """
        with self._running:
            return with_second_chance(lambda: self._execute(program, stdin, limits, self._base))

    def close(self) -> None:
        """End the runner and with it whatever still runs, also a run in another thread; remove every file."""
        self._closed = True
        self._end_runner()
        # Another thread's run has learnt of the end by now: two at once would remove the folder under each other.
        with self._running:
            self._remove_folder()

    def _end_runner(self) -> None:
        self._link.end()

    @property
    @abstractmethod
    def _base(self) -> Base:
        """What is not charged to a program."""

    @abstractmethod
    def _execute(self, program: Program, stdin: bytes, limits: Limits, base: Base) -> Execution:
        """Run a program once; raise `RunnerLost` if that may be the fault of the one before."""

    @abstractmethod
    def _remove_folder(self) -> None:
        """Remove what there is on the disk."""
