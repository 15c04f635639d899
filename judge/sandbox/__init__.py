"""Run one program on one input under limits and report the facts: `execute` -> `Execution`, never a verdict.

A sandbox is a context manager, one per worker. How strongly it isolates (its tier) is decided here alone: tiers are
found by trying, and the strongest that works is taken. Whoever uses a sandbox knows no more than this protocol.

    namespaces   the program sees the interpreter, NumPy and nothing else of the machine
    landlock     the kernel refuses it all other files, the network and other processes
    portable     limits only
"""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Protocol, Self

from judge.errors import SandboxError
from judge.model import Execution, Limits, Program

TIERS = ("namespaces", "landlock", "portable")  # the strongest first
ISOLATED_TIERS = TIERS[:2]

# What a program may have besides what `Limits` says.
THREADS = 16  # the first one included; not limited in the tier `portable`
# In the tier `landlock` the kernel counts all tasks of an ordinary user. They are counted before a program begins;
# these may come after that, from other programs of the judge, a compiler ..., and none of them may cost a verdict.
TASKS_THAT_MAY_COME = 128
OPEN_FILES = 64


@dataclass(frozen=True, slots=True)
class Isolation:
    """What is asked of a sandbox."""

    tier: str | None = None  # this one and no other; None: the strongest that works here
    required: str | None = None  # this one or a stronger one
    cold: bool = False  # a fresh interpreter for every run
    hash_seed: int = 0  # of the interpreter: decides in which order it goes through a set of words


class Sandbox(Protocol):
    """A place where programs run, one at a time. As a context manager it closes itself."""

    @property
    def tier(self) -> str:
        """The name of the isolation in force."""

    def wait_until_ready(self) -> None:
        """Wait until programs can be run; raise `SandboxError` where they cannot."""

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


def open_sandbox(isolation: Isolation = Isolation()) -> Sandbox:
    """Open a sandbox; it starts at once and is ready when it is first used.

    Raises:
        SandboxError: this machine cannot run programs, or not with this isolation (said now or at the first use).
    """
    if os.name != "posix":
        raise SandboxError("sandbox.no-posix", system=sys.platform)
    from judge.sandbox.choice import FirstThatWorks  # what follows needs modules that only POSIX systems have

    return FirstThatWorks({tier: _opener(tier, isolation) for tier in wanted_tiers(isolation)})


def wanted_tiers(isolation: Isolation) -> tuple[str, ...]:
    """Return the tiers that satisfy `isolation`, the strongest first.

    Raises:
        SandboxError: none does, or there is no such tier.
    """
    for tier in (isolation.tier, isolation.required):
        if tier is not None and tier not in TIERS:
            raise SandboxError("sandbox.no-tier", tier=tier, tiers=", ".join(TIERS))
    enough = TIERS[: TIERS.index(isolation.required or TIERS[-1]) + 1]
    wanted = tuple(tier for tier in enough if isolation.tier in (None, tier))
    if not wanted:
        raise SandboxError("sandbox.too-weak", tier=isolation.tier, required=isolation.required)
    return wanted


def _opener(tier: str, isolation: Isolation) -> Callable[[], Sandbox]:
    def open_tier() -> Sandbox:
        if tier not in ISOLATED_TIERS:
            from judge.sandbox.portable import PortableSandbox

            return PortableSandbox(hash_seed=isolation.hash_seed)
        if sys.platform != "linux":
            raise SandboxError("sandbox.only-linux", tier=tier, system=sys.platform)
        from judge.sandbox.isolated import IsolatedSandbox

        return IsolatedSandbox(tier, cold=isolation.cold, hash_seed=isolation.hash_seed)

    return open_tier


__all__ = [
    "ISOLATED_TIERS",
    "OPEN_FILES",
    "TASKS_THAT_MAY_COME",
    "THREADS",
    "TIERS",
    "Isolation",
    "Sandbox",
    "open_sandbox",
    "wanted_tiers",
]
