"""Test cases of dropout in a Transformer block."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def reach(spread: float, terms: int) -> float:
    """How far numbers may lie from 0, so that a sum of `terms` of them has a standard deviation of `spread`."""
    return max(0.02, round(spread * math.sqrt(3 / terms), 2))


def network(draw: Draw, n: int, d: int, d_ff: int) -> list[Matrix]:
    """X, then the weights: scores spread about 1, each branch about 2."""
    projection, into, out = reach(1.1, d), reach(1, d), reach(2, d_ff)
    return [
        draw.matrix(n, d, -1.7, 1.7),
        *(draw.matrix(d, d, -projection, projection, 2) for _ in range(4)),
        draw.matrix(d, d_ff, -into, into, 2),
        draw.matrix(d_ff, d, -out, out, 2),
    ]


def masks(draw: Draw, n: int, d: int, d_ff: int, dropped: float) -> list[Matrix]:
    """The five keep masks; a share of about `dropped` of the flags is 0."""
    return [
        [[float(draw.integer(1, 100) > 100 * dropped) for _ in range(columns)] for _ in range(n)]
        for columns in (d, n, d, d_ff, d)
    ]


def text(n: int, d: int, d_ff: int, p: float, mode: str, numbers: list[Matrix], flags: list[Matrix]) -> str:
    """Write the input; there are no masks in mode eval."""
    return lines((n, d, d_ff, p, mode), *numbers, *(flags if mode == "train" else []))


def case(n: int, d: int, d_ff: int, p: float, mode: str, *, dropped: float = 0.3) -> Case:
    """A case without peculiarities."""

    def draw_input(draw: Draw) -> str:
        return text(n, d, d_ff, p, mode, network(draw, n, d, d_ff), masks(draw, n, d, d_ff, dropped))

    return draw_input


def tiny_outputs(n: int, d: int, d_ff: int, p: float, mode: str) -> Case:
    """The first feature of every token is a few thousandths and stays so: some outputs lie just below zero."""

    def draw_input(draw: Draw) -> str:
        numbers = network(draw, n, d, d_ff)
        x, _, _, _, w_o, _, w_2 = numbers
        for row in x:
            row[0] = draw.decimal(-0.004, 0.001, 3)
        for row in w_o + w_2:
            row[0] = draw.decimal(-0.001, 0.001, 3)
        return text(n, d, d_ff, p, mode, numbers, masks(draw, n, d, d_ff, 0.3))

    return draw_input


def shifted_rows(n: int, d: int, d_ff: int, p: float, mode: str) -> Case:
    """All keys have the same large first entry, so each query adds a constant of its own to its whole row.

    The weights are ordinary ones, but the scores lie near 1000 in even rows and near -1000 in odd ones. Feature 0 of
    a token makes the entry of its key, feature 1 that of its query; neither is dropped.
    """

    def draw_input(draw: Draw) -> str:
        numbers = network(draw, n, d, d_ff)
        flags = masks(draw, n, d, d_ff, 0.3)
        x, w_q, w_k = numbers[:3]
        for i, row in enumerate(x):
            row[:2] = [9.3, draw.decimal(2, 3) * (-1) ** i]
            flags[0][i][:2] = [1.0, 1.0]
        for row_q, row_k in zip(w_q, w_k, strict=True):
            row_q[0] = 0.0
            row_k[0] = draw.decimal(-0.02, 0.02, 2)
        w_q[1][0], w_k[0][0], w_k[1][0] = 9.5, 9.7, 0.0
        return text(n, d, d_ff, p, mode, numbers, flags)

    return draw_input


def one_key_far_below(n: int, d: int, d_ff: int, p: float, mode: str) -> Case:
    """The last key scores some thousands below the others with every query: a shift by the smallest score overflows.

    Feature 0 makes the first entry of a query, feature 1 that of a key; neither is dropped.
    """

    def draw_input(draw: Draw) -> str:
        numbers = network(draw, n, d, d_ff)
        flags = masks(draw, n, d, d_ff, 0.3)
        x, w_q, w_k = numbers[:3]
        for i, row in enumerate(x):
            row[:2] = [draw.decimal(8, 9), -9.7 if i == n - 1 else 0.0]
            flags[0][i][:2] = [1.0, 1.0]
        for row_q, row_k in zip(w_q, w_k, strict=True):
            row_q[0] = row_k[0] = 0.0
        w_q[0][0] = w_k[1][0] = 9.3
        return text(n, d, d_ff, p, mode, numbers, flags)

    return draw_input


# A block whose projections are identities, and masks that drop one entry at each site.
IDENTITIES = "1 0\n0 1\n1 0\n0 1\n1 0\n0 1\n1 0\n0 1\n"
ONE_TOKEN = "0.5 -1\n0.3 0.8\n-0.6 0.4\n1 0.2\n-0.5 0.7\n0.9 1.1\n-1.2 0.6\n0.4 1.5\n-0.7 1.3\n1\n0.8\n2 -3\n"

SAMPLE: dict[str, str | Case] = {
    "train": (
        "2 2 2 0.25 train\n1 0.5\n-1 2\n-0.3 -0.8\n0.1 -0.7\n0.2 2.4\n0.4 0.8\n-0.8 -0.9\n0.8 -1\n-0.9 0.4\n-0.5 0.6\n"
        "-1.3 0.9\n-0.6 0.2\n1.6 0.5\n-0.1 -2.2\n1 1\n0 1\n1 0\n1 1\n1 1\n0 1\n1 1\n0 1\n1 1\n1 0\n"
    ),
    "eval": (
        "2 2 3 0.25 eval\n1 0.5\n-1 2\n0.4 -0.8\n0.1 0.7\n0.2 1.1\n-0.4 0.8\n-0.8 0.9\n0.8 -1\n-0.9 0.4\n-0.5 0.6\n"
        "-1.3 0.9 0.4\n-0.6 0.2 1\n1.6 0.5\n-0.1 -2.2\n0.7 1.4\n"
    ),
    "illegal-no-tokens": "0 2 2 0.25 train\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-train": "1 1 1 0.6 train\n1.3\n-0.7\n0.4\n1.1\n0.5\n0.9\n-2.3\n1\n1\n1\n1\n1\n",
    "smallest-branches-dropped": "1 1 1 0.6 train\n-1.3\n-0.7\n0.4\n1.1\n0.5\n0.9\n-2.3\n1\n1\n0\n1\n0\n",
    "smallest-eval": "1 1 1 0.6 eval\n1.3\n-0.7\n0.4\n1.1\n0.5\n0.9\n-2.3\n",
    "illegal-negative-tokens": "-2 3 2 0.1 train\n",
    "illegal-no-features": "2 0 3 0.1 eval\n",
    "illegal-negative-features-with-garbage-behind": "2 -3 2 0.25 train\nX\n[1, 2]\n",
    "illegal-no-hidden-units": "1 1 0 0.5 eval\n0.5\n0.3\n-0.6\n0.8\n-0.4\n\n",
    "illegal-negative-hidden-units": "2 2 -1 0.3 train\n",
    "illegal-p-below-zero": "1 2 1 -0.01 train\n" + ONE_TOKEN + "1 1\n1\n1 0\n1\n1 1\n",
    "illegal-p-below-zero-eval": "1 2 1 -0.5 eval\n" + ONE_TOKEN,
    "illegal-p-one": "1 2 1 1 train\n" + ONE_TOKEN + "1 1\n1\n1 0\n1\n1 1\n",
    "illegal-p-one-eval": "1 2 1 1 eval\n" + ONE_TOKEN,
    "illegal-p-above-one": "2 3 2 1.5 train\n",
    "illegal-mode": "1 2 1 0.4 test\n" + ONE_TOKEN,
    "illegal-mode-with-garbage-behind": "3 2 1 0.4 training\nnot a number\n- --\n",
    "illegal-mode-capitals": "1 2 1 0.4 Train\n" + ONE_TOKEN + "1 1\n1\n1 0\n1\n1 1\n",
    "boundary-identity-projections": (
        "2 2 2 0.25 train\n1 0.5\n1 2\n" + IDENTITIES + "1 1\n1 -1\n1 0.5\n0.3 1\n"
        "1 1\n0 1\n1 0\n1 1\n1 1\n0 1\n1 0\n0 1\n1 1\n1 0\n"
    ),
    "boundary-identity-projections-eval": "1 2 1 0.5 eval\n1 0.5\n" + IDENTITIES + "1\n-1\n1 0.5\n",
    "boundary-p-zero": case(3, 3, 4, 0, "train"),
    "boundary-p-zero-one-token": case(1, 4, 3, 0, "train", dropped=0.4),
    "boundary-p-largest": (
        "2 1 1 0.99 train\n0.02\n-0.03\n0.7\n-0.4\n0.2\n0.3\n0.4\n-0.3\n1\n1\n1 0\n0 1\n1\n0\n1\n1\n1\n0\n"
    ),
    "boundary-all-kept": case(2, 3, 4, 0.35, "train", dropped=0),
    "boundary-all-dropped": case(2, 3, 2, 0.35, "train", dropped=1),
    "boundary-one-feature": case(4, 1, 3, 0.2, "train", dropped=0.2),
    "boundary-one-hidden-unit": case(4, 3, 1, 0.15, "train", dropped=0.15),
    "distinct-train": case(4, 3, 5, 0.15, "train"),
    "distinct-more-features": case(3, 5, 4, 0.4, "train"),
    "distinct-eval": case(3, 4, 6, 0.7, "eval"),
    "square-train": case(4, 4, 4, 0.3, "train"),
    "negative-zero-train": tiny_outputs(4, 3, 4, 0.1, "train"),
    "negative-zero-eval": tiny_outputs(3, 4, 2, 0.8, "eval"),
    "overflow-train": shifted_rows(5, 3, 4, 0.2, "train"),
    "overflow-eval": shifted_rows(4, 3, 2, 0.4, "eval"),
    "overflow-one-key-far-below": one_key_far_below(4, 3, 5, 0.1, "train"),
    "typical-train": case(5, 6, 12, 0.1, "train", dropped=0.15),
    "typical-eval": case(6, 4, 16, 0.1, "eval"),
    "largest-train": case(100, 24, 64, 0.1, "train", dropped=0.1),
}
