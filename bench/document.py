"""What was measured, as Markdown, and its place in the documents."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from bench.measure import Measured
from bench.targets import Figure
from bench.task import CHECKOUT

PERFORMANCE = CHECKOUT / "docs" / "performance.md"
CHART = PERFORMANCE.with_suffix(".svg")
SCALING = CHECKOUT / "docs" / "scaling.md"
BEGIN = "<!-- measured: written by `make bench` -->"
BEGIN_OF_BATCHES = "<!-- measured of batches: written by `make bench` -->"
END = "<!-- end of what was measured -->"


@dataclass(frozen=True)
class Written:
    """Something to be written to a file: behind a mark in it, or all of it."""

    path: Path
    text: str
    mark: str | None = BEGIN

    def write(self) -> None:
        """Write it."""
        text = self.text
        if self.mark is not None:
            text = with_measured(self.path.read_text(encoding="utf-8"), text, self.mark)
        self.path.write_text(text, encoding="utf-8")


def table(columns: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a table."""
    titles = list(columns)
    lines = [titles, ["---"] * len(titles), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def ways_table(measured: Measured, floor: str, versions: Mapping[str, str], absent: Mapping[str, str]) -> str:
    """Return a line for each way, and for each that could not be measured."""

    def row(way: str) -> list[str]:
        ratio = measured.ratio(way, floor)
        name = f"{way} ({versions[way]})" if way in versions else way
        milliseconds = f"{1000 * measured.seconds(way).median:.0f}"
        cpu = f"{measured.cpu_ratio(way, floor).median:.2f}"
        return [name, milliseconds, f"{ratio.median:.2f}", f"{ratio.least:.2f} to {ratio.most:.2f}", cpu]

    rows = [row(way) for way in measured.ways]
    rows += [[way, reason, "", "", ""] for way, reason in absent.items()]
    return table(["way", "median ms", "x floor", "range", "CPU x floor"], rows)


def figures_table(figures: Iterable[Figure]) -> str:
    """Return a line for each figure."""
    return table(["figure", "measured", "bound", "goal"], figures)


def with_measured(document: str, measured: str, mark: str = BEGIN) -> str:
    """Return `document` with `measured` behind `mark`, in place of what an earlier run wrote there.

    Raises:
        ValueError: the marks between which it stands are not there.
    """
    before, begin, rest = document.partition(mark)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"there is no {mark} with {END} behind it")
    return f"{before}{begin}\n\n{measured.strip()}\n\n{end}{after}"
