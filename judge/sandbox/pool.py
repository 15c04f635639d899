"""Several sandboxes at a time: as one sandbox that takes several runs, or each for items of its own."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from queue import SimpleQueue
from types import TracebackType
from typing import Self, TypeVar

from judge.model import Execution, Limits, Program
from judge.sandbox import TIERS, Isolation, Sandbox, open_sandbox
from judge.sandbox.inside.serving import usable_cores

T = TypeVar("T")
R = TypeVar("R")


class Pool:
    """A sandbox in which several threads may run programs at a time."""

    def __init__(self, jobs: int, isolation: Isolation = Isolation()) -> None:  # noqa: B008 - frozen
        """Open `jobs` sandboxes; they start side by side."""
        self._idle: SimpleQueue[Sandbox] = SimpleQueue()
        with ExitStack() as opened:
            self._sandboxes = [opened.enter_context(open_sandbox(isolation)) for _ in range(jobs)]
            opened.pop_all()
        for sandbox in self._sandboxes:
            self._idle.put(sandbox)

    @property
    def tier(self) -> str:
        """The name of the isolation in force: the weakest, should they differ."""
        return max((sandbox.tier for sandbox in self._sandboxes), key=TIERS.index)

    def wait_until_ready(self) -> None:
        """Wait until programs can be run."""
        for sandbox in self._sandboxes:
            sandbox.wait_until_ready()

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        """Run `program` in the next sandbox that is idle."""
        with self.idle() as sandbox:
            return sandbox.execute(program, stdin, limits)

    @contextmanager
    def idle(self) -> Iterator[Sandbox]:
        """Lend the next sandbox that is idle."""
        sandbox = self._idle.get()
        try:
            yield sandbox
        finally:
            self._idle.put(sandbox)

    def close(self) -> None:
        """Close all sandboxes, also those in use by another thread."""
        for sandbox in self._sandboxes:
            sandbox.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def map_in_sandboxes(
    function: Callable[[T, Sandbox], R],
    items: Iterable[T],
    jobs: int | None = None,
    isolation: Isolation = Isolation(),  # noqa: B008 - frozen
) -> list[R]:
    """Apply `function` to each item, in as many sandboxes at a time as there are cores; keep the order.

    The first exception, Ctrl-C among them, ends what still runs.
    """
    items = list(items)
    jobs = max(1, min(jobs or usable_cores(), len(items)))
    with Pool(jobs, isolation) as sandboxes:

        def apply(item: T) -> R:
            with sandboxes.idle() as sandbox:
                return function(item, sandbox)

        with ThreadPoolExecutor(jobs) as threads:
            futures = [threads.submit(apply, item) for item in items]
            try:
                return [future.result() for future in futures]
            except BaseException:
                threads.shutdown(wait=False, cancel_futures=True)
                sandboxes.close()
                raise
