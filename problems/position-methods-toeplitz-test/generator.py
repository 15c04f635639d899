"""Test cases of the Toeplitz test: one query, one key and a slope, put at n positions."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(n: int, d: int, *, size: float = 2, slope: float = 0.5, decimals: int = 1) -> Case:
    """A query and a key with entries up to `size`; the slope is a number of at most eight decimals."""

    def draw_input(draw: Draw) -> str:
        q, k = (draw.vector(d, -size, size, decimals) for _ in range(2))
        return lines((n, d), q, k, [slope])

    return draw_input


def opposite(n: int, d: int, *, slope: float) -> Case:
    """k = -q: what q · PE gains in a step, PE · k loses in the same step."""

    def draw_input(draw: Draw) -> str:
        q = draw.vector(d, -2, 2)
        return lines((n, d), q, [-x for x in q], [slope])

    return draw_input


def ends_of_the_range(n: int, d: int) -> Case:
    """Entries of 10 and -10 only, and the steepest slope."""

    def draw_input(draw: Draw) -> str:
        signs = [1 - 2 * draw.integer(0, 1) for _ in range(2 * d)]
        return lines((n, d), [10 * s for s in signs[:d]], [10 * s for s in signs[d:]], [10])

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "four-positions": "4 4\n1 0.5 -1 2\n0.3 1 1 0.5\n0.5\n",
    "zero-vectors": "3 4\n0 0 0 0\n0 0 0 0\n0.25\n",
    "illegal-no-positions": "0 4\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-two-positions": "2 2\n0.7 -1.3\n1.1 0.4\n0.3\n",
    "smallest-two-positions-four-features": case(2, 4),
    "illegal-no-positions": "0 2\n",
    "illegal-one-position": "1 4\n0.5 1 -1 2\n1 0.3 1 0.5\n0.5\n",
    "illegal-negative-positions": "-3 4\n",
    "illegal-no-features": "4 0\n",
    "illegal-no-features-with-slope-behind": "3 0\n\n\n0.5\n",
    "illegal-one-feature": "5 1\n0.7\n1.2\n0.5\n",
    "illegal-odd-features": "4 3\n",
    "illegal-odd-features-with-vectors-behind": "3 5\n1 0.5 -1 2 0.3\n0.3 1 1 0.5 -2\n0.25\n",
    "illegal-negative-even-features": "4 -2\n",
    "illegal-one-position-with-garbage-behind": "1 2\nq k\nslope ?\n",
    "illegal-odd-features-with-garbage-behind": "6 7\n[0.1, 0.2]\nNone\n- --\n",
    "boundary-two-features": case(6, 2),
    "boundary-three-positions": case(3, 6),
    "boundary-slope-zero": case(5, 4, slope=0),
    "boundary-slope-of-eight-decimals": case(7, 8, slope=0.00390625),
    "boundary-entries": ends_of_the_range(9, 6),
    "distinct-more-features": case(5, 8, slope=0.25),
    "distinct-more-positions": case(11, 6, slope=0.125),
    "zero-vectors-five-positions": "5 2\n0 0\n0 0\n0.75\n",
    "zero-key": "6 4\n1.2 -0.7 0.4 1.6\n0 0 0 0\n0.2\n",
    "zero-query": "5 6\n0 0 0 0 0 0\n0.8 -1.1 0.5 1.7 -0.3 0.6\n0.3\n",
    "opposite-vectors-two-positions": opposite(2, 6, slope=0.4),
    "opposite-vectors-more-positions": opposite(6, 4, slope=0.4),
    "small-deviation-query": "6 8\n0 0 0.01 0 0 0.02 0 0\n0 0 0 0 0.03 0 -0.05 0\n0.1\n",
    "small-deviation-key": "4 6\n0 0 0.01 0.02 0 0.04\n0 0 -0.02 0 0.03 0\n0.35\n",
    "large-entries": case(7, 32, size=9.9, decimals=2, slope=1.5),
    "negative-zero-few-features": case(5, 4, size=0.1, decimals=2),
    "negative-zero-more-features": case(4, 8, size=0.1, decimals=2, slope=0.01),
    "interview-size-short": case(8, 8, decimals=2, slope=0.25),
    "interview-size-one-head": case(50, 64, decimals=2, slope=0.0625),
    "largest-all-limits": ends_of_the_range(1000, 64),
    "largest-two-decimals": case(1000, 64, size=9.9, decimals=2, slope=0.03125),
}
