"""`python -m bench`: measure, and write what was measured to `docs/performance.md` and `docs/performance.svg`."""

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from bench import machine
from bench.chart import Bar, chart
from bench.document import figures_table, ways_table, with_measured
from bench.measure import Measured, measure
from bench.peers import Peers, open_peers
from bench.processes import Peak, peak_memory
from bench.targets import figures
from bench.task import CHECKOUT, EXERCISE, LEFT_OUT, PROGRAM, Task, make_task
from bench.ways import FLOOR, OURS, open_ways, submit_command, submit_environment
from judge.sandbox import TIERS, Isolation, open_sandbox

DOCUMENT = CHECKOUT / "docs" / "performance.md"
CHART = DOCUMENT.with_suffix(".svg")


def main() -> None:
    """Measure and write."""
    options = read_arguments()
    with tempfile.TemporaryDirectory(prefix="attnjudge-bench-") as name, ExitStack() as stack:
        task = make_task(Path(name).resolve())
        with open_sandbox(Isolation(tier=options.isolation)) as sandbox:
            tier = sandbox.tier
        peers = open_peers(task, tell)
        actions = {**open_ways(task, tier, stack), **peers.actions}
        load_before = machine.load()
        measured = measure(actions, options.rounds, tell)
        load_after = machine.load()
        memory = peak_memory(submit_command(task, tier), submit_environment(task), task.folder)
    circumstances = [
        f"{machine.machine()}; {machine.software()}",
        f"isolation `{tier}`, as {machine.user()}; {options.rounds} rounds on {machine.today()}, "
        f"load average {load_before:.1f} before and {load_after:.1f} after",
    ]
    text = report(measured, task, peers, memory, circumstances)
    print(text)
    if not options.dry_run:
        DOCUMENT.write_text(with_measured(DOCUMENT.read_text(encoding="utf-8"), text), encoding="utf-8")
        CHART.write_text(picture(measured, len(task.cases), circumstances), encoding="utf-8")


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each way is timed (default: 5)")
    parser.add_argument(
        "--isolation", choices=TIERS, help="tier to measure (default: the strongest that works)"
    )
    parser.add_argument("--dry-run", action="store_true", help="print the tables, write no file")
    return parser.parse_args()


def tell(progress: str) -> None:
    """Say what is being done."""
    print(progress, file=sys.stderr)


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


if __name__ == "__main__":
    main()
