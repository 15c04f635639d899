"""Run one program on one input under limits and report the facts: `execute` -> `Execution`, never a verdict.

A sandbox is a context manager, one per worker. Which kind it is (its tier of isolation) is decided here alone;
whoever uses one knows no more than this protocol.
"""

import os
import sys
from types import TracebackType
from typing import Protocol, Self

from judge.errors import SandboxError
from judge.model import Execution, Limits, Program


class Sandbox(Protocol):
    """A place where programs run, one at a time. As a context manager it closes itself."""

    @property
    def tier(self) -> str:
        """The name of the isolation in force."""

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        """Run `program` with `stdin` under `limits`; raise `SandboxError` if it could not be run."""

    def close(self) -> None:
        """End everything that still runs and remove every file."""

    def __enter__(self) -> Self:
        """Return the sandbox."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the sandbox."""


def open_sandbox() -> Sandbox:
    """Open the best sandbox this machine offers; it starts at once and is ready when it is first used.

    Raises:
        SandboxError: this machine cannot run programs.
    """
    if os.name != "posix":
        raise SandboxError("sandbox.no-posix", system=sys.platform)
    from judge.sandbox.host import PortableSandbox  # needs modules that only POSIX systems have

    return PortableSandbox()


__all__ = ["Sandbox", "open_sandbox"]
