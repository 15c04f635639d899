"""The local engine: as many workers as one likes on this machine, each a process, each with a thread that feeds it."""

import atexit
from queue import Empty, SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Self

from judge.errors import SandboxError, UsageError
from judge.grading.engine import Job, Outcome
from judge.grading.judging import Settings
from judge.grading.worker import Worker, WorkerLost
from judge.sandbox.inside.serving import usable_cores


class LocalWorkers:
    """Workers on this machine."""

    group_size = 1

    def __init__(self, settings: Settings, jobs: int | None = None) -> None:
        """Start `jobs` workers; without a number, as many as there are cores.

        Raises:
            UsageError: it is not a number of workers.
            SandboxError: they cannot be started.
        """
        if jobs is not None and jobs < 1:
            raise UsageError("grade.bad-jobs", found=jobs)
        self._jobs: SimpleQueue[tuple[Job, ...] | None] = SimpleQueue()
        self._outcomes: SimpleQueue[Outcome | Exception] = SimpleQueue()
        self._workers: list[Worker] = []
        self._threads: list[Thread] = []
        # At the latest while threads still run: an interpreter that ends stops them wherever they are.
        atexit.register(self.close)
        try:
            for _ in range(jobs or usable_cores()):
                self._start(Worker(settings))
        except BaseException:
            self.close()
            raise

    def _start(self, worker: Worker) -> None:
        thread = Thread(target=self._feed, args=(worker,), daemon=True)
        self._workers.append(worker)
        self._threads.append(thread)
        thread.start()

    def count(self) -> int:
        """Return how many there are."""
        return len(self._workers)

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
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    def _feed(self, worker: Worker) -> None:
        try:
            while (jobs := self._jobs.get()) is not None:
                judged = tuple(worker.judge(job.exercise, job.source) for job in jobs)
                self._outcomes.put(Outcome(jobs, judged))
        except WorkerLost as lost:  # and its successors, before they were ready; or it is being closed
            self._outcomes.put(SandboxError("sandbox.runner-lost", detail=lost))
        except Exception as error:  # also one that nobody thought of: else it would be waited for an outcome
            self._outcomes.put(error)

    def close(self) -> None:
        """End all workers."""
        atexit.unregister(self.close)
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
