"""Test cases of the low-rank approximation: attention matrices whose singular values are well apart."""

from collections.abc import Callable

import numpy as np

from judge.authoring.drawing import Draw, Matrix, Redraw, lines

Case = Callable[[Draw], str]


def well_apart(q: Matrix, k: Matrix, r: int, theta: float) -> bool:
    """Whether the input keeps the promised gaps, twice as wide and more."""
    scores = np.array(q) @ np.array(k).T / len(q[0]) ** 0.5
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    s = np.linalg.svd(weights / weights.sum(axis=1, keepdims=True), compute_uv=False)
    shares = np.cumsum(s**2) / np.sum(s**2)
    return (r == len(q) or s[r - 1] - s[r] >= 2e-3) and np.abs(shares - theta).min() >= 1e-4


def written(q: Matrix, k: Matrix, v: Matrix, r: int, theta: float) -> str:
    """Write an input down, or ask for another one if its singular values are too close."""
    if not well_apart(q, k, r, theta):
        raise Redraw
    return lines((len(q), len(q[0]), len(v[0]), r, theta), q, k, v)


def case(n: int, d_k: int, d_v: int, r: int, theta: float, *, v: float = 9.9, decimals: int = 1) -> Case:
    """Scaled scores with a spread of about 1.5, so that the matrix is neither flat nor saturated."""

    def draw_input(draw: Draw) -> str:
        queries = draw.matrix(n, d_k, -2.2, 2.2, decimals)
        keys = draw.matrix(n, d_k, -2.1, 2.1, decimals)
        return written(queries, keys, draw.matrix(n, d_v, -v, v, decimals), r, theta)

    return draw_input


def tiny_values(n: int, d_k: int, d_v: int, r: int, theta: float) -> Case:
    """The first entry of each value is 0 or -0.01, so that sums of such entries lie just below zero."""

    def draw_input(draw: Draw) -> str:
        values = draw.matrix(n, d_v, -1.9, 1.9)
        for row in values:
            row[0] = -0.01 if draw.integer(0, 2) == 0 else 0.0
        return written(draw.matrix(n, d_k, -2.2, 2.2), draw.matrix(n, d_k, -2.1, 2.1), values, r, theta)

    return draw_input


def shifted_rows(n: int, d_k: int, d_v: int, r: int, theta: float) -> Case:
    """Every key has the same large first entry, so each query adds a constant of its own to its whole row.

    The weights are ordinary ones, but the scores lie in the thousands, above zero and below zero by turns.
    """

    def draw_input(draw: Draw) -> str:
        queries = draw.matrix(n, d_k, -2.2, 2.2)
        keys = draw.matrix(n, d_k, -2.1, 2.1)
        for i, row in enumerate(queries):
            row[0] = draw.decimal(70, 99) * (-1) ** i
        for row in keys:
            row[0] = 93.7
        return written(queries, keys, draw.matrix(n, d_v, -60, 60), r, theta)

    return draw_input


def one_key_far_below(n: int, d_k: int, d_v: int, r: int, theta: float) -> Case:
    """All queries score the last key by more than 1000 below the others: a shift by the smallest score overflows."""

    def draw_input(draw: Draw) -> str:
        queries = draw.matrix(n, d_k, -2.2, 2.2)
        keys = draw.matrix(n, d_k, -2.1, 2.1)
        for row in queries:
            row[0] = draw.decimal(30, 31)
        for row in keys:
            row[0] = draw.decimal(-0.05, 0.05, 2)
        keys[-1][0] = -90.0
        return written(queries, keys, draw.matrix(n, d_v, -9, 9), r, theta)

    return draw_input


def extreme(n: int, d_k: int, d_v: int, r: int, theta: float) -> Case:
    """Values over the whole range, and queries and keys that reach its ends in turns, so that scores stay small."""

    def draw_input(draw: Draw) -> str:
        queries = draw.matrix(n, d_k, -0.02, 0.02, 2)
        keys = draw.matrix(n, d_k, -0.02, 0.02, 2)
        for i in range(n):
            queries[i][0] = 100.0 if i % 2 else -100.0
            keys[i][1] = 100.0 if i % 3 else -100.0
        values = draw.matrix(n, d_v, -100, 100, 2)
        values[0][0], values[1][0] = 100.0, -100.0
        return written(queries, keys, values, r, theta)

    return draw_input


