"""Test cases of the two layouts: few pairs and many, near and far positions, both layouts of one input."""

from collections.abc import Callable, Iterable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]

TWO_ROWS = "1 2 0.5 -1\n0.3 -1 2 1\n1 0 1 0\n0.5 1 -1 2\n"


def case(
    n: int, d: int, layout: str, base: float, *, reach: int = 20, entry: float = 2, decimals: int = 1
) -> Case:
    """Positions from -reach to reach in any order, entries of Q and K between -entry and entry."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, d, layout, base),
            draw.integers(n, -reach, reach),
            draw.matrix(n, d, -entry, entry, decimals),
            draw.matrix(n, d, -entry, entry, decimals),
        )

    return draw_input


def at(positions: Iterable[int], d: int, layout: str, base: float) -> Case:
    """Rows at the given positions."""

    def draw_input(draw: Draw) -> str:
        places = list(positions)
        n = len(places)
        return lines((n, d, layout, base), places, draw.matrix(n, d, -2, 2), draw.matrix(n, d, -2, 2))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "half-split": "2 4 half 10000\n1 3\n" + TWO_ROWS,
    "interleaved-same-distances": "2 4 interleaved 10000\n-2 0\n" + TWO_ROWS,
    "illegal-no-rows": "0 4 half 10000\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-pair": "1 2 half 10000\n2\n1.5 -0.4\n0.3 2\n",
    "smallest-one-pair-interleaved": "1 2 interleaved 50\n-3\n0.7 1.9\n-1.2 0.6\n",
    "illegal-n-zero": "0 2 interleaved 100\n",
    "illegal-n-negative": "-2 4 half 10000\n1 3\n" + TWO_ROWS,
    "illegal-d-zero": "2 0 half 10000\n1 3\n\n\n\n\n",
    "illegal-d-negative": "2 -4 interleaved 10000\n",
    "illegal-d-one": "1 1 half 10000\n4\n0.5\n1.5\n",
    "illegal-d-odd": "2 3 interleaved 10000\n1 3\n1 2 0.5\n0.3 -1 2\n1 0 1\n0.5 1 -1\n",
    "illegal-d-odd-garbage-behind": "3 5 half 500\npositions: none\nQ = ?\n",
    "illegal-layout-unknown": "2 4 rotate_half 10000\n1 3\n" + TWO_ROWS,
    "illegal-layout-capital": "2 4 Half 10000\n1 3\n" + TWO_ROWS,
    "illegal-layout-unknown-garbage-behind": "2 6 gpt-neox 10000\n[1, 3]\n",
    "illegal-base-one": "2 4 half 1\n1 3\n" + TWO_ROWS,
    "illegal-base-between-zero-and-one": "2 4 interleaved 0.5\n1 3\n" + TWO_ROWS,
    "illegal-base-zero": "2 4 half 0\n1 3\n" + TWO_ROWS,
    "illegal-base-negative": "1 6 interleaved -10000\n",
    "boundary-base-just-above-one": "2 4 half 1.01\n1 3\n" + TWO_ROWS,
    "boundary-base-largest": case(3, 6, "interleaved", 1_000_000, reach=900),
    "boundary-positions": at([100000, -100000], 6, "half", 10000.5),
    "boundary-positions-interleaved": at([-99999, 99998, 99999], 6, "interleaved", 700),
    "same-rows-other-base": "2 4 interleaved 100\n0 5\n" + TWO_ROWS,
    "equal-positions": at([7, 7], 6, "interleaved", 300),
    "all-positions-zero": at([0, 0], 6, "half", 300),
    "negative-positions": at([-4, -1], 6, "half", 60.25),
    "distinct-more-dimensions-than-rows": case(3, 8, "half", 500, decimals=2),
    "distinct-more-rows-than-dimensions": case(7, 4, "interleaved", 40.5),
    "continued-half": at(range(57, 61), 8, "half", 10000),
    "continued-interleaved": at(range(1030, 1035), 6, "interleaved", 10000),
    "negative-zero-half": case(4, 4, "half", 100, reach=3, entry=0.04, decimals=2),
    "negative-zero-interleaved": case(3, 6, "interleaved", 100, reach=3, entry=0.04, decimals=2),
    "typical-half": case(5, 8, "half", 10000),
    "typical-interleaved": case(6, 8, "interleaved", 10000),
    "head-of-128": case(6, 128, "half", 500000, reach=8000, entry=1.5),
    "largest-rows": case(120, 40, "interleaved", 10000, reach=100000, entry=1.5),
    "largest-dimensions": case(39, 128, "half", 10000, reach=100000, entry=1.5),
}
