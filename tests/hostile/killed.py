"""Kill a judge in the middle of a test and see what is left: `killed.py TIER PROGRAM`, prints JSON.

To be run by `run.py`, which gives it a temporary folder of its own.
"""

import json
import os
import subprocess
import sys
import time

from judge.model import MIB, Limits, Program
from judge.sandbox import Isolation, open_sandbox

import machine
from run import become_subreaper

LONGEST = 10.0  # seconds in which what is to end must have ended, for the figure to be told

PROGRAMS = {
    "busy": b"""
import signal, threading, time
for number in signal.valid_signals():
    try:
        signal.signal(number, signal.SIG_IGN)
    except OSError:
        pass
for _ in range(4):
    threading.Thread(target=time.sleep, args=(3600,), daemon=True).start()
while True:
    pass
""",
    "waiting": b"import time; time.sleep(3600)",
    "stopped": b"import os, signal; os.kill(os.getpid(), signal.SIGSTOP)",
    "printing": b"while True: print('x' * 1000)",
}


def main() -> None:
    """Be the judge, or kill one."""
    if sys.argv[3:] == ["judge"]:
        judge(sys.argv[1], PROGRAMS[sys.argv[2]])
    else:
        kill_a_judge()


def judge(tier: str, program: bytes) -> None:
    """Run a program that does not end."""
    limits = Limits(time=60, memory=256 * MIB, output=1 << 40, wall_time=60)
    with open_sandbox(Isolation(tier=tier)) as sandbox:
        sandbox.execute(Program(b""), b"", limits)
        print("ready", flush=True)
        sys.stdin.readline()
        sandbox.execute(Program(program), b"", limits)


def kill_a_judge() -> None:
    """Start a judge, wait until its program runs, kill it, and tell what was there and what is left."""
    become_subreaper()
    words = [sys.executable, __file__, *sys.argv[1:3], "judge"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        if process.stdout.readline() != b"ready\n":
            sys.exit("the judge did not get ready")
        idle = len(machine.descendants(process.pid))
        process.stdin.write(b"\n")
        process.stdin.flush()
        started = machine.eventually(lambda: len(machine.descendants(process.pid)) > idle, LONGEST)
        time.sleep(0.5)  # it is to be in the middle of its program
        running = len(machine.descendants(process.pid))
        process.kill()
        process.wait()
    killed = time.monotonic()
    machine.eventually(lambda: not machine.descendants(os.getpid()), LONGEST)
    seconds = time.monotonic() - killed
    machine.eventually(lambda: not os.listdir(os.environ["TMPDIR"]), 1)
    print(
        json.dumps(
            {
                "started": started,
                "running": running,
                "left": len(machine.descendants(os.getpid())),
                "seconds": round(seconds, 3),
                "files": os.listdir(os.environ["TMPDIR"]),
            }
        )
    )


if __name__ == "__main__":
    main()
