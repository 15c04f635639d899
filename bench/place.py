"""Where it is measured, how often, and the words for both."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench import machine
from bench.task import Task, make_task
from judge.sandbox import Isolation, open_sandbox


@dataclass(frozen=True)
class Place:
    """A task on this machine, in a tier of isolation."""

    task: Task
    tier: str
    rounds: int
    load_before: float

    def circumstances(self) -> list[str]:
        """Return in lines on what it was measured and how; to be called at the end."""
        return [
            f"{machine.machine()}; {machine.software()}",
            f"isolation `{self.tier}`, as {machine.user()}; {self.rounds} rounds on {machine.today()}, "
            f"load average {self.load_before:.1f} before and {machine.load():.1f} after",
        ]


@contextmanager
def open_place(rounds: int, isolation: str | None) -> Iterator[Place]:
    """Lay out the task in a folder, which is removed at the end; without `isolation`, for the strongest that works."""
    with tempfile.TemporaryDirectory(prefix="attnjudge-bench-") as name:
        with open_sandbox(Isolation(tier=isolation)) as sandbox:
            tier = sandbox.tier
        yield Place(make_task(Path(name).resolve()), tier, rounds, machine.load())
