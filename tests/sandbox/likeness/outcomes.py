"""What can be seen of a program from outside, with the same names for the same folders however it was run."""

import re
import signal
import subprocess
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from judge.model import MIB, Limits, Program
from judge.sandbox import Sandbox
from judge.sandbox.environment import make_interpreter, variables

INPUT = b"1 2 3\r\n4 5\nlast"
LIMITS = Limits(time=10, memory=512 * MIB, output=MIB, wall_time=30)
ASK_PLACES = Program(b"import os, sys\nprint(os.getcwd(), sys.prefix, sep='\\n')")
ADDRESS = re.compile(rb"0x[0-9a-f]{6,16}\b")  # of an object: another one in every run


@dataclass(frozen=True)
class Outcome:
    """How a program ended, and what it printed."""

    exit_code: int | None  # None: a signal ended it
    signal: int | None
    stdout: bytes
    stderr: bytes


@dataclass(frozen=True)
class Places:
    """The folders that have other names in each way to run a program."""

    program: str
    interpreter: str

    def rename(self, printed: bytes) -> bytes:
        """Give them, in what a program printed, the names they have for all."""
        for path, name in ((self.interpreter, b"<interpreter>"), (self.program, b"<program>")):
            printed = re.sub(rb"(?<![\w/.-])%b(?![\w.-])" % re.escape(path.encode()), name, printed)
        return ADDRESS.sub(b"0x...", printed)


class Confined:
    """Runs programs in a sandbox."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox

    def run(self, source: bytes) -> Outcome:
        """Run a program that keeps to its limits."""
        execution = self.sandbox.execute(Program(source), INPUT, LIMITS)
        assert execution.stopped is None, execution
        return Outcome(
            execution.exit_code,
            execution.signal,
            self._places.rename(execution.stdout),
            self._places.rename(execution.stderr),
        )

    @cached_property
    def _places(self) -> Places:
        return Places(*self.sandbox.execute(ASK_PLACES, b"", LIMITS).stdout.decode().splitlines())


def run_plainly(source: bytes, folder: Path) -> Outcome:
    """Run a program with `python solution.py < input`, in a new folder."""
    interpreter = make_interpreter(folder / "interpreter")
    program = folder / "program"
    program.mkdir()
    (program / "solution.py").write_bytes(source)
    (folder / "input").write_bytes(INPUT)
    with (folder / "input").open("rb") as stdin:
        ended = subprocess.run(
            # Forked from a small process: peak memory begins at that of the one it is forked from.
            ["/usr/bin/timeout", "--foreground", "60", interpreter, "solution.py"],
            stdin=stdin,
            capture_output=True,
            cwd=program,
            env=variables(program),
            check=False,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # as in a job of the foreground
        )
    places = Places(str(program), str(folder / "interpreter"))
    by_signal = ended.returncode < 0
    return Outcome(
        None if by_signal else ended.returncode,
        -ended.returncode if by_signal else None,
        places.rename(ended.stdout),
        # tracebacks name solution.py alone, as those of the sandbox do
        places.rename(ended.stderr.replace(f"{program}/".encode(), b"")),
    )
