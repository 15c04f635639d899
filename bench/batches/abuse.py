"""What abusive programs cost the others: a batch of honest ones alone, and the same with a dozen abusive ones.

They are those of `tests/hostile/submissions/` that a limit stops or that fail, each in another way. Judging stops at
the first failure: each may cost its limit of wall-clock time once.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from bench.batches import WORKERS
from bench.batches.grading import Batch, expect_accepted
from bench.measure import Action, Measured, Spread, spread
from bench.running import Failed
from bench.task import CHECKOUT

FOLDER = CHECKOUT / "tests" / "hostile" / "submissions"
ABUSIVE = {
    "h16_cpu_in_threads": "uses the processor in many threads",
    "h33_atexit_hangs": "hangs when it should end",
    "h52_stderr_flood_and_failure": "floods standard error",
    "h89_single_bytes": "prints without end, byte by byte",
    "s12_daemon": "forks a daemon",
    "s16_mem_list": "fills memory with a list",
    "s17_mem_numpy": "fills memory with an array",
    "s20_flood_stdout": "floods standard output",
    "s25_partial_hang": "prints the answer and hangs",
    "s33_ignore_signals": "ignores all signals and computes for ever",
    "s35_c_busy": "is busy in C",
    "s45_wait_more_input": "waits for more input",
}
ALONE = "honest programs alone"
MIXED = "the same with abusive ones among them"


@dataclass(frozen=True)
class Abuse:
    """What the batch took with and without abusive programs."""

    measured: Measured
    honest: int
    abusive: int
    tests: int  # of each honest program
    limit: float  # of wall-clock time, in seconds, of each abusive program

    @property
    def bound(self) -> float:
        """The seconds by which the abusive ones may lengthen the batch: their limits, shared by the workers."""
        return self.abusive * self.limit / WORKERS

    @property
    def extra(self) -> Spread:
        """The seconds by which they lengthen it."""
        return spread([each[MIXED].wall - each[ALONE].wall for each in self.measured.rounds])


def abusive_programs() -> dict[str, bytes]:
    """Return the abusive programs by their names."""
    return {name: (FOLDER / f"{name}.py").read_bytes() for name in ABUSIVE}


def abusing(alone: Batch, mixed: Batch) -> dict[str, Action]:
    """Return both batches by name."""
    return {ALONE: lambda: _grade(alone), MIXED: lambda: _grade(mixed)}


def _grade(batch: Batch) -> None:
    batch.grade()
    check_verdicts(batch.verdicts())


def check_verdicts(verdicts: Mapping[str, str]) -> None:
    """See that honest programs are accepted and no abusive one is.

    Raises:
        Failed: it is otherwise.
    """
    expect_accepted({name: verdict for name, verdict in verdicts.items() if name not in ABUSIVE})
    if wrong := [name for name in ABUSIVE if verdicts.get(name) in ("AC", "JE")]:
        raise Failed(f"accepted or not judged, and should have been stopped or failed: {', '.join(wrong)}")
