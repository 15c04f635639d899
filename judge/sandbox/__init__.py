"""Run one program on one input under limits and report the facts: `execute` -> `Execution`, never a verdict.

A sandbox is a context manager, one per worker. Which kind it is (its tier of isolation) is decided here alone;
whoever uses one knows no more than this protocol.
"""

from typing import Protocol

from judge.model import Execution, Limits, Program
from judge.sandbox.host import PortableSandbox


class Sandbox(Protocol):
    """A place where programs run, one at a time."""

    @property
    def tier(self) -> str:
        """The name of the isolation in force."""

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        """Run `program` with `stdin` under `limits`; raise `SandboxError` if it could not be run."""

    def close(self) -> None:
        """End everything that still runs and remove every file."""


def open_sandbox() -> PortableSandbox:
    """Open the best sandbox this machine offers; it starts at once and is ready when it is first used."""
    return PortableSandbox()


__all__ = ["Sandbox", "open_sandbox"]
