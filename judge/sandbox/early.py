"""A sandbox started before it is known what it is for.

A warm runner takes about as long to become ready as the command line takes to be imported, to read its arguments
and the exercise. So the sandbox that a command will most likely ask for is started first of all; a command that
asks for another one gets that.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from judge.errors import SandboxError
from judge.sandbox import TIERS, Isolation, Sandbox, open_sandbox

COMMANDS = ("test", "submit")


@dataclass
class EarlySandbox:
    """What was started, until a command takes it."""

    isolation: Isolation
    sandbox: Sandbox | None

    def take(self, isolation: Isolation) -> Sandbox | None:
        """Return the sandbox if it is what is asked for."""
        if isolation != self.isolation:
            return None
        sandbox, self.sandbox = self.sandbox, None
        return sandbox

    def close(self) -> None:
        """Close what nobody has taken."""
        if self.sandbox is not None:
            self.sandbox.close()


def start_early(arguments: Sequence[str]) -> EarlySandbox:
    """Start the sandbox that a command line will most likely ask for, if it will for one."""
    isolation = isolation_of(arguments)
    if isolation is None:
        return EarlySandbox(Isolation(), None)
    try:
        return EarlySandbox(isolation, open_sandbox(isolation))
    except SandboxError:  # the command says so, if it asks for the same
        return EarlySandbox(isolation, None)


def isolation_of(arguments: Sequence[str]) -> Isolation | None:
    """Return what a command line that judges one program asks for; None: it does not, or not in one sandbox."""
    words = [word for word in arguments if not word.startswith("-")]
    if not words or words[0] not in COMMANDS or {"--help", "-h"} & set(arguments):
        return None
    tier, required, jobs = (
        _value(arguments, f"--{name}") for name in ("isolation", "require-isolation", "jobs")
    )
    if jobs not in (None, "1") or not {tier, required} <= {*TIERS, None}:
        return None
    return Isolation(tier, required, "--cold" in arguments)


def _value(arguments: Sequence[str], option: str) -> str | None:
    """Return the value of an option, the last one given."""
    value = None
    for here, following in zip(arguments, [*arguments[1:], ""], strict=True):
        if here == option:
            value = following
        elif here.startswith(f"{option}="):
            value = here.partition("=")[2]
    return value
