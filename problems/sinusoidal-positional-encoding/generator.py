"""Test cases of sinusoidal positional encoding: positions near and far, few columns and many."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]

FARTHEST = 1_000_000


def case(m: int, d_model: int, high: int, low: int = 0) -> Case:
    """Positions between `low` and `high` in any order."""

    def draw_input(draw: Draw) -> str:
        return lines((m, d_model), draw.integers(m, low, high))

    return draw_input


def with_position(position: int, m: int, d_model: int, high: int) -> Case:
    """`position` somewhere among others that are drawn."""

    def draw_input(draw: Draw) -> str:
        positions = draw.integers(m, 0, high)
        positions[draw.integer(0, m - 1)] = position
        return lines((m, d_model), positions)

    return draw_input


def stretch(m: int, d_model: int, latest_start: int) -> Case:
    """Consecutive positions, as of a part of a sentence."""

    def draw_input(draw: Draw) -> str:
        start = draw.integer(1, latest_start)
        return lines((m, d_model), range(start, start + m))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "two-pairs": "3 4\n0 1 150\n",
    "three-pairs-any-order": "4 6\n31 2 31 8\n",
    "illegal-no-positions": "0 4\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-position-zero": "1 2\n0\n",
    "smallest-one-position": "1 2\n4\n",
    "illegal-m-zero": "0 6\n",
    "illegal-m-negative": "-3 4\n",
    "illegal-d-model-zero": "3 0\n",
    "illegal-d-model-one": "2 1\n",
    "illegal-d-model-negative": "2 -4\n",
    "illegal-d-model-odd": "2 5\n",
    "illegal-m-zero-empty-line-behind": "0 8\n\n",
    "illegal-d-model-zero-positions-behind": "2 0\n3 7\n",
    "illegal-d-model-odd-positions-behind": "3 7\n4 12 1\n",
    "illegal-d-model-odd-garbage-behind": "3 9\nfirst second third\n",
    "illegal-m-negative-garbage-behind": "-1 2\n?\n",
    "illegal-only-position": "1 2\n-1\n",
    "illegal-first-position": "3 4\n-2 5 9\n",
    "illegal-last-position": "4 6\n3 0 11 -1\n",
    "illegal-middle-position-garbage-behind": "3 4\n8 -1000000 6\nend of the positions\n",
    "boundary-position-zero-between": with_position(0, 3, 6, 40),
    "boundary-farthest-position": "1 2\n1000000\n",
    "boundary-far-positions": case(4, 8, FARTHEST, FARTHEST - 1000),
    "boundary-far-positions-wider": case(3, 20, FARTHEST, 900_000),
    "boundary-two-columns": case(7, 2, 60),
    "boundary-most-columns": case(1, 1000, 300, 100),
    "distinct-more-positions": case(7, 4, 90),
    "distinct-more-columns": case(3, 10, 500),
    "as-many-positions-as-columns": case(6, 6, 200),
    "repeated-positions": "6 4\n9 250 250 40 0 9\n",
    "repeated-position-only": "3 6\n21 21 21\n",
    "descending-positions": "5 6\n83 61 47 12 3\n",
    "negative-zero-sine": with_position(355, 3, 4, 90),
    "negative-zero-cosine": with_position(344, 4, 6, 90),
    "typical-start-of-a-sentence": stretch(5, 8, 30),
    "typical-sixteen-columns": stretch(4, 16, 60),
    "far-position-in-512-columns": with_position(FARTHEST, 3, 512, 5000),
    "far-positions-in-768-columns": case(2, 768, FARTHEST, 990_000),
    "largest-columns": with_position(FARTHEST, 20, 1000, FARTHEST),
    "largest-positions": case(10_000, 2, FARTHEST),
}
