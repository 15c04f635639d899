"""Test cases of the gradients of self-attention with respect to its input and its weights."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def weights(draw: Draw, d_model: int, d_k: int, d_v: int, decimals: int) -> list[Matrix]:
    """Draw W_Q, W_K and W_V, so narrow that scores have a spread of about 1 whatever d_model is."""
    query_key = round(1.6 / math.sqrt(d_model), 1)
    value = round(3 / math.sqrt(d_model), 1)
    return [
        draw.matrix(d_model, d_k, -query_key, query_key, decimals),
        draw.matrix(d_model, d_k, -query_key, query_key, decimals),
        draw.matrix(d_model, d_v, -value, value, decimals),
    ]


def case(n: int, d_model: int, d_k: int, d_v: int, *, g: float = 6, decimals: int = 1) -> Case:
    """A sequence without peculiarities; the entries of G go up to `g`."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(n, d_model, -2, 2, decimals)
        projections = weights(draw, d_model, d_k, d_v, decimals)
        return lines((n, d_model, d_k, d_v), x, *projections, draw.matrix(n, d_v, -g, g, decimals))

    return draw_input


def far_from_zero(n: int, d_model: int, d_k: int, d_v: int, *, apart: bool = False) -> Case:
    """Scores near 800 in the even rows and near -800 in the odd ones that differ only by a little within a row.

    The first feature is 10 in every token and the second 10 or -10. Keys take the first, queries the second.
    With `apart` the first feature of the last token is -10, and its scores lie more than 1000 from the others.
    """

    def draw_input(draw: Draw) -> str:
        x = [[10, 10.0 * (-1) ** i, *draw.vector(d_model - 2, -2, 2)] for i in range(n)]
        if apart:
            x[-1][0] = -10
        w_q, w_k, w_v = weights(draw, d_model, d_k, d_v, 2)
        w_q[1] = draw.vector(d_k, 1.9, 2, 2)
        w_k[:] = draw.matrix(d_model, d_k, -0.02, 0.02, 2)
        w_k[0] = draw.vector(d_k, 1.9, 2, 2)
        w_k[1] = [0.0] * d_k
        return lines((n, d_model, d_k, d_v), x, w_q, w_k, w_v, draw.matrix(n, d_v, -6, 6))

    return draw_input


def extreme(n: int, d_model: int, d_k: int, d_v: int) -> Case:
    """W_V and G over the whole range, and the ends of each range at least once."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(n, d_model, -2, 2, 2)
        x[0][0], x[1][-1] = 10.0, -10.0
        w_q, w_k, _ = weights(draw, d_model, d_k, d_v, 2)
        w_q[0][0], w_k[-1][-1] = 2.0, -2.0
        w_v, g = draw.matrix(d_model, d_v, -100, 100, 2), draw.matrix(n, d_v, -100, 100, 2)
        draw.set_ends(w_v + g, 100)
        return lines((n, d_model, d_k, d_v), x, w_q, w_k, w_v, g)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "all-sizes-two": ("2 2 2 2\n1 0.5\n-1 2\n0.3 1\n0.5 -1\n1 0.2\n0.4 1\n1 0\n-0.5 2\n1 -2\n0.5 1\n"),
    "three-tokens": (
        "3 2 1 2\n1 0.5\n-0.4 1.2\n0.7 -1\n0.8\n-0.6\n1.1\n0.5\n2 -1\n0.6 1.5\n3 -2\n-1 4\n2.5 1\n"
    ),
    "illegal-no-tokens": "0 2 2 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1 1\n0.7\n-1.3\n0.6\n-1.9\n2.3\n",
    "smallest-two-tokens": "2 1 1 1\n0.7\n-1.2\n1.3\n0.6\n-1.9\n2.3\n-3.1\n",
    "illegal-zero-tokens": "0 3 2 4\n",
    "illegal-negative-tokens": "-3 4 2 1\n",
    "illegal-zero-d-model": "2 0 3 1\n",
    "illegal-zero-d-k": "3 4 0 2\n",
    "illegal-zero-d-v": "3 4 2 0\n",
    "illegal-negative-d-model-garbage-behind": "2 -2 1 1\nx w_q w_k w_v\nnot a number\n- --\n",
    "illegal-negative-d-k-garbage-behind": "1 1 -1 1\n0.5\nNone\n\n0x10\n",
    "illegal-negative-d-v": "2 3 2 -2\n",
    "illegal-two-negative-sizes": "-2 -3 2 1\n",
    "illegal-zero-d-k-matrices-behind": "1 1 0 1\n0.4\n\n\n0.7\n2\n",
    "boundary-one-token": case(1, 3, 2, 4),
    "boundary-one-feature": case(5, 1, 3, 2),
    "boundary-d-k-one": case(4, 3, 1, 2),
    "boundary-d-v-one": case(4, 3, 2, 1),
    "boundary-widest": case(2, 32, 32, 32),
    "boundary-entries": extreme(3, 2, 3, 4),
    "distinct-more-tokens": case(6, 4, 3, 2),
    "distinct-wide-tokens": case(3, 7, 2, 4),
    "distinct-wide-keys": case(4, 3, 8, 2),
    "distinct-wide-values": case(2, 4, 3, 7),
    "square-all-sizes-equal": case(4, 4, 4, 4),
    "square-weights": case(6, 3, 3, 3, g=15),
    "many-tokens": case(100, 2, 1, 2),
    "negative-zero-square": case(4, 3, 3, 3, g=0.03, decimals=2),
    "negative-zero-distinct": case(3, 4, 2, 5, g=0.03, decimals=2),
    "overflow-four-tokens": far_from_zero(4, 4, 5, 2),
    "overflow-five-tokens": far_from_zero(5, 3, 4, 6),
    "overflow-one-token-apart": far_from_zero(5, 4, 4, 3, apart=True),
    "typical-square-weights": case(5, 4, 4, 4, g=3, decimals=2),
    "typical-wide-tokens": case(6, 8, 4, 3, g=3, decimals=2),
    "largest-wide-tokens": case(200, 32, 4, 3),
    "largest-all-limits": case(200, 32, 32, 32),
}