THREE_TOKENS = "1 0.5\n-1 2\n2 -1\n0.3 1\n2 -1\n1 1\n4 0.5\n0 3.2\n1.1 -2\n"
FIVE_TOKENS = (
    "-1.3 1.9\n0.1 -1.4\n3.5 -1.9\n-0.8 2.9\n-1.6 0.3\n"
    "-0.5 -1.2\n0.5 -2.2\n2.9 1.2\n1.9 -0.5\n4.7 -0.7\n"
    "-5.4\n-1.4\n0.1\n3.1\n-3.1\n"
)

SAMPLE: dict[str, str | Case] = {
    "three-tokens": "3 2 2 1 0.95\n" + THREE_TOKENS,
    "five-tokens": "5 2 1 2 0.95\n" + FIVE_TOKENS,
    "illegal-no-tokens": "0 2 2 1 0.95\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-token": "1 1 1 1 0.5\n0.7\n-1.3\n-3.72\n",
    "smallest-two-tokens": case(2, 1, 1, 1, 0.7),
    "illegal-negative-n": "-3 2 2 1 0.9\n",
    "illegal-d-k-zero": "4 0 2 1 0.9\n",
    "illegal-d-v-zero": "4 2 0 2 0.8\n",
    "illegal-d-v-negative": "3 1 -2 1 0.9\n",
    "illegal-r-zero": "3 2 2 0 0.95\n" + THREE_TOKENS,
    "illegal-r-negative": "5 2 1 -2 0.9\n" + FIVE_TOKENS,
    "illegal-r-above-n": "3 2 2 4 0.9\n" + THREE_TOKENS,
    "illegal-r-far-above-n": "5 2 1 17 0.9\n" + FIVE_TOKENS,
    "illegal-theta-zero": "3 2 2 1 0\n" + THREE_TOKENS,
    "illegal-theta-zero-five-tokens": "5 2 1 3 0\n" + FIVE_TOKENS,
    "illegal-theta-one": "3 2 2 2 1\n" + THREE_TOKENS,
    "illegal-theta-one-five-tokens": "5 2 1 2 1\n" + FIVE_TOKENS,
    "illegal-theta-negative": "4 3 2 2 -0.5\n",
    "illegal-theta-in-percent-with-garbage-behind": "3 2 2 1 9.5\nQ = [[1, 0.5],\n",
    "illegal-d-k-negative-with-garbage-behind": "2 -1 1 1 0.9\nno numbers here\n- --\n\n",
    "boundary-r-equals-n": case(4, 3, 2, 4, 0.9),
    "boundary-r-one-below-n": case(5, 3, 2, 4, 0.95),
    "boundary-r-one": case(6, 2, 3, 1, 0.5),
    "boundary-theta-smallest": case(5, 2, 2, 2, 0.001),
    "boundary-theta-largest": case(6, 3, 1, 2, 0.999),
    "boundary-one-feature": case(6, 1, 2, 2, 0.9),
    "boundary-entries": extreme(6, 3, 2, 2, 0.9),
    "distinct-sizes": case(7, 3, 2, 4, 0.9),
    "distinct-wide-values": case(5, 2, 6, 3, 0.85),
    "negative-zero-few-tokens": tiny_values(5, 2, 3, 2, 0.9),
    "negative-zero-more-tokens": tiny_values(8, 3, 2, 3, 0.8),
    "overflow-shifted-rows": shifted_rows(6, 3, 2, 2, 0.9),
    "overflow-more-shifted-rows": shifted_rows(7, 2, 3, 3, 0.95),
    "overflow-one-key-far-below": one_key_far_below(6, 3, 2, 3, 0.8),
    "overflow-one-key-far-below-wide": one_key_far_below(5, 2, 4, 2, 0.7),
    "typical-few-tokens": case(6, 4, 4, 2, 0.9, v=3, decimals=2),
    "typical-more-tokens": case(9, 4, 3, 3, 0.95, v=3, decimals=2),
    "forty-tokens": case(40, 4, 3, 4, 0.9),
    "largest-all-tokens": case(200, 16, 8, 5, 0.9),
}
