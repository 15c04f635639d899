"""Test cases of attention as an input-dependent linear layer."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def projections(draw: Draw, d: int, decimals: int) -> Matrix:
    """Draw W_Q and W_K, so narrow that scores have a spread of about 1 whatever d is, and W_V."""
    query_key, value = round(1.8 / math.sqrt(d), 1), round(3 / math.sqrt(d), 1)
    return draw.matrix(2 * d, d, -query_key, query_key, decimals) + draw.matrix(d, d, -value, value, decimals)


def case(
    n: int,
    d: int,
    *,
    a: tuple[float, float] = (0.3, 1.4),
    b: tuple[float, float] = (-1.4, -0.3),
    decimals: int = 1,
) -> Case:
    """Two inputs, weights and M without peculiarities; a and b are drawn from the two ranges."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, d),
            (draw.decimal(*a, decimals), draw.decimal(*b, decimals)),
            draw.matrix(2 * n, d, -1.7, 1.7, decimals),
            projections(draw, d, decimals),
            draw.matrix(n, n, -1.5, 1.5, decimals),
        )

    return draw_input


def weak_mixing(n: int, d: int) -> Case:
    """M holds hundredths and W_V tenths, so the output of the fixed layer lies close to zero."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, d),
            (draw.decimal(0.3, 1.4), draw.decimal(0.3, 1.4)),
            draw.matrix(2 * n, d, -1.7, 1.7),
            draw.matrix(2 * d, d, -1, 1),
            draw.matrix(d, d, -0.3, 0.3),
            draw.matrix(n, n, -0.03, 0.03, 2),
        )

    return draw_input


def far_from_zero(n: int, d: int, *, sign: int = 1) -> Case:
    """Scores beyond 709, or below -709 for the sign -1, that differ only by a little within a row.

    The first feature is 9 in every token, and queries and keys are mostly made of it.
    """

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(2 * n, d, -1.7, 1.7)
        for row in x:
            row[0] = 9.0
        w_q = draw.matrix(d, d, -0.5, 0.5)
        w_k = draw.matrix(d, d, -0.03, 0.03, 2)
        w_q[0] = [sign * entry for entry in draw.vector(d, 2.7, 3)]
        w_k[0] = draw.vector(d, 2.7, 3)
        a, b = draw.decimal(0.6, 1.2), draw.decimal(0.3, 0.9)
        return lines((n, d), (a, b), x, w_q, w_k, draw.matrix(d, d, -1, 1), draw.matrix(n, n, -1.5, 1.5))

    return draw_input


def extreme(n: int, d: int) -> Case:
    """Entries over the whole range, the ends of the range among them."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(2 * n, d, -10, 10, 2)
        w = draw.matrix(3 * d, d, -3, 3, 2)
        mixing = draw.matrix(n, n, -3, 3, 2)
        for matrix, end in ((x, 10.0), (w, 3.0), (mixing, 3.0)):
            for row in matrix:
                row[draw.integer(0, len(row) - 1)] = end * (1 - 2 * draw.integer(0, 1))
        return lines((n, d), (3, -3), x, w, mixing)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "two-tokens": "2 2\n1 2\n1 0\n0 1\n0.5 -1\n2 0.3\n1 0.5\n0 1\n0.4 0\n1 1\n2 0\n0.5 1\n0.3 0.6\n-1 0.5\n",
    "three-tokens": case(3, 2, a=(1.2, 2), b=(0.5, 1.5)),
    "illegal-no-tokens": "0 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1\n2 -1\n0.7\n-1.3\n0.9\n-0.4\n1.2\n0.6\n",
    "smallest-two-tokens": "2 1\n1.5 -0.5\n0.8\n-1.1\n1.6\n0.3\n0.9\n1.4\n-0.7\n0.6 -1.2\n0.9 0.4\n",
    "illegal-no-tokens": "0 3\n",
    "illegal-no-features": "3 0\n",
    "illegal-negative-tokens": "-2 3\n",
    "illegal-negative-features": "2 -3\n",
    "illegal-both-negative": "-2 -2\n",
    "illegal-no-features-garbage-behind": "2 0\na b\nX1 = None\n--\n",
    "illegal-negative-tokens-garbage-behind": "-1 2\n[[1, 2], [3, 4]]\n?\n\n0x10\n",
    "illegal-no-features-matrices-behind": "2 0\n1 2\n\n\n\n\n0.5 1\n-1 0.3\n",
    "illegal-no-tokens-matrices-behind": "0 1\n1 2\n0.4\n0.7\n-1.1\n",
    "boundary-one-token": case(1, 4),
    "boundary-one-feature": case(4, 1),
    "boundary-most-features": case(2, 32, decimals=2),
    "boundary-a-zero": case(3, 2, a=(0, 0)),
    "boundary-b-zero": case(3, 4, a=(2, 2), b=(0, 0)),
    "boundary-entries": extreme(3, 4),
    "sum-of-both-inputs": case(3, 4, a=(1, 1), b=(1, 1)),
    "halves-of-both-inputs": case(4, 3, a=(0.5, 0.5), b=(0.5, 0.5)),
    "distinct-more-tokens": case(5, 3),
    "distinct-more-features": case(3, 5),
    "distinct-many-tokens": case(6, 2, a=(1.5, 2.5), b=(0.4, 1.2)),
    "negative-zero-two-tokens": weak_mixing(2, 3),
    "negative-zero-four-tokens": weak_mixing(4, 2),
    "overflow-large-scores": far_from_zero(3, 2),
    "overflow-large-negative-scores": far_from_zero(4, 3, sign=-1),
    "overflow-more-features": far_from_zero(3, 5),
    "typical-four-tokens": case(4, 4, decimals=2),
    "typical-five-tokens": case(5, 6, a=(0.4, 1.2), b=(0.4, 1.2), decimals=2),
    "largest-all-limits": case(80, 32),
}
