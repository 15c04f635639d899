"""A judge that is killed in the middle of a program: `python -m judge.doctor.doomed_judge TIER [--cold]`.

It says what it has done and goes on when it is told to, by a line each. Its temporary folder should be its own.
"""

import signal
import sys

from judge import sandbox
from judge.doctor.limits import LOOPING, ORDINARY
from judge.doctor.subject import AMPLE
from judge.model import Limits, Program
from judge.sandbox.inside import linux

ENDLESS = Limits(time=60, memory=AMPLE.memory, output=AMPLE.output, wall_time=60)


def main() -> None:
    """Judge a program and close the sandbox; open another and run a program that does not end."""
    linux.prctl(linux.PR_SET_PDEATHSIG, signal.SIGKILL)  # whoever examines may be killed too
    isolation = sandbox.Isolation(tier=sys.argv[1], cold="--cold" in sys.argv)
    with sandbox.open_sandbox(isolation) as opened:
        opened.execute(Program(b"open('left', 'w')"), b"", AMPLE)
    _say("closed")
    with sandbox.open_sandbox(isolation) as opened:
        opened.execute(Program(ORDINARY), b"", AMPLE)
        _say("ready")
        opened.execute(Program(LOOPING), b"", ENDLESS)


def _say(word: str) -> None:
    sys.stdout.write(word + "\n")
    sys.stdout.flush()
    sys.stdin.readline()


if __name__ == "__main__":
    main()
