"""Run a command that is part of a way, and see that it said what it should."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


class Failed(Exception):
    """A command did not do what a way needs it to do."""


def run(
    command: Sequence[str | Path],
    environment: Mapping[str, str],
    folder: Path,
    *,
    says: str = "",
    times: int = 1,
) -> str:
    """Run `command` in `folder`, and return its output.

    Raises:
        Failed: it exits with another code than 0, or its output has `says` fewer than that many `times`.
    """
    done = subprocess.run(
        command,
        env=environment,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    output = done.stdout.decode(errors="replace")
    if done.returncode != 0 or output.count(says) < times:
        raise Failed(f"{command[0]} exits with {done.returncode}:\n{output[-2000:]}")
    return output
