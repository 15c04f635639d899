"""The process that runs `judge grade`: what it holds, and what a row costs it, for few rows and for many.

A row that is known from an earlier run costs the workers nothing: so `--resume` over a batch that is done shows on
the clock what it costs the host. What a new row costs the host is seen from its CPU time.
"""

import time
from dataclasses import dataclass

from bench.batches.grading import Batch, expect_accepted


@dataclass(frozen=True)
class Host:
    """What a batch cost the host."""

    rows: int
    seconds: float  # until everything was judged and written
    cpu: float  # seconds of the host itself
    seconds_known: float  # to go through it again, when every row is known
    peak: int  # bytes held at most
    bytes_of_rows: int  # results.jsonl
    bytes_of_others: int  # all other files


@dataclass(frozen=True)
class Hosts:
    """The same for few rows and for many, of an exercise with so many tests."""

    few: Host
    many: Host
    tests: int

    @property
    def growth(self) -> int:
        """How many bytes more the host holds for many rows."""
        return self.many.peak - self.few.peak

    @property
    def cpu_a_row(self) -> float:
        """What a row costs the host in CPU time when it is new, without the start of the command."""
        return (self.many.cpu - self.few.cpu) / self._more

    @property
    def seconds_a_known_row(self) -> float:
        """What a row that is known costs, without the start of the command."""
        return (self.many.seconds_known - self.few.seconds_known) / self._more

    @property
    def other_bytes_a_row(self) -> float:
        """What a row adds to the files beside results.jsonl."""
        return (self.many.bytes_of_others - self.few.bytes_of_others) / self._more

    @property
    def _more(self) -> int:
        return self.many.rows - self.few.rows


def measure_host(batch: Batch) -> Host:
    """Grade a batch, and take it up again when it is done."""
    started = time.perf_counter()
    judging = batch.use("--force")
    judged = time.perf_counter()
    knowing = batch.use("--resume")
    ended = time.perf_counter()
    expect_accepted(batch.verdicts())
    return Host(
        rows=len(batch.programs),
        seconds=judged - started,
        cpu=judging.cpu,
        seconds_known=ended - judged,
        peak=max(judging.peak, knowing.peak),
        bytes_of_rows=batch.bytes_of_rows(),
        bytes_of_others=batch.bytes_written() - batch.bytes_of_rows(),
    )
