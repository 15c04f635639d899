"""Measure all that batches are held to."""

import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass

import judge
from bench.batches.abuse import Abuse, abusing, abusive_programs
from bench.batches.engines import Engines, open_engines
from bench.batches.grading import Batch
from bench.batches.host import Host, Hosts, measure_host
from bench.batches.throughput import Throughput, open_ways, settings
from bench.batches.work import Work, attention, spread_among, sums
from bench.measure import Spread, spread, timed
from bench.processes import Peak, peak_memory
from bench.task import Task
from bench.ways import submit_environment
from judge.grading.worker import Worker
from judge.sandbox import ISOLATED_TIERS

STARTS = 5  # of a worker
TESTS_OF_A_ROW = 2  # few: the host is to be measured, not the judging


@dataclass(frozen=True)
class Counts:
    """How many submissions each part has."""

    throughput: int
    engines: int
    few: int
    many: int
    few_equal: int
    many_equal: int
    honest: int


FULL = Counts(throughput=40, engines=500, few=1000, many=20_000, few_equal=100, many_equal=2000, honest=100)
SMALL = Counts(
    throughput=4, engines=80, few=20, many=200, few_equal=20, many_equal=200, honest=12
)  # shows that everything works


@dataclass(frozen=True)
class Batches:
    """What was measured."""

    throughput: Throughput
    engines: Engines
    hosts: Hosts  # of small rows that are judged
    large_rows: Hosts  # of large ones, for programs that are equal
    abuse: Abuse | None  # None: in a tier that does not isolate
    start: Spread  # of a worker, in seconds
    memory: Peak  # of `judge grade` with its workers and what runs in their sandboxes


@dataclass(frozen=True)
class Bench:
    """Where batches are measured, and how."""

    task: Task
    tier: str
    rounds: int
    counts: Counts
    tell: Callable[[str], None]

    def batch(self, name: str, work: Work, programs: Mapping[str, bytes]) -> Batch:
        """Lay out a batch in a folder of its own."""
        environment = submit_environment(self.task)
        return Batch(work, self.task.folder / name, self.tier, environment, programs)


def measure_batches(bench: Bench) -> Batches:
    """Measure one part after the other."""
    counts, tell = bench.counts, bench.tell
    tell("throughput")
    throughput = measure_throughput(bench)
    tell("engines")
    engines = measure_engines(bench)
    tell("memory and time of the host")
    small, large = sums(bench.task.folder / "small", TESTS_OF_A_ROW), attention(bench.task)
    hosts = measure_hosts(bench, small, small.programs, counts.few, counts.many)
    large_rows = measure_hosts(bench, large, large.equal_programs, counts.few_equal, counts.many_equal)
    all_processes = bench.batch("memory", small, small.programs(counts.few_equal))
    memory = peak_memory(all_processes.command(), all_processes.environment, all_processes.folder)
    tell("abuse")
    abuse = measure_abuse(bench) if bench.tier in ISOLATED_TIERS else None
    start = spread([_seconds_to_start(bench.tier) for _ in range(STARTS)])
    return Batches(throughput, engines, hosts, large_rows, abuse, start, memory)


def measure_throughput(bench: Bench) -> Throughput:
    """Measure how fast batches are."""
    work = attention(bench.task)
    batch = bench.batch("throughput", work, work.programs(bench.counts.throughput))
    with ExitStack() as stack:
        measured = timed(open_ways(bench.task, batch, stack), bench.rounds, bench.tell)
    return Throughput(measured, len(batch.programs), work.tests, batch.bytes_of_rows())


def measure_engines(bench: Bench) -> Engines:
    """Measure the engines against each other."""
    count = bench.counts.engines
    with ExitStack() as stack:
        measured = timed(open_engines(bench.task, bench.tier, count, stack), bench.rounds, bench.tell)
    return Engines(measured, count, len(bench.task.cases))


def measure_hosts(
    bench: Bench, work: Work, programs: Callable[[int], Mapping[str, bytes]], few: int, many: int
) -> Hosts:
    """Measure what few submissions cost the host, and what many do."""

    def host(count: int) -> Host:
        return measure_host(bench.batch(f"{work.exercise}-{count}", work, programs(count)))

    return Hosts(host(few), host(many), work.tests)


def measure_abuse(bench: Bench) -> Abuse:
    """Measure what abusive programs add."""
    work = sums(bench.task.folder / "sums", len(bench.task.cases))
    honest, abusive = work.programs(bench.counts.honest), abusive_programs()
    alone = bench.batch("alone", work, honest)
    mixed = bench.batch("mixed", work, spread_among(honest, abusive))
    limit = judge.load_bank(work.bank).problem(work.exercise).limits.wall
    measured = timed(abusing(alone, mixed), bench.rounds, bench.tell)
    return Abuse(measured, len(honest), len(abusive), work.tests, limit)


def _seconds_to_start(tier: str) -> float:
    """Return how long it takes until a worker is ready to judge."""
    started = time.perf_counter()
    worker = Worker(settings(tier))
    worker.tier()
    seconds = time.perf_counter() - started
    worker.close()
    return seconds
