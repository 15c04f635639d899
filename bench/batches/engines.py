"""Workers on this machine against the workers of a Dask cluster on this machine, on the same programs.

Both are started before, and have judged a group of submissions for each worker: the clock starts when the first
submission of the batch is given to workers that are ready, and stops when the last report is there.
"""

import importlib.util
from contextlib import ExitStack
from dataclasses import dataclass

from bench.batches import WORKERS
from bench.batches.throughput import grading, settings
from bench.batches.work import attention
from bench.measure import Action, Measured
from bench.task import Task
from judge.grading import open_workers

LOCAL = "two workers of the local engine"
DASK = "two Dask workers on the same machine"


@dataclass(frozen=True)
class Engines:
    """What each engine took for so many submissions."""

    measured: Measured
    submissions: int
    tests: int  # of each


def is_dask_installed() -> bool:
    """Whether a cluster can be started."""
    return importlib.util.find_spec("distributed") is not None


def open_engines(task: Task, tier: str, count: int, stack: ExitStack) -> dict[str, Action]:
    """Return the engines that can be had, by name; what they keep open, `stack` closes."""
    workers = {LOCAL: stack.enter_context(open_workers(settings(tier), WORKERS))}
    if is_dask_installed():
        from distributed import LocalCluster

        cluster = stack.enter_context(
            LocalCluster(n_workers=WORKERS, threads_per_worker=1, dashboard_address=":0")
        )
        address = str(cluster.scheduler_address)
        workers[DASK] = stack.enter_context(open_workers(settings(tier), scheduler=address))
    work = attention(task)
    for each in workers.values():
        grading(each, task, work.programs(WORKERS * each.group_size))()
    return {name: grading(each, task, work.programs(count)) for name, each in workers.items()}
