"""What a submission, a test and a row take, and what by these figures a million submissions would: docs/scaling.md."""

from collections.abc import Iterator
from dataclasses import dataclass

from bench.batches import WORKERS
from bench.batches.engines import DASK, LOCAL
from bench.batches.measuring import Batches
from bench.document import table

MILLION = 1_000_000
MACHINES, CORES = 3, 16  # of the cluster that is reckoned with


@dataclass(frozen=True)
class Parts:
    """What everything larger is made of."""

    tests: int  # of a submission
    core_seconds: float  # for a submission, all of whose tests are run, by workers of this machine
    core_seconds_on_dask: float | None  # by workers of a cluster; None: not measured
    host_seconds: float  # for a row; rather more, as some of it is measured twice
    bytes_a_row: float  # of results.jsonl
    other_bytes_a_row: float  # of all other files


def parts_of(batches: Batches) -> Parts:
    """Return the parts."""
    engines, throughput = batches.engines, batches.throughput

    def core_seconds(engine: str) -> float:
        return engines.measured.seconds(engine).median * WORKERS / engines.submissions

    return Parts(
        engines.tests,
        core_seconds(LOCAL),
        core_seconds(DASK) if DASK in engines.measured.ways else None,
        batches.hosts.cpu_a_row + batches.large_rows.cpu_a_row,
        throughput.bytes_of_rows / throughput.submissions,
        batches.hosts.other_bytes_a_row,
    )


def scale_text(batches: Batches) -> str:
    """Return the parts, and what a million submissions take, as Markdown."""
    parts = parts_of(batches)
    return "\n".join(
        [
            table(["what", "measured"], parts_rows(parts, batches)),
            f"By these figures {MILLION:,} submissions, each with {parts.tests} tests that are all run, take:",
            "",
            table(["what", "reckoned"], million_rows(parts)),
        ]
    )


def parts_rows(parts: Parts, batches: Batches) -> Iterator[tuple[str, str]]:
    """Yield what was measured."""
    hosts, large_rows, memory = batches.hosts, batches.large_rows, batches.memory
    yield f"a submission of {parts.tests} tests, all of them run, on one core", _seconds(parts.core_seconds)
    if parts.core_seconds_on_dask is not None:
        yield "the same on a Dask cluster", _seconds(parts.core_seconds_on_dask)
    yield "a test of it", _seconds(parts.core_seconds / parts.tests)
    yield "start of a worker, until it can judge", _seconds(batches.start.median)
    judged, equal = f"{hosts.tests} tests, judged", f"{large_rows.tests} tests, of an equal program"
    for kind, each in ((judged, hosts), (equal, large_rows)):
        yield f"what a row costs the host ({kind}; CPU time)", _seconds(each.cpu_a_row)
        rows = f"`--resume` over {each.many.rows:,} rows of {each.tests} tests"
        yield f"what it costs when it is known ({rows})", _seconds(each.seconds_a_known_row)
    yield f"memory of the host at {hosts.few.rows:,} rows (peak RSS)", f"{hosts.few.peak / 1e6:.0f} MB"
    yield f"memory of the host at {hosts.many.rows:,} rows", f"{hosts.many.peak / 1e6:.0f} MB"
    yield (
        f"memory of host, {WORKERS} workers and what runs in their sandboxes ({memory.kind})",
        f"{memory.bytes / 1e6:.0f} MB",
    )
    yield f"a row of `results.jsonl`, {parts.tests} tests", f"{parts.bytes_a_row:,.0f} bytes"
    few_tests = hosts.many.bytes_of_rows / hosts.many.rows
    yield f"a row of `results.jsonl`, {hosts.tests} tests", f"{few_tests:,.0f} bytes"
    yield "all other files together, for a row", f"{parts.other_bytes_a_row:,.0f} bytes"


def million_rows(parts: Parts) -> Iterator[tuple[str, str]]:
    """Yield what a million submissions take, on cores such as those of the machine that was measured."""
    cores = MACHINES * CORES
    on_cluster = parts.core_seconds_on_dask or parts.core_seconds
    host_hours = MILLION * parts.host_seconds / 3600
    yield "work", f"{_hours(MILLION * parts.core_seconds / 3600)} of one core"
    yield f"on one machine of {CORES} cores", _hours(MILLION * parts.core_seconds / 3600 / CORES)
    yield (
        f"on {MACHINES} machines of {CORES} cores",
        _hours(max(MILLION * on_cluster / 3600 / cores, host_hours)),
    )
    yield "work of the host, which is one process, in that time", _hours(host_hours)
    yield "cores that one host keeps busy", f"{on_cluster / parts.host_seconds:,.0f}"
    yield "the folder of the results", _gigabytes(MILLION * (parts.bytes_a_row + parts.other_bytes_a_row))
    yield (
        "free disk that is needed: `results.jsonl` stands there twice while it is put in order",
        _gigabytes(MILLION * (2 * parts.bytes_a_row + parts.other_bytes_a_row)),
    )


def _seconds(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms" if seconds < 0.1 else f"{seconds:.2f} s"


def _hours(hours: float) -> str:
    return f"{hours:.1f} hours" if hours < 10 else f"{hours:,.0f} hours"


def _gigabytes(size: float) -> str:
    return f"{size / 1e9:.1f} GB"
