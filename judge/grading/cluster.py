"""The distributed engine: the same workers, kept by the workers of a Dask cluster.

A task is a group of submissions. On each Dask worker a plugin keeps judging processes (`worker.py`), as many as it
has tasks at once: so what a submission does to the process that judges it never reaches Dask, and a Dask worker that is
lost, with its machine or without, has its tasks done by others; that is Dask's work. A group whose workers were lost
again and again comes back as lost, and `engine.py` judges its submissions one by one.

Exercises do not travel with tasks. A worker takes them from the bank that it has itself if that one is the same, told
by the hash of its content; else it says what it lacks, and the group is sent again together with that.
"""

import os
import uuid
from collections.abc import Iterator, Mapping
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import Any, Self

from judge import __version__
from judge.bank import Bank, bank_folders
from judge.errors import JudgeError, SandboxError, UsageError
from judge.grading.engine import Job, Outcome
from judge.grading.judging import Judged, Settings
from judge.grading.records import Exercise, read_exercise
from judge.grading.worker import Worker

try:
    from distributed import Client, Future, WorkerPlugin, as_completed, get_worker
    from distributed.client import ClosedClientError
    from distributed.client import logger as log_of_clients
except ModuleNotFoundError as missing:
    raise UsageError("grade.no-dask", module=missing.name) from None

GROUP_SIZE = 20  # submissions: some seconds of work, beside which a task costs nothing
GROUPS_FOR_EACH_THREAD = 2  # one that is judged and one that waits
PATIENCE = 10.0  # seconds to reach the scheduler

Request = tuple[str, str, bytes]  # id of the exercise, hash of its content, source


@dataclass(frozen=True, slots=True)
class Lacking:
    """The answer of a worker whose bank does not have some of the exercises of a group."""

    content_hashes: frozenset[str]


@dataclass(frozen=True, slots=True)
class Refused:
    """The answer of a worker that cannot judge, for a reason that concerns every submission."""

    key: str
    parameters: Mapping[str, str]


class JudgePlugin(WorkerPlugin):  # type: ignore[misc]
    """What a Dask worker has besides: judging processes and exercises."""

    def __init__(self, settings: Settings, name: str, version: str) -> None:
        self.name = name
        self._settings = settings
        self._version = version  # of the judge that asks

    def setup(self, worker: Any) -> None:
        """Start nothing yet: whoever asked may be gone when this worker joins."""
        self._exercises: dict[str, Exercise] = {}  # by the hash of their content
        self._all: list[Worker] = []
        self._idle: SimpleQueue[Worker] = SimpleQueue()

    def teardown(self, worker: Any) -> None:
        """End the processes."""
        for each in self._all:
            each.hang_up()
        for each in self._all:
            each.close()

    def judge(
        self, group: tuple[Request, ...], shipped: tuple[Exercise, ...]
    ) -> tuple[Judged, ...] | Lacking | Refused:
        """Judge a group."""
        if self._version != __version__:
            return Refused("grade.other-version", {"here": self._version, "there": __version__})
        self._exercises |= {exercise.content_hash: exercise for exercise in shipped}
        lacking = {content_hash for id, content_hash, _ in group if not self._has(id, content_hash)}
        if lacking:
            return Lacking(frozenset(lacking))
        try:
            with self._worker() as worker:
                return tuple(worker.judge(self._exercises[hash], source) for _, hash, source in group)
        except SandboxError as error:
            return Refused(error.key, {name: str(value) for name, value in error.parameters.items()})

    @contextmanager
    def _worker(self) -> Iterator[Worker]:
        """Lend a process that is idle, or a new one: one for each task at once, and so for each thread of Dask's."""
        try:
            worker = self._idle.get_nowait()
        except Empty:
            worker = Worker(self._settings)
            self._all.append(worker)
        try:
            yield worker
        finally:
            self._idle.put(worker)

    def _has(self, id: str, content_hash: str) -> bool:
        """Whether the exercise is here, or in the bank of this machine with the same content."""
        if content_hash not in self._exercises:
            with suppress(JudgeError):
                own = read_exercise(Bank(bank_folders(None, os.environ)), id)
                self._exercises[own.content_hash] = own
        return content_hash in self._exercises


