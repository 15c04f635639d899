"""Test cases: one sequence and three square weights, attended with H heads and with one."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = str | Callable[[Draw], str]

# Three tokens, then W_Q, W_K and W_V; only the number of heads varies.
THREE_TOKENS = """\
-1.2 0.3 0 0.5
-1.3 1.1 0.1 -1.2
-1.4 -1.3 -0.7 1.2
0.2 -0.8 0.6 0.8
-1.6 -1 0.1 -0.3
0 -0.7 0.7 0.6
0.1 0.9 0.4 -0.7
0.3 -0.8 0.7 0
-0.1 -0.5 1 -0.1
-0.3 -0.3 0.4 0.3
0.3 0.3 1.7 -0.3
-0.4 -0.7 0.5 0.9
-0.1 -0.7 -0.7 0.5
0.6 0.4 -0.5 0.2
0.1 0.2 0.7 0.2
"""


def projections(draw: Draw, d_model: int, value: float, decimals: int) -> Matrix:
    """Draw W_Q and W_K so narrow that scores have a spread of about 1 for any d_model, then W_V."""
    query_key = round(1.6 / math.sqrt(d_model), 1)
    return draw.matrix(2 * d_model, d_model, -query_key, query_key, decimals) + draw.matrix(
        d_model, d_model, -value, value, decimals
    )


def case(
    n: int, d_model: int, heads: int, *, value: float | None = None, decimals: int = 1
) -> Callable[[Draw], str]:
    """A sequence without peculiarities; the entries of W_V go up to `value`."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(n, d_model, -2, 2)
        reach = value or round(3 / math.sqrt(d_model), 1)
        return lines((n, d_model, heads), x, projections(draw, d_model, reach, decimals))

    return draw_input


def far_from_zero(n: int, d_model: int, signs: list[int]) -> Callable[[Draw], str]:
    """Scores of thousands, positive or negative by head, that differ only by a little within a row.

    The first feature is 10 in every token and the first column of each head picks it up, so every score gets
    the same large summand. The rest of that column is tiny, because it is multiplied by a large query.
    """

    def draw_input(draw: Draw) -> str:
        x = [[10.0, *draw.vector(d_model - 1, -2, 2)] for _ in range(n)]
        weights = projections(draw, d_model, 1.5, 2)
        w_q, w_k = weights[:d_model], weights[d_model : 2 * d_model]
        d_k = d_model // len(signs)
        for head, sign in enumerate(signs):
            column = head * d_k
            for row in w_k:
                row[column] = draw.decimal(-0.02, 0.02, 2)
            w_q[0][column] = draw.decimal(5, 7)
            w_k[0][column] = sign * draw.decimal(5, 7)
        return lines((n, d_model, len(signs)), x, weights)

    return draw_input


def extreme(n: int, d_model: int, heads: int) -> Callable[[Draw], str]:
    """Entries over the whole range, the ends of the range among them."""

    def draw_input(draw: Draw) -> str:
        matrix = draw.matrix(n + 3 * d_model, d_model, -10, 10, 2)
        draw.set_ends(matrix, 10)
        return lines((n, d_model, heads), matrix)

    return draw_input


SAMPLE: dict[str, Case] = {
    "two-heads": "3 4 2\n" + THREE_TOKENS,
    "one-head-no-difference": "2 2 1\n0.5 -1.5\n1.2 0.4\n0.6 -0.3\n0.8 1.1\n-0.7 0.2\n0.9 0.5\n1.3 -0.4\n0.2 1.6\n",
    "illegal-no-tokens": "0 4 2\n",
}

SECRET: dict[str, Case] = {
    "smallest-one-number": case(1, 1, 1),
    "boundary-one-token": case(1, 6, 3),
    "boundary-one-feature": "5 1 1\n1.2\n-0.7\n0.4\n-1.9\n0.8\n1.5\n0.9\n-2.1\n",
    "boundary-one-head": case(4, 6, 1),
    "boundary-one-feature-per-head": case(4, 6, 6),
    "boundary-most-heads": case(2, 16, 16),
    "boundary-entries": extreme(3, 4, 2),
    "same-weights-four-heads": "3 4 4\n" + THREE_TOKENS,
    "distinct-more-tokens-than-features": case(7, 6, 3),
    "distinct-more-features-than-tokens": case(4, 10, 2),
    "distinct-more-heads-than-tokens": case(3, 10, 5),
    "negative-zero-two-heads": case(5, 4, 2, value=0.03, decimals=2),
    "negative-zero-three-heads": case(4, 6, 3, value=0.03, decimals=2),
    "overflow-one-head": far_from_zero(4, 5, [1]),
    "overflow-both-ways": far_from_zero(5, 6, [1, -1]),
    "overflow-below-first": far_from_zero(4, 9, [-1, 1, -1]),
    "typical-two-heads": case(6, 8, 2, decimals=2),
    "typical-four-heads": case(5, 12, 4, decimals=2),
    "typical-eight-heads": case(9, 16, 8, decimals=2),
    "largest-all-limits": case(200, 64, 16, decimals=2),
    "illegal-zero-tokens": "0 6 3\n",
    "illegal-negative-tokens": "-3 4 2\n",
    "illegal-zero-features": "3 0 2\n",
    "illegal-negative-features": "3 -4 2\n",
    "illegal-zero-heads": "3 4 0\n",
    "illegal-negative-heads": "3 4 -2\n",
    "illegal-heads-do-not-divide": "3 4 3\n" + THREE_TOKENS,
    "illegal-one-number-behind": "3 6 4\n1\n",
    "illegal-more-heads-than-features": "2 3 6\n",
    "illegal-garbage-behind": "2 5 2\nno matrix\n1 2 three nan\n",
    "illegal-zero-heads-garbage-behind": "1 2 0\n# W_Q\n[[1, 2], [3, 4]]\n",
}
