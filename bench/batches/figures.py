"""The figures that batches are held to, and how they follow from what was measured.

As for a single submission nothing fails when a bound is missed.
"""

from collections.abc import Iterator

from bench.batches import WORKERS
from bench.batches.abuse import ALONE, MIXED
from bench.batches.engines import DASK, LOCAL
from bench.batches.measuring import Batches
from bench.batches.throughput import COMMAND, ENGINE, POOL
from bench.document import table
from bench.measure import Spread
from bench.targets import Figure

ABSENT = "not installed (`pip install distributed`)"
COLUMNS = ("way", "submissions", "tests", "s", "submissions/s", "tests/s of a worker")


def batches_text(batches: Batches) -> str:
    """Return all that was measured as Markdown."""
    rows = [figure[:3] for figure in figures(batches)]
    return f"{ways_table(batches)}\n{table(['figure', 'measured', 'bound'], rows)}"


def ways_table(batches: Batches) -> str:
    """Return a line for each way of grading a batch: what it took, the median of the rounds."""

    def line(name: str, submissions: int, tests: int, seconds: float) -> list[str]:
        counts = [f"{submissions:,}", f"{tests:,}"]
        return [
            name,
            *counts,
            f"{seconds:.1f}",
            f"{submissions / seconds:.1f}",
            f"{tests / seconds / WORKERS:.0f}",
        ]

    lines = [
        line(way, each.submissions, each.submissions * each.tests, each.measured.seconds(way).median)
        for each in (batches.throughput, batches.engines)
        for way in each.measured.ways
    ]
    many, tests = batches.hosts.many, batches.hosts.tests
    lines.append(
        line(f"`judge grade --jobs 2`, {tests} tests each", many.rows, many.rows * tests, many.seconds)
    )
    if abuse := batches.abuse:
        tests, took = abuse.honest * abuse.tests, abuse.measured.seconds
        lines.append(line(ALONE, abuse.honest, tests, took(ALONE).median))
        lines.append(line(MIXED, abuse.honest + abuse.abusive, tests + abuse.abusive, took(MIXED).median))
    return table(COLUMNS, lines)


def figures(batches: Batches) -> Iterator[Figure]:
    """Yield the figures that could be measured."""
    throughput, engines, hosts = batches.throughput.measured, batches.engines.measured, batches.hosts
    yield Figure(f"{POOL} / {COMMAND}", _ratio(throughput.ratio(POOL, COMMAND)), "at least 6")
    yield Figure(f"{POOL} / {ENGINE}", _ratio(throughput.ratio(POOL, ENGINE)), "at least 6")
    dask = _ratio(engines.ratio(DASK, LOCAL)) if DASK in engines.ways else ABSENT
    yield Figure(f"{DASK} / {LOCAL}", dask, "at most 1.30")
    for host in (hosts.few, hosts.many):
        yield Figure(f"peak memory of the host for {host.rows:,} rows (RSS)", _megabytes(host.peak))
    yield Figure("the difference", _megabytes(hosts.growth), "at most 50 MB")
    if abuse := batches.abuse:
        yield Figure(
            f"{abuse.abusive} abusive programs among {abuse.honest}: extra time / "
            f"their wall-clock limits of {abuse.limit:.0f} s, shared by {WORKERS} workers",
            _ratio(abuse.extra.times(1 / abuse.bound)),
            "at most 1.00",
        )


def _ratio(spread: Spread) -> str:
    return f"{spread.median:.2f} ({spread.least:.2f} to {spread.most:.2f})"


def _megabytes(size: int) -> str:
    return f"{round(size / 1e6)} MB"
