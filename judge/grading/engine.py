"""Keep workers busy with a stream of submissions, and hand the reports back as they come.

What works is behind the protocol `Workers`: processes of this machine (`local.py`) or a cluster (`cluster.py`). Here is
decided what is the same for both: never more than so many groups of submissions under way, a group whose worker was
lost is judged again one by one, and a verdict that may be due to a busy machine is judged once more alone.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Protocol, Self

from judge.grading.judging import MOST_LOSSES, Judged, judge_error
from judge.grading.records import Exercise

UNKNOWN_TIER = ""  # of isolation: a worker that is lost has not told it
MOST_DOUBTFUL = 32  # submissions that wait to be judged alone


@dataclass(frozen=True, slots=True)
class Job:
    """A submission to be judged."""

    number: int  # tells it from the others
    exercise: Exercise
    source: bytes
    losses: int = 0  # of workers that had it
    is_alone: bool = False  # judged once more, while nothing else is


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a group of jobs."""

    jobs: tuple[Job, ...]
    judged: tuple[Judged, ...]  # one for each, or none if the worker was lost
    detail: str = ""  # why it was lost


class Workers(Protocol):
    """Something that judges groups of jobs, several at a time. As a context manager it closes itself."""

    group_size: int  # jobs that are given to a worker at once

    def count(self) -> int:
        """Return how many there are; of a cluster it may change, and be 0 at first."""

    def most_in_flight(self) -> int:
        """Return how many groups should be under way for all workers to be busy."""

    def submit(self, jobs: tuple[Job, ...]) -> None:
        """Have a group judged."""

    def next_outcome(self, *, wait: bool) -> Outcome | None:
        """Return what came of a group; without `wait` None if there is nothing yet.

        Raises:
            SandboxError: programs cannot be run.
        """

    def close(self) -> None:
        """End what still runs."""

    def __enter__(self) -> Self:
        """Return the workers."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the workers."""


Result = tuple[Job, Judged]


class Engine:
    """Judges jobs with `workers`."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._group: list[Job] = []  # not yet given to a worker
        self._in_flight = 0
        self._doubtful: deque[Job] = deque()

    def put(self, job: Job) -> Iterator[Result]:
        """Take a job, and yield what is ready. Waits while enough jobs are under way."""
        self._group.append(job)
        if len(self._group) >= self._workers.group_size:
            yield from self._make_room()
            self._submit(self._group)
            self._group = []
        yield from self.ready()

    def ready(self) -> Iterator[Result]:
        """Yield what is ready, without waiting."""
        while self._in_flight and (outcome := self._workers.next_outcome(wait=False)):
            yield from self._settle(outcome)

    def finish(self) -> Iterator[Result]:
        """Yield what is left, as it comes."""
        if self._group:
            self._submit(self._group)
            self._group = []
        yield from self._drain()

    def _make_room(self) -> Iterator[Result]:
        if len(self._doubtful) >= MOST_DOUBTFUL:
            yield from self._drain()
        while self._in_flight >= self._workers.most_in_flight():
            yield from self._wait()

    def _drain(self) -> Iterator[Result]:
        """Wait for everything under way; then judge what is doubtful, one after the other."""
        while self._in_flight or self._doubtful:
            if not self._in_flight:
                self._submit([replace(self._doubtful.popleft(), is_alone=True)])
            yield from self._wait()

    def _wait(self) -> Iterator[Result]:
        outcome = self._workers.next_outcome(wait=True)
        assert outcome is not None
        yield from self._settle(outcome)

    def _submit(self, jobs: Sequence[Job]) -> None:
        self._workers.submit(tuple(jobs))
        self._in_flight += 1

    def _settle(self, outcome: Outcome) -> Iterator[Result]:
        self._in_flight -= 1
        if not outcome.judged:
            yield from self._settle_loss(outcome)
        for job, judged in zip(outcome.jobs, outcome.judged, strict=False):
            if judged.is_doubtful and not job.is_alone:
                self._doubtful.append(job)
            else:
                yield job, judged

    def _settle_loss(self, outcome: Outcome) -> Iterator[Result]:
        """Judge each job of a lost group by itself, to find the one that costs workers, if it is one of them."""
        is_single = len(outcome.jobs) == 1
        for job in outcome.jobs:
            losses = job.losses + is_single
            if losses >= MOST_LOSSES:
                yield job, judge_error(job.exercise, job.source, UNKNOWN_TIER, outcome.detail)
            else:
                self._submit([replace(job, losses=losses)])
