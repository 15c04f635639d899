"""What was measured, as Markdown, and its place in `docs/performance.md`."""

from collections.abc import Iterable, Mapping

from bench.measure import Measured
from bench.targets import Figure

BEGIN = "<!-- measured: written by `make bench` -->"
END = "<!-- end of what was measured -->"


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


def with_measured(document: str, measured: str) -> str:
    """Return `document` with `measured` in place of what an earlier run wrote.

    Raises:
        ValueError: the marks between which it stands are not there.
    """
    before, begin, rest = document.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"there is no {BEGIN} with {END} behind it")
    return f"{before}{begin}\n\n{measured.strip()}\n\n{end}{after}"
