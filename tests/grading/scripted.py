"""Workers that do nothing but what a test tells them."""

from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Self

from judge.grading.engine import Job, Outcome
from judge.grading.judging import Judged

Answer = Callable[[tuple[Job, ...]], tuple[Judged, ...]]


class Scripted:
    """Workers that answer in order, as late as possible, and remember what they were given."""

    def __init__(self, answer: Answer, *, group_size: int = 1, most: int = 3) -> None:
        self.group_size = group_size
        self.given: list[tuple[Job, ...]] = []
        self.most_at_once = 0
        self.beside: dict[int, int] = {}  # number of a job that was judged alone -> groups under way with it
        self._answer = answer
        self._most = most
        self._under_way: deque[tuple[Job, ...]] = deque()

    def count(self) -> int:
        return 1

    def most_in_flight(self) -> int:
        return self._most

    def submit(self, jobs: tuple[Job, ...]) -> None:
        self.given.append(jobs)
        self._under_way.append(jobs)
        self.most_at_once = max(self.most_at_once, len(self._under_way))
        self.beside |= {job.number: len(self._under_way) - 1 for job in jobs if job.is_alone}

    def next_outcome(self, *, wait: bool) -> Outcome | None:
        if not wait:
            return None
        jobs = self._under_way.popleft()
        return Outcome(jobs, self._answer(jobs), "it ended")

    def close(self) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...
