"""Measure batches, and say what was measured: in docs/performance.md with its bounds, in docs/scaling.md in parts."""

from collections.abc import Callable

from bench.batches import WORKERS
from bench.batches.figures import batches_text
from bench.batches.measuring import Bench, Counts, measure_batches
from bench.batches.scale import scale_text
from bench.document import BEGIN_OF_BATCHES, PERFORMANCE, SCALING, Written
from bench.place import Place


def measure_and_tell(place: Place, counts: Counts, tell: Callable[[str], None]) -> list[Written]:
    """Measure, and return what is to be written."""
    batches = measure_batches(Bench(place.task, place.tier, place.rounds, counts, tell))
    circumstances = [*place.circumstances(), f"{WORKERS} workers in all ways"]
    head = "".join(f"- {line}\n" for line in circumstances)
    return [
        Written(PERFORMANCE, f"{head}\n{batches_text(batches)}", BEGIN_OF_BATCHES),
        Written(SCALING, f"{head}\n{scale_text(batches)}", BEGIN_OF_BATCHES),
    ]
