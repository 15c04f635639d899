"""The figures that judging is held to, and how they follow from what was measured.

A bound is what must hold, a goal what is striven for. Nothing fails when one is missed: a busy machine proves nothing.
"""

from collections.abc import Iterator
from typing import NamedTuple

from bench.measure import Measured, Spread
from bench.processes import Peak
from bench.ways import COLD, EMPTY, FLOOR, FORK, SUBMIT, WARM

OJ_TEST = "`oj test`"
MEMORY_BOUND = 120  # MB


class Figure(NamedTuple):
    """A figure with what it is held to."""

    what: str
    value: str
    bound: str = ""
    goal: str = ""


def figures(measured: Measured, tests: int, memory: Peak) -> Iterator[Figure]:
    """Yield the figures that could be measured."""
    milliseconds_each = 1000 / tests
    yield Figure("judge, warm / floor", _ratio(measured.ratio(WARM, FLOOR)), "at most 0.18", "0.10")
    yield Figure("`judge submit` / floor", _ratio(measured.ratio(SUBMIT, FLOOR)), "at most 0.28", "0.20")
    yield Figure("judge, cold / floor", _ratio(measured.ratio(COLD, FLOOR)), "at most 1.3")
    if OJ_TEST in measured.ways:
        times = _ratio(measured.ratio(OJ_TEST, SUBMIT))
        yield Figure(f"{OJ_TEST} / `judge submit`", times, "at least 4", "6")
    empty, fork = measured.seconds(EMPTY), measured.seconds(FORK)
    yield Figure(
        "overhead per test (an empty program)",
        _milliseconds(empty.times(milliseconds_each)),
        "at most 17 ms",
        "8 ms",
    )
    yield Figure("fork and exit of the loaded interpreter", _milliseconds(fork.times(milliseconds_each)))
    yield Figure(
        f"peak memory of `judge submit` with its runner ({memory.kind}, {memory.processes} processes)",
        f"{memory.bytes / 1e6:.0f} MB",
        f"at most {MEMORY_BOUND} MB",
    )


def _ratio(spread: Spread) -> str:
    return f"{spread.median:.2f} ({spread.least:.2f} to {spread.most:.2f})"


def _milliseconds(spread: Spread) -> str:
    return f"{spread.median:.1f} ms ({spread.least:.1f} to {spread.most:.1f})"
