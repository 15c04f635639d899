"""One submission: measure all ways of judging it, and say what was measured."""

from collections.abc import Callable
from contextlib import ExitStack

from bench.chart import Bar, chart
from bench.document import CHART, PERFORMANCE, Written, figures_table, ways_table
from bench.measure import Measured, measure
from bench.peers import Peers, open_peers
from bench.place import Place
from bench.processes import Peak, peak_memory
from bench.targets import figures
from bench.task import CHECKOUT, EXERCISE, LEFT_OUT, PROGRAM, Task
from bench.ways import FLOOR, OURS, open_ways, submit_command, submit_environment


def measure_submission(place: Place, tell: Callable[[str], None]) -> list[Written]:
    """Measure, and return what is to be written."""
    task = place.task
    with ExitStack() as stack:
        peers = open_peers(task, tell)
        actions = {**open_ways(task, place.tier, stack), **peers.actions}
        measured = measure(actions, place.rounds, tell)
    memory = peak_memory(submit_command(task, place.tier), submit_environment(task), task.folder)
    circumstances = place.circumstances()
    text = report(measured, task, peers, memory, circumstances)
    return [
        Written(PERFORMANCE, text),
        Written(CHART, picture(measured, len(task.cases), circumstances), mark=None),
    ]


def report(measured: Measured, task: Task, peers: Peers, memory: Peak, circumstances: list[str]) -> str:
    """Return what was measured as Markdown."""
    left_out = f"{EXERCISE} without {LEFT_OUT[0]}* to {LEFT_OUT[-1]}*"
    return "\n".join(
        [
            *(f"- {line}" for line in circumstances),
            f"- {len(task.cases)} tests: {left_out}; the program is `{PROGRAM.relative_to(CHECKOUT)}`",
            "",
            ways_table(measured, FLOOR, peers.versions, peers.absent),
            figures_table(figures(measured, len(task.cases), memory)),
        ]
    )


def picture(measured: Measured, tests: int, circumstances: list[str]) -> str:
    """Return what was measured as a chart."""
    bars = [
        Bar(
            way.replace("`", ""), measured.ratio(way, FLOOR), 1000 * measured.seconds(way).median, way in OURS
        )
        for way in measured.ways
    ]
    title = f"One NumPy program, {tests} tests: time as a multiple of the bare floor"
    return chart(title, circumstances[0], bars)
