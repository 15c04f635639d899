"""How fast: `judge grade`, and its engine once it has started, against a pool of cold interpreters on the same work.

The pool is what one writes in an afternoon: threads that start `python solution.py < input` for each test of each
program, with the interpreter that the sandbox gives to programs, and compare the output. Nothing is limited.
"""

import subprocess
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import judge
from bench.batches import WORKERS
from bench.batches.grading import Batch, expect_accepted
from bench.batches.work import attention
from bench.measure import Action, Measured
from bench.running import Failed
from bench.task import Task
from judge import TestCase
from judge.grading import open_workers
from judge.grading.batch import Exercises, Recent, judged
from judge.grading.engine import Workers
from judge.grading.judging import Settings
from judge.grading.records import Submission
from judge.sandbox import Isolation

POOL = "a pool of two cold interpreters"
COMMAND = "`judge grade --jobs 2`, its start included"
ENGINE = "its engine, started before"


@dataclass(frozen=True)
class Throughput:
    """What each way took for so many submissions."""

    measured: Measured
    submissions: int
    tests: int  # of each
    bytes_of_rows: int  # results.jsonl


def open_ways(task: Task, batch: Batch, stack: ExitStack) -> dict[str, Action]:
    """Return the ways by name; what they keep open, `stack` closes."""
    engine = stack.enter_context(open_workers(settings(batch.tier), WORKERS))
    grading(engine, task, attention(task).programs(WORKERS))()  # it is started now, and seen to work
    return {
        POOL: pooling(task, batch.programs),
        COMMAND: lambda: commanding(batch),
        ENGINE: grading(engine, task, batch.programs),
    }


def settings(tier: str) -> Settings:
    """Return the settings of all engines: every test is run."""
    return Settings(Isolation(tier=tier), all_tests=True)


def pooling(task: Task, programs: Mapping[str, bytes]) -> Action:
    """Return the pool: a test is a process."""
    folder = task.folder / "pool"
    folder.mkdir()
    for id, source in programs.items():
        (folder / f"{id}.py").write_bytes(source)
    pairs = [(folder / f"{id}.py", case) for id in programs for case in task.cases]

    def one(pair: tuple[Path, TestCase]) -> None:
        program, case = pair
        with (task.tests / f"{case.name}.in").open("rb") as file:
            done = subprocess.run(
                [task.python, program], stdin=file, capture_output=True, env=task.environment, check=False
            )
        if done.stdout != case.answer:
            raise Failed(f"{program.name} gives another answer on {case.name}")

    def run_all() -> None:
        with ThreadPoolExecutor(WORKERS) as threads:
            for _ in threads.map(one, pairs):
                pass

    return run_all


def commanding(batch: Batch) -> None:
    """Grade by the command, from the start of its interpreter to its exit."""
    batch.grade("--all")
    expect_accepted(batch.verdicts())


def grading(workers: Workers, task: Task, programs: Mapping[str, bytes]) -> Action:
    """Return a batch that is given to workers which have been started."""
    exercises = Exercises(judge.load_bank(task.bank))
    submissions = [Submission(attention(task).exercise, source, id) for id, source in programs.items()]

    def grade() -> None:
        reports = judged(submissions, exercises, workers, Recent(0))
        expect_accepted({submission.id: data["verdict"] for _, submission, data in reports})

    return grade
