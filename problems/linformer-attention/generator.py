"""Test cases of Linformer attention."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def projections(draw: Draw, n: int, k: int) -> Matrix:
    """Draw E and F, so narrow that the spread of projected keys and values does not depend on n."""
    decimals = 1 if n < 10 else 2
    reach = round(math.sqrt(3 / n), decimals)
    return draw.matrix(2 * n, k, -reach, reach, decimals)


def case(n: int, k: int, d_k: int, d_v: int, *, v: float = 9.9, decimals: int = 1) -> Case:
    """Scores with a spread of about 1; V between -v and v."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, k, d_k, d_v),
            draw.matrix(n, d_k, -1.8, 1.8, decimals),
            draw.matrix(n, d_k, -1.7, 1.7, decimals),
            draw.matrix(n, d_v, -v, v, decimals),
            projections(draw, n, k),
        )

    return draw_input


def long_sequence(n: int, k: int, d_k: int, d_v: int) -> Case:
    """Thousands of positions with entries that are short to write; narrow queries and keys keep the scores near 1."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, k, d_k, d_v),
            draw.matrix(2 * n, d_k, -0.3, 0.3),
            draw.matrix(n, d_v, -9, 9, 0),
            draw.matrix(2 * n, k, -1, 1),
        )

    return draw_input


def tiny_values(n: int, k: int, d_k: int, d_v: int) -> Case:
    """Values of a few hundredths in the first column: many outputs round to zero, some of them from below."""

    def draw_input(draw: Draw) -> str:
        values = draw.matrix(n, d_v, -3.9, 3.9)
        for row in values:
            row[0] = draw.decimal(-0.01, 0.01, 2)
        return lines(
            (n, k, d_k, d_v),
            draw.matrix(n, d_k, -1.8, 1.8),
            draw.matrix(n, d_k, -1.7, 1.7),
            values,
            projections(draw, n, k),
        )

    return draw_input


def shifted_rows(n: int, k: int, d_k: int, d_v: int) -> Case:
    """Every projected key has the same large first entry, so each query shifts its whole row of scores.

    The weights are ordinary ones, but the scores are above 1000 in the even rows and below -1000 in the
    odd ones.
    """

    def draw_input(draw: Draw) -> str:
        queries = draw.matrix(n, d_k, -1.8, 1.8)
        keys = draw.matrix(n, d_k, -1.7, 1.7)
        for i, row in enumerate(queries):
            row[0] = draw.decimal(60, 95) * (-1) ** i
        for row in keys:
            row[0] = 40.0
        key_projection = draw.matrix(n, k, -0.8, 0.8)
        for r in range(k):  # each column adds up to 2, so the first entry of each projected key is 80
            key_projection[-1][r] = round(2 - sum(row[r] for row in key_projection[:-1]), 1)
        return lines(
            (n, k, d_k, d_v),
            queries,
            keys,
            draw.matrix(n, d_v, -20, 20),
            key_projection,
            draw.matrix(n, k, -0.8, 0.8),
        )

    return draw_input


def extreme(n: int, k: int, d_k: int, d_v: int) -> Case:
    """Entries over the whole range, the ends of the range among them."""

    def draw_input(draw: Draw) -> str:
        features = draw.matrix(2 * n, d_k, -100, 100, 2) + draw.matrix(n, d_v, -100, 100, 2)
        mixing = draw.matrix(2 * n, k, -10, 10, 2)
        for row in features:
            row[0] = draw.integer(0, 1) * 200.0 - 100
        for row in mixing:
            row[-1] = draw.integer(0, 1) * 20.0 - 10
        return lines((n, k, d_k, d_v), *([row] for row in features + mixing))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "three-positions": (
        "3 2 2 2\n1 0.5\n-1 2\n0.3 1\n0.3 1\n2 -1\n1 1\n4 0\n0 3\n1 -2\n1 0\n0.5 0.5\n0 1\n0.2 1\n1 0\n0.4 0.3\n"
    ),
    "seven-positions": case(7, 3, 2, 1),
    "illegal-no-positions": "0 2 2 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1 1\n0.7\n-1.3\n-3.72\n0.6\n-1.5\n",
    "smallest-two-positions": case(2, 1, 1, 1),
    "one-projected-position": (
        "4 1 2 2\n-0.9 1.4\n-0.8 -1.8\n-0.4 1.7\n-0.9 1\n-0.3 1.2\n-0.4 -1\n-1.3 -0.9\n-0.5 -1.3\n"
        "-1.1 -1.2\n0.6 0.7\n0.4 1.1\n-0.3 0.6\n0.1\n-0.5\n0.1\n0.7\n-1.8\n1.7\n-0.5\n-0.6\n"
    ),
    "large-scores": (
        "4 3 2 2\n-1.8 2.9\n-1.6 -3.6\n-0.8 3.3\n-1.7 2\n-0.5 2.3\n-0.9 -2\n-2.5 -1.8\n-1 -2.7\n"
        "-5.4 -6.2\n2.8 3.4\n2.1 5.3\n-1.5 3\n0.2 -0.9 0.1\n1.4 -3.5 3.4\n-0.9 -1.2 -2.1\n1.9 1.3 2.5\n"
        "1.8 0.5 0.7\n1.9 -1.8 -0.1\n0.8 -0.9 1.4\n-0.7 1.3 0.3\n"
    ),
    "small-scores": case(4, 3, 2, 2),
    "illegal-zero-positions": "0 0 2 3\n",
    "illegal-negative-positions": "-3 -4 2 1\n",
    "illegal-zero-k": "4 0 2 3\n",
    "illegal-negative-k": "4 -2 2 3\n",
    "illegal-zero-d-k": "4 2 0 3\n",
    "illegal-negative-d-k-with-garbage-behind": "3 2 -1 2\nq k v\ne f\nnot a number\n",
    "illegal-zero-d-v": "4 2 3 0\n",
    "illegal-negative-d-v": "4 2 3 -2\n",
    "illegal-k-above-n": "3 4 2 2\n",
    "illegal-k-above-n-with-matrices": "1 2 1 1\n0.5\n-1\n4\n0.3 1.2\n-0.7 0.8\n",
    "illegal-k-one-above-n-with-matrices": (
        "2 3 1 1\n0.5\n-1\n4\n0.7\n2\n-3\n0.3 1.2 -1\n0.4 2 0.1\n-0.7 0.8 1\n0.6 -2 0.9\n"
    ),
    "illegal-k-above-n-with-garbage-behind": "2 32 1 1\nNone\n?\n\n0x10\n",
    "boundary-k-equals-n": case(5, 5, 3, 2),
    "boundary-k-one-below-n": case(5, 4, 2, 3),
    "boundary-one-feature-each": case(6, 3, 1, 1),
    "boundary-widest": case(9, 4, 8, 8, v=100, decimals=2),
    "boundary-most-projected": case(40, 32, 3, 2),
    "boundary-entries": extreme(4, 3, 2, 3),
    "distinct-sizes": case(8, 3, 5, 2),
    "distinct-wide-values": case(9, 4, 2, 6),
    "negative-zero-wide": tiny_values(6, 3, 2, 3),
    "negative-zero-narrow": tiny_values(8, 2, 3, 2),
    "overflow-shifted-rows": shifted_rows(6, 3, 2, 2),
    "overflow-shifted-rows-wide": shifted_rows(7, 4, 3, 5),
    "typical-small": case(12, 4, 4, 4, v=3, decimals=2),
    "typical-square-heads": case(16, 4, 8, 8, v=3, decimals=2),
    "largest-sequence": long_sequence(4500, 2, 1, 1),
    "almost-largest-sequence": long_sequence(4300, 2, 1, 1),
    "most-of-everything": case(50, 32, 8, 8, v=5),
}
