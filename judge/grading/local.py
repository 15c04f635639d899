"""The local engine: as many workers as one likes on this machine, each a process, each with a thread that feeds it."""

from queue import Empty, SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Self

from judge.errors import SandboxError
from judge.grading.engine import Job, Outcome
from judge.grading.judging import Settings
from judge.grading.worker import Worker, WorkerLost
from judge.sandbox.inside.serving import usable_cores


class LocalWorkers:
    """Workers on this machine."""

    group_size = 1

    def __init__(self, settings: Settings, jobs: int | None = None) -> None:
        """Start `jobs` workers; without a number, as many as there are cores."""
        self._jobs: SimpleQueue[tuple[Job, ...] | None] = SimpleQueue()
        self._outcomes: SimpleQueue[Outcome | SandboxError] = SimpleQueue()
        self._workers = [Worker(settings) for _ in range(jobs or usable_cores())]
        self._threads = [Thread(target=self._feed, args=(worker,), daemon=True) for worker in self._workers]
        for thread in self._threads:
            thread.start()

    def most_in_flight(self) -> int:
        """Return two for each worker: one that it judges and one that waits."""
        return 2 * len(self._workers)

    def submit(self, jobs: tuple[Job, ...]) -> None:
        """Have a group judged by the next worker that is idle."""
        self._jobs.put(jobs)

    def next_outcome(self, *, wait: bool) -> Outcome | None:
        """Return what came of a group."""
        try:
            outcome = self._outcomes.get(block=wait)
        except Empty:
            return None
        if isinstance(outcome, SandboxError):
            raise outcome
        return outcome

    def _feed(self, worker: Worker) -> None:
        try:
            while (jobs := self._jobs.get()) is not None:
                judged = tuple(worker.judge(job.exercise, job.source) for job in jobs)
                self._outcomes.put(Outcome(jobs, judged))
        except SandboxError as error:
            self._outcomes.put(error)
        except WorkerLost as lost:  # it is being closed; else nobody reads this
            self._outcomes.put(SandboxError("sandbox.runner-lost", detail=lost))

    def close(self) -> None:
        """End all workers."""
        for _ in self._threads:
            self._jobs.put(None)
        for worker in self._workers:
            worker.hang_up()
        for thread in self._threads:
            thread.join()
        for worker in self._workers:
            worker.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
