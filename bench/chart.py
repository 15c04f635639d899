"""The chart: a bar for each way, as long as it took compared with the floor. An SVG of its own, light and dark."""

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from bench.measure import Spread

WIDTH = 880
LEFT = 250  # where the bars begin
RIGHT = 130  # kept free behind the longest bar, for its figures
TOP = 84
ROW = 30
BAR = 18  # height

STYLE = """\
  svg { font: 14px -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif }
  text { fill: #1f2328; stroke: #ffffff; stroke-width: 5px; paint-order: stroke }
  .page { fill: #ffffff } .title { font-size: 17px; font-weight: 600 } .note { fill: #59636e }
  .judge { fill: #0969da } .other { fill: #8c959f } .range { stroke: #1f2328 } .floor { stroke: #59636e }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; stroke: #0d1117 } .page { fill: #0d1117 } .note { fill: #9198a1 }
    .judge { fill: #4493f8 } .other { fill: #6e7681 } .range { stroke: #e6edf3 } .floor { stroke: #9198a1 }
  }"""

LEGEND = "Blue: this judge. Thin lines: from the best round to the worst. Dashed: the floor."


class Bar(NamedTuple):
    """One way in the chart."""

    name: str
    ratio: Spread  # to the floor
    milliseconds: float
    is_ours: bool


def chart(title: str, note: str, bars: Sequence[Bar]) -> str:
    """Return the SVG."""
    bottom = TOP + ROW * len(bars)
    height = bottom + 34
    scale = (WIDTH - LEFT - RIGHT) / max(bar.ratio.most for bar in bars)
    floor = LEFT + scale
    rows = [_row(bar, TOP + ROW * number, scale) for number, bar in enumerate(bars)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{STYLE}\n</style>",
            f'<rect class="page" width="{WIDTH}" height="{height}"/>',
            f'<text class="title" x="20" y="32">{escape(title)}</text>',
            f'<text class="note" x="20" y="56">{escape(note)}</text>',
            f'<line class="floor" stroke-dasharray="3 3" x1="{floor:.1f}" x2="{floor:.1f}" '
            f'y1="{TOP - 8}" y2="{bottom}"/>',
            *rows,
            f'<text class="note" x="{LEFT}" y="{bottom + 18}">{LEGEND}</text>',
            "</svg>\n",
        ]
    )


def _row(bar: Bar, top: int, scale: float) -> str:
    """Return name, bar, range and figures of a way."""
    middle = top + BAR / 2
    least, most = (LEFT + scale * each for each in (bar.ratio.least, bar.ratio.most))
    length = scale * bar.ratio.median
    behind = max(LEFT + length, most) + 8
    kind = "judge" if bar.is_ours else "other"
    figures = f"{bar.ratio.median:.2f}"
    return "\n".join(
        [
            f'<text x="{LEFT - 10}" y="{middle + 5:.0f}" text-anchor="end">{escape(bar.name)}</text>',
            f'<rect class="{kind}" x="{LEFT}" y="{top}" width="{length:.1f}" height="{BAR}" rx="2"/>',
            f'<line class="range" x1="{least:.1f}" x2="{most:.1f}" y1="{middle}" y2="{middle}"/>',
            f'<text x="{behind:.1f}" y="{middle + 5:.0f}">{figures}<tspan class="note"> · '
            f"{bar.milliseconds:.0f} ms</tspan></text>",
        ]
    )
