"""The ways of doing the task that every machine with the judge has: the floor, the judge, and what bounds it."""

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

import judge
from bench.measure import Action
from bench.running import Failed, run
from bench.task import EXERCISE, Task
from judge import TestCase, Verdict
from judge.sandbox import Isolation, Sandbox, open_sandbox
from judge.sandbox.pool import Pool

FLOOR = "shell loop: the floor"
COLD = "judge, cold"
WARM = "judge, warm"
WARM_TWO_JOBS = "judge, warm, two jobs"
SUBMIT = "`judge submit`"
SUBMIT_TWO_JOBS = "`judge submit --jobs 2`"
EMPTY = "judge, warm, an empty program"
FORK = "fork and exit, nothing else"
OURS = (WARM, WARM_TWO_JOBS, SUBMIT, SUBMIT_TWO_JOBS, EMPTY, COLD)

LOOP = 'for test in "$0"/*/*.in; do "$1" "$2" < "$test" > "$3" || exit; done'
FORK_AND_EXIT = Path(__file__).with_name("fork_and_exit.py")


def open_ways(task: Task, tier: str, stack: ExitStack) -> dict[str, Action]:
    """Return the ways by name; what they keep open, `stack` closes.

    They run in this order, the other judges behind them and then the floor again: what is compared runs at about the
    same time.
    """
    warm = stack.enter_context(open_sandbox(Isolation(tier=tier)))
    cold = stack.enter_context(open_sandbox(Isolation(tier=tier, cold=True)))
    two = stack.enter_context(Pool(2, Isolation(tier=tier)))
    return {
        FLOOR: shell_loop(task),
        WARM: judging(task, warm),
        WARM_TWO_JOBS: judging(task, two, jobs=2),
        SUBMIT: submitting(task, tier),
        SUBMIT_TWO_JOBS: submitting(task, tier, "--jobs", "2"),
        EMPTY: judging_nothing(task, warm),
        FORK: forking(task, stack),
        COLD: judging(task, cold),
    }


def shell_loop(task: Task) -> Action:
    """Return the floor: the program on each test in turn; nobody looks at what it prints."""
    output = task.folder / "output"
    loop = ["sh", "-c", LOOP, *map(str, (task.tests, task.python, task.program, output))]
    return lambda: run(loop, task.environment, task.folder)


def judging(task: Task, sandbox: Sandbox, jobs: int = 1) -> Action:
    """Return a call of the library in a sandbox that is open already, as in a service."""
    source = task.program.read_bytes()
    return lambda: _judge(task, task.cases, source, sandbox, jobs)


def judging_nothing(task: Task, sandbox: Sandbox) -> Action:
    """Return as many tests that need no work: what remains is what the judge adds to each."""
    cases = tuple(TestCase(case.name, b"", b"") for case in task.cases)
    return lambda: _judge(task, cases, b"", sandbox)


def _judge(task: Task, cases: tuple[TestCase, ...], source: bytes, sandbox: Sandbox, jobs: int = 1) -> None:
    report = judge.judge_submission(task.problem, cases, source, sandbox=sandbox, jobs=jobs, run_all=True)
    if report.verdict is not Verdict.AC:
        raise Failed(f"the verdict is {report.verdict}: {report.first_failure}")


def submit_command(task: Task, tier: str, *options: str) -> list[str]:
    """Return the command line that submits the program."""
    words = [sys.executable, "-m", "judge", "submit", "--bank", str(task.bank), "--isolation", tier]
    return [*words, *options, EXERCISE, str(task.program)]


def submit_environment(task: Task) -> Mapping[str, str]:
    """Return its environment: that of the user, with a history of its own."""
    return {**os.environ, "ATTNJUDGE_HOME": str(task.folder / "home")}


def submitting(task: Task, tier: str, *options: str) -> Action:
    """Return a whole command, from the start of its interpreter to its exit; its runner starts cold."""
    command = submit_command(task, tier, *options)
    environment = submit_environment(task)
    return lambda: run(command, environment, task.folder)  # its exit code is the verdict


def forking(task: Task, stack: ExitStack) -> Action:
    """Return as many forks of an interpreter with NumPy as there are tests."""
    forker = stack.enter_context(
        subprocess.Popen(
            [task.python, FORK_AND_EXIT],
            env=task.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
    )
    assert forker.stdin is not None
    assert forker.stdout is not None
    numbers, answers = forker.stdin, forker.stdout

    def fork_and_exit() -> None:
        print(len(task.cases), file=numbers, flush=True)
        if answers.readline() != "done\n":
            raise Failed("the interpreter that forks has ended")

    return fork_and_exit
