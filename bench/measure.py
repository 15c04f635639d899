"""Rounds and ratios: every way is timed once a round, and compared with others within the round.

Two clocks: the one on the wall, which is what a user waits, and the CPU time of all processes that took part, which
other work on the machine lengthens much less.
"""

import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bench.processes import cpu_seconds

Action = Callable[[], object]  # does the task once; raises unless it went as it should


class Spread(NamedTuple):
    """What the rounds gave for one quantity."""

    median: float
    least: float
    most: float

    def times(self, factor: float) -> "Spread":
        """Return the same in another unit."""
        return Spread(*(factor * each for each in self))


class Cost(NamedTuple):
    """What doing the task once took, in seconds."""

    wall: float
    cpu: float


def spread(values: Sequence[float]) -> Spread:
    """Return the median with the extremes."""
    return Spread(statistics.median(values), min(values), max(values))


@dataclass(frozen=True)
class Measured:
    """What each way took in each round."""

    rounds: Sequence[Mapping[str, Cost]]

    @property
    def ways(self) -> list[str]:
        """The ways that were measured."""
        return list(self.rounds[0])

    def seconds(self, way: str) -> Spread:
        """Return how long a way took."""
        return spread([each[way].wall for each in self.rounds])

    def ratio(self, way: str, to: str) -> Spread:
        """Return how many times as long as `to` a way took: of each round's ratio the median and the extremes."""
        return spread([each[way].wall / each[to].wall for each in self.rounds])

    def cpu_ratio(self, way: str, to: str) -> Spread:
        """Return the same for the CPU time."""
        return spread([each[way].cpu / each[to].cpu for each in self.rounds])


def rotated(ways: Sequence[str], number: int) -> Iterator[str]:
    """Yield the ways in the order of round `number`: each round another one comes first."""
    start = number % len(ways)
    yield from ways[start:]
    yield from ways[:start]


def measure(actions: Mapping[str, Action], rounds: int, tell: Callable[[str], None]) -> Measured:
    """Time all ways in turn, after a round that warms caches and shows that they work."""
    tell("round 0, not counted")
    for action in actions.values():
        action()
    return timed(actions, rounds, tell)


def timed(actions: Mapping[str, Action], rounds: int, tell: Callable[[str], None]) -> Measured:
    """Time all ways in turn."""
    measured = []
    for number in range(rounds):
        tell(f"round {number + 1} of {rounds}")
        costs = {way: _cost(actions[way]) for way in rotated(list(actions), number)}
        measured.append({way: costs[way] for way in actions})
    return Measured(measured)


def _cost(action: Action) -> Cost:
    cpu_before, started = cpu_seconds(), time.perf_counter()
    action()
    wall = time.perf_counter() - started
    return Cost(wall, cpu_seconds() - cpu_before)
