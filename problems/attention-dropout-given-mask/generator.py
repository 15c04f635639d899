"""Test cases of attention dropout with a given keep mask."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def flags(draw: Draw, n: int, m: int, p: float) -> Matrix:
    """Draw a keep mask: each flag is 0 with probability p, or nearly so."""
    return [[float(draw.integer(1, 100) > 100 * p) for _ in range(m)] for _ in range(n)]


def inputs(
    draw: Draw, sizes: tuple[int, int, int, int], p: float, mode: str, v: float, mask: float
) -> tuple[Matrix, Matrix, Matrix, list[Matrix]]:
    """Q and K of variance about 1, so that scaled scores spread about 1; V between -v and v; no or one mask."""
    n, m, d_k, d_v = sizes
    q = draw.matrix(n, d_k, -1.8, 1.8)
    k = draw.matrix(m, d_k, -1.7, 1.7)
    values = draw.matrix(m, d_v, -v, v)
    return q, k, values, [flags(draw, n, m, mask)] if mode == "train" else []


def case(
    n: int, m: int, d_k: int, d_v: int, p: float, mode: str, *, v: float = 9.9, mask: float = 0.3
) -> Case:
    """A case without peculiarities; a share of about `mask` of the flags is 0."""

    def draw_input(draw: Draw) -> str:
        q, k, values, keep = inputs(draw, (n, m, d_k, d_v), p, mode, v, mask)
        return lines((n, m, d_k, d_v, p, mode), q, k, values, *keep)

    return draw_input


def tiny_values(n: int, m: int, d_k: int, d_v: int, p: float, mode: str) -> Case:
    """Values of a few thousandths in the first column: outputs round to zero, some of them from below."""

    def draw_input(draw: Draw) -> str:
        q, k, values, keep = inputs(draw, (n, m, d_k, d_v), p, mode, 9.9, 0.3)
        for row in values:
            row[0] = draw.decimal(-0.004, 0.001, 3)
        return lines((n, m, d_k, d_v, p, mode), q, k, values, *keep)

    return draw_input


def shifted_rows(n: int, m: int, d_k: int, d_v: int, p: float, mode: str) -> Case:
    """Every key has the same large first entry, so each query adds a constant of its own to its whole row.

    The weights are ordinary ones, but the scores lie beyond 1000, above zero in even rows and below it in odd ones.
    """

    def draw_input(draw: Draw) -> str:
        q, k, values, keep = inputs(draw, (n, m, d_k, d_v), p, mode, 9.9, 0.3)
        for i, row in enumerate(q):
            row[0] = draw.decimal(60, 95) * (-1) ** i
        for row in k:
            row[0] = 70.3
        return lines((n, m, d_k, d_v, p, mode), q, k, values, *keep)

    return draw_input


def one_key_far_below(n: int, m: int, d_k: int, d_v: int, p: float, mode: str) -> Case:
    """The last key lies more than 1000 below the others for every query: a shift by the smallest score overflows."""

    def draw_input(draw: Draw) -> str:
        q, k, values, keep = inputs(draw, (n, m, d_k, d_v), p, mode, 9.9, 0.3)
        for row in q:
            row[0] = draw.decimal(30, 32)
        for row in k:
            row[0] = draw.decimal(-0.04, 0.04, 2)
        k[-1][0] = -99.5
        return lines((n, m, d_k, d_v, p, mode), q, k, values, *keep)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "train": "2 2 1 2 0.2 train\n1\n-1\n0.5\n2\n10 0\n0 4\n1 0\n1 1\n",
    "eval": "2 3 2 2 0.2 eval\n1 0.5\n-0.4 1.2\n0.5 1\n2 -1\n-0.3 0.7\n10 0\n0 4\n-6 3\n",
    "illegal-no-queries": "0 2 1 2 0.2 train\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-kept": "1 1 1 1 0.6 train\n0.7\n-1.3\n-3.724\n1\n",
    "smallest-dropped": "1 1 1 1 0.6 train\n0.7\n-1.3\n-3.72\n0\n",
    "smallest-eval": "1 1 1 1 0.6 eval\n-0.4\n1.1\n5.81\n",
    "one-query-eval": "1 2 1 1 0.5 eval\n1\n0.5\n2\n10\n4\n",
    "illegal-negative-queries": "-2 3 2 1 0.1 train\n",
    "illegal-no-keys": "2 0 3 1 0.1 eval\n",
    "illegal-negative-keys-with-garbage-behind": "2 -3 2 2 0.25 train\nQ\n[1, 2]\n",
    "illegal-no-features": "2 3 0 2 0.1 eval\n",
    "illegal-no-value-features": "2 2 1 0 0.5 train\n1\n2\n0.5\n-1\n\n\n1 0\n0 1\n",
    "illegal-negative-value-features": "2 2 3 -1 0.3 eval\n",
    "illegal-p-below-zero": "1 2 1 1 -0.001 train\n1\n0.5\n2\n10\n4\n1 0\n",
    "illegal-p-below-zero-eval": "1 2 1 1 -0.3 eval\n1\n0.5\n2\n10\n4\n",
    "illegal-p-one": "1 2 1 1 1 train\n1\n0.5\n2\n10\n4\n1 0\n",
    "illegal-p-one-eval": "1 2 1 1 1 eval\n1\n0.5\n2\n10\n4\n",
    "illegal-p-above-one": "2 3 2 2 1.5 train\n",
    "illegal-mode": "1 2 1 1 0.4 test\n1\n0.5\n2\n10\n4\n",
    "illegal-mode-with-garbage-behind": "3 2 1 4 0.4 training\nnot a number\n- --\n",
    "illegal-mode-capitals": "1 2 1 1 0.4 Train\n1\n0.5\n2\n10\n4\n1 0\n",
    "illegal-mode-capitals-eval": "1 2 1 1 0.4 EVAL\n1\n0.5\n2\n10\n4\n",
    "boundary-p-zero": case(3, 4, 2, 3, 0, "train"),
    "boundary-p-zero-one-query": case(1, 5, 3, 2, 0, "train", mask=0.5),
    "boundary-p-zero-eval": case(3, 4, 2, 3, 0, "eval"),
    "boundary-p-largest": case(2, 3, 3, 2, 0.999, "train", v=4),
    "boundary-p-largest-eval": case(2, 3, 3, 2, 0.999, "eval"),
    "boundary-all-kept": case(2, 4, 3, 2, 0.35, "train", mask=0),
    "boundary-all-dropped": case(2, 4, 3, 2, 0.35, "train", mask=1),
    "boundary-one-row-dropped": (
        "3 3 2 2 0.4 train\n1.1 -0.3\n-0.8 0.6\n0.2 1.4\n0.9 0.7\n-1.2 0.4\n0.3 -1.5\n"
        "8.3 -2\n-5.1 7.7\n3.6 -9.4\n1 0 1\n0 0 0\n0 1 1\n"
    ),
    "boundary-one-key": case(5, 1, 3, 2, 0.25, "train", mask=0.5),
    "boundary-widest": case(2, 3, 64, 64, 0.1, "train"),
    "distinct-train": case(4, 5, 3, 2, 0.15, "train"),
    "distinct-eval": case(3, 6, 4, 2, 0.7, "eval"),
    "square-train": case(4, 4, 4, 4, 0.3, "train", mask=0.5),
    "many-keys": case(2, 150, 3, 2, 0.4, "train", v=99, mask=0.5),
    "negative-zero-train": tiny_values(4, 3, 2, 3, 0.1, "train"),
    "negative-zero-eval": tiny_values(3, 4, 2, 2, 0.8, "eval"),
    "overflow-train": shifted_rows(5, 4, 3, 2, 0.45, "train"),
    "overflow-eval": shifted_rows(4, 5, 2, 3, 0.2, "eval"),
    "overflow-one-key-far-below": one_key_far_below(3, 5, 4, 2, 0.15, "train"),
    "typical-train": case(6, 6, 8, 8, 0.1, "train", v=3, mask=0.2),
    "typical-eval": case(5, 7, 8, 4, 0.1, "eval", v=3),
    "largest-mask": case(100, 100, 25, 25, 0.1, "train", mask=0.1),
    "largest-keys": case(1, 4999, 1, 1, 0.9, "train", mask=0.5),
}