def judge_group(
    plugin: str, group: tuple[Request, ...], shipped: tuple[Exercise, ...]
) -> tuple[Judged, ...] | Lacking | Refused:
    """Judge a group with what the plugin keeps: the task."""
    judging: JudgePlugin = get_worker().plugins[plugin]
    return judging.judge(group, shipped)


class DaskWorkers:
    """The workers of a Dask cluster."""

    group_size = GROUP_SIZE

    def __init__(self, settings: Settings, address: str) -> None:
        """Connect to the scheduler at `address`.

        Raises:
            UsageError: there is none.
            SandboxError: one of the workers does not have the judge.
        """
        self._address = address
        self._plugin = f"attnjudge-{uuid.uuid4()}"  # several judges may use a cluster
        try:
            self._client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            raise UsageError("grade.no-scheduler", address=address, detail=error) from None
        log_of_clients.setLevel("CRITICAL")  # a lost scheduler is told by an exception, not by tracebacks
        self._under_way: dict[str, tuple[Job, ...]] = {}  # by the key of their task
        self._completed = as_completed(loop=self._client.loop)
        try:
            self._client.register_plugin(JudgePlugin(settings, self._plugin, __version__))
        except Exception as error:  # what a worker says is text by now, whatever it was
            self.close()
            raise SandboxError("grade.not-on-cluster", detail=error) from None
        except BaseException:
            self.close()
            raise

    def count(self) -> int:
        """Return how many threads the cluster has now."""
        with self._scheduler_there():
            threads: dict[str, int] = self._client.nthreads()
            return sum(threads.values())

    def most_in_flight(self) -> int:
        """Return two for each thread that the cluster has now."""
        return GROUPS_FOR_EACH_THREAD * max(1, self.count())

    def submit(self, jobs: tuple[Job, ...], lacking: frozenset[str] = frozenset()) -> None:
        """Have a group judged; the exercises `lacking`, named by the hash of their content, go with it."""
        group = tuple((job.exercise.problem.id, job.exercise.content_hash, job.source) for job in jobs)
        shipped = {
            job.exercise.content_hash: job.exercise for job in jobs if job.exercise.content_hash in lacking
        }
        with self._scheduler_there():
            future = self._client.submit(
                judge_group, self._plugin, group, tuple(shipped.values()), pure=False
            )
        self._under_way[future.key] = jobs
        self._completed.add(future)

    def next_outcome(self, *, wait: bool) -> Outcome | None:
        """Return what came of a group."""
        while wait or self._completed.has_ready():
            future: Future = next(self._completed)
            jobs = self._under_way.pop(future.key)
            try:
                answer = future.result()
            except CancelledError:
                raise SandboxError("grade.scheduler-lost", address=self._address) from None
            except Exception as error:  # `KilledWorker`, or a failure of ours: told when it happens again
                if missing := _missing_module(error):
                    raise SandboxError("grade.not-on-cluster", detail=missing) from None
                return Outcome(jobs, (), f"{type(error).__name__}: {error}")
            if isinstance(answer, Refused):
                raise SandboxError(answer.key, **answer.parameters)
            if isinstance(answer, Lacking):
                self.submit(jobs, answer.content_hashes)
                continue
            return Outcome(jobs, answer)
        return None

    @contextmanager
    def _scheduler_there(self) -> Iterator[None]:
        """Say so if the scheduler is lost, which Dask tells in several ways."""
        try:
            yield
        except (OSError, CancelledError, ClosedClientError) as error:
            raise SandboxError("grade.scheduler-lost", address=self._address) from error

    def close(self) -> None:
        """Leave the cluster as it was found; what is still judged for this batch is cancelled."""
        with suppress(Exception):  # the scheduler may be gone
            self._client.cancel(list(self._completed.futures))
            self._client.unregister_worker_plugin(self._plugin)
        self._client.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _missing_module(error: BaseException | None) -> ModuleNotFoundError | None:
    """Return the error of a scheduler or worker that could not import the task, None if that is not why it failed."""
    while error is not None and not isinstance(error, ModuleNotFoundError):
        error = error.__cause__ or error.__context__
    return error
