"""Test cases of the four score terms: with and without scaling, rows of E of different lengths."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]

TWO_TOKENS_WEIGHTS = "1 0.4\n-0.2 1\n0.6 0\n0.3 -1.1\n"


def weights(draw: Draw, d_model: int, d_k: int, reach: float | None = None) -> Matrix:
    """Draw W_Q and W_K, so narrow that scores have a spread of about 1 whatever d_model is."""
    width = reach or 2 / math.sqrt(d_model)
    return draw.matrix(2 * d_model, d_k, -width, width, 2)


def uneven_rows(draw: Draw, n: int, d_model: int, reach: float) -> Matrix:
    """Rows of different lengths: the entries of each go up to a limit of its own, `reach` at most."""
    rows = []
    for _ in range(n):
        limit = max(0.02, draw.decimal(0.2, 1) * reach)
        rows.append(draw.vector(d_model, -limit, limit, 2))
    return rows


def case(
    n: int, d_model: int, d_k: int, scale: int, *, reach: float = 1.6, weight: float | None = None
) -> Case:
    """Embeddings whose entries go up to `reach` after scaling, weights up to `weight`."""

    def draw_input(draw: Draw) -> str:
        before = reach / math.sqrt(d_model) if scale else reach
        e = uneven_rows(draw, n, d_model, before)
        return lines((n, d_model, d_k, scale), e, weights(draw, d_model, d_k, weight))

    return draw_input


def fixed(e: Matrix, d_k: int, scale: int) -> Case:
    """Embeddings that are given."""

    def draw_input(draw: Draw) -> str:
        return lines((len(e), len(e[0]), d_k, scale), e, weights(draw, len(e[0]), d_k))

    return draw_input


def extreme(n: int, d_model: int, d_k: int, scale: int) -> Case:
    """Entries over the whole range, the ends of the range among them."""

    def draw_input(draw: Draw) -> str:
        e = draw.matrix(n, d_model, -10, 10, 2)
        w = draw.matrix(2 * d_model, d_k, -5, 5, 2)
        for rows, end in ((e, 10.0), (w, 5.0)):
            draw.set_ends(rows, end)
        return lines((n, d_model, d_k, scale), e, w)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "three-tokens-scaled": case(3, 4, 2, 1),
    "two-tokens-scaled": "2 2 2 1\n0.5 -1\n1 0.3\n" + TWO_TOKENS_WEIGHTS,
    "illegal-no-tokens": "0 2 2 1\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-token": case(1, 2, 1, 0),
    "smallest-one-token-scaled": case(1, 2, 1, 1),
    "two-tokens-unscaled": "2 2 2 0\n5 -1\n0.1 0.3\n" + TWO_TOKENS_WEIGHTS,
    "illegal-n-negative-garbage-behind": "-2 4 2 0\nno embeddings\n- -\n",
    "illegal-d-model-zero": "3 0 2 1\n",
    "illegal-d-model-negative": "3 -4 2 0\n",
    "illegal-d-k-zero": "2 4 0 1\n",
    "illegal-d-model-odd": "2 3 2 0\n",
    "illegal-d-model-odd-matrices-behind": "2 1 1 1\n0.4\n-1.2\n0.7\n1.1\n",
    "illegal-d-model-odd-garbage-behind": "1 5 2 0\nE W_Q W_K\nnan\n",
    "illegal-scale-two": "2 2 2 2\n",
    "illegal-scale-two-matrices-behind": "2 2 2 2\n0.5 -1\n1 0.3\n" + TWO_TOKENS_WEIGHTS,
    "illegal-scale-negative-matrices-behind": "2 2 2 -1\n0.5 -1\n1 0.3\n" + TWO_TOKENS_WEIGHTS,
    "illegal-scale-is-the-factor-garbage-behind": "1 4 2 16\n?\n",
    "boundary-one-token": case(1, 6, 3, 1),
    "boundary-two-columns": case(5, 2, 3, 0),
    "boundary-one-column-of-queries": case(4, 6, 1, 1),
    "boundary-entries": extreme(3, 4, 2, 0),
    "boundary-entries-scaled": extreme(2, 6, 3, 1),
    "embeddings-of-zero": fixed([[0.0] * 4] * 3, 2, 1),
    "one-embedding-of-zero": fixed([[0.7, -1.1, 0.4, 1.6], [0.0] * 4, [-0.3, 0.9, 1.2, -0.5]], 3, 0),
    "same-token-everywhere": fixed([[0.6, -0.4, 0.3, 0.9]] * 3, 2, 1),
    "embeddings-of-deviation-two-hundredths": case(4, 16, 4, 0, reach=0.04),
    "same-deviation-scaled": case(4, 16, 4, 1, reach=0.16),
    "distinct-more-tokens": case(7, 4, 3, 0),
    "distinct-more-columns": case(3, 8, 5, 1),
    "distinct-wide": case(5, 12, 4, 1),
    "negative-zero-unscaled": case(4, 6, 2, 0, reach=0.9, weight=0.09),
    "negative-zero-scaled": case(5, 4, 3, 1, reach=0.9, weight=0.09),
    "typical-scaled": case(6, 8, 4, 1),
    "typical-unscaled": case(5, 16, 8, 0),
    "largest-unscaled": case(80, 64, 32, 0),
    "largest-scaled": case(80, 64, 32, 1),
}
