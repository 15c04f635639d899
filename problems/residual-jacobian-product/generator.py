"""Test cases of Jacobian products: the weights of a stack of linear layers and an input vector."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def case(layers: int, d: int, *, reach: float, diagonal: float = 0, x: float = 3, decimals: int = 1) -> Case:
    """Weights up to `reach`, with `diagonal` added to the diagonal of each matrix; x up to `x`."""

    def draw_input(draw: Draw) -> str:
        weights = draw.matrix(layers * d, d, -reach, reach, decimals)
        for i, row in enumerate(weights):
            row[i % d] = round(row[i % d] + diagonal, 2)
        return lines((layers, d), weights, draw.vector(d, -x, x, decimals))

    return draw_input


def both_last(layers: int, pairs: int) -> Case:
    """Each W turns pairs of features by about 120 degrees, so that I + W turns them by 60: neither product fades."""

    def draw_input(draw: Draw) -> str:
        d = 2 * pairs
        weights: Matrix = []
        for _ in range(layers):
            weight = draw.matrix(d, d, -0.03, 0.03, 2)
            order = draw.permutation(d)
            for i, j in zip(order[::2], order[1::2], strict=True):
                sine = math.sqrt(0.75) * (1 - 2 * draw.integer(0, 1))
                for row, column, entry in ((i, i, -0.5), (i, j, -sine), (j, i, sine), (j, j, -0.5)):
                    weight[row][column] = round(weight[row][column] + entry, 2)
            weights += weight
        return lines((layers, d), weights, draw.vector(d, -3, 3))

    return draw_input


# Entries of 100 and -100 in the first layer and in x.
LARGEST_ENTRIES = """\
2 2
100 -0.5
0.25 -100
0.5 -0.3
0.2 0.7
-100 100
"""

SAMPLE: dict[str, str | Case] = {
    "two-layers": "2 2\n0.5 0.2\n-0.3 0.4\n0.1 0.6\n0.7 -0.2\n1 2\n",
    "residuals-that-vanish": (
        "4 2\n-0.8 0.2\n-0.1 -0.6\n-0.5 -0.3\n0.2 -0.9\n-0.7 0.1\n0.3 -0.8\n-1.1 0.4\n-0.2 -0.6\n1.5 -2\n"
    ),
    "illegal-no-layers": "0 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1\n0.7\n-1.3\n",
    "smallest-one-layer": case(1, 2, reach=0.9),
    "illegal-no-layers": "0 3\n",
    "illegal-negative-layers": "-2 2\n",
    "illegal-no-features": "3 0\n",
    "illegal-negative-features": "2 -1\n",
    "illegal-two-negative-sizes": "-1 -2\n",
    "illegal-no-layers-with-vector-behind": "0 2\n0.5 1\n",
    "illegal-no-features-with-number-behind": "1 0\n\n0.5\n",
    "illegal-no-layers-with-garbage-behind": "0 1\nW_1 = [[0.5]]\n- --\n",
    "illegal-no-features-with-garbage-behind": "2 0\nNone\n?\n",
    "boundary-one-feature": "4 1\n0.7\n-1.2\n0.9\n-0.6\n1.5\n",
    "boundary-one-layer": case(1, 4, reach=0.9),
    "boundary-most-layers": case(500, 1, reach=0.1),
    "boundary-entries": LARGEST_ENTRIES,
    "distinct-more-layers": case(6, 3, reach=0.9),
    "distinct-more-features": case(3, 5, reach=0.8),
    "distinct-two-layers": case(2, 6, reach=0.7),
    "as-many-layers-as-features": case(4, 4, reach=0.8),
    "plain-vanishes": case(9, 3, reach=0.4),
    "residual-vanishes": case(7, 3, reach=0.3, diagonal=-0.9),
    "both-last": both_last(40, 2),
    "both-last-more-features": both_last(25, 3),
    "growing": case(8, 4, reach=1.6),
    "growing-far": case(6, 5, reach=6, decimals=2),
    "negative-zero-plain": case(5, 3, reach=0.4, x=0.3, decimals=2),
    "negative-zero-residual": case(5, 4, reach=0.2, diagonal=-0.8, x=0.3, decimals=2),
    "typical-few-layers": case(3, 4, reach=0.7, decimals=2),
    "typical-more-layers": case(6, 4, reach=0.6, decimals=2),
    "largest-most-layers": case(500, 7, reach=0.12, decimals=2),
    "largest-most-features": case(13, 48, reach=0.2),
}
