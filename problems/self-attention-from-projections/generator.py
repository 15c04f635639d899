"""Test cases of self-attention from one input and three projections."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def projections(draw: Draw, d_model: int, d_k: int, d_v: int, values: float) -> tuple[Matrix, Matrix, Matrix]:
    """Draw W_Q, W_K and W_V, so narrow that scores have a spread of about 1 whatever d_model is."""
    query_key = round(1.6 / math.sqrt(d_model), 2)
    return (
        draw.matrix(d_model, d_k, -query_key, query_key, 2),
        draw.matrix(d_model, d_k, -query_key, query_key, 2),
        draw.matrix(d_model, d_v, -values, values, 2),
    )


def case(n: int, d_model: int, d_k: int, d_v: int, *, decimals: int = 1, values: float | None = None) -> Case:
    """A sequence without peculiarities; the entries of W_V go up to `values`."""

    def draw_input(draw: Draw) -> str:
        reach = values or round(3 / math.sqrt(d_model), 2)
        x = draw.matrix(n, d_model, -2, 2, decimals)
        return lines((n, d_model, d_k, d_v), x, *projections(draw, d_model, d_k, d_v, reach))

    return draw_input


def shifted_rows(n: int, d_k: int, d_v: int, same: int) -> Case:
    """Scores far from zero, positive or negative by query, that differ only by a little within a row.

    The first `same` features are 10 in every token, the next `same` are 10 in the even tokens and -10 in the
    odd ones. The first column of W_K sees only the former, the first column of W_Q only the latter: so each
    key starts with the same large number, and each query with a large number of either sign.
    """

    def draw_input(draw: Draw) -> str:
        d_model = 2 * same + 4
        x = [[10.0] * same + [10.0 * (-1) ** i] * same + draw.vector(4, -2, 2) for i in range(n)]
        w_q, w_k, w_v = projections(draw, d_model, d_k, d_v, 3)
        for feature in range(2 * same):
            w_q[feature] = [
                draw.decimal(8, 10) if feature >= same else 0.0,
                *draw.vector(d_k - 1, -0.05, 0.05, 2),
            ]
            w_k[feature] = [
                draw.decimal(8, 10) if feature < same else 0.0,
                *draw.vector(d_k - 1, -0.05, 0.05, 2),
            ]
        for feature in range(2 * same, d_model):
            w_q[feature] = draw.vector(d_k, -0.9, 0.9, 2)
            w_k[feature] = [0.0, *draw.vector(d_k - 1, -0.9, 0.9, 2)]
        return lines((n, d_model, d_k, d_v), x, w_q, w_k, w_v)

    return draw_input


def extreme(n: int, d_model: int, d_k: int, d_v: int) -> Case:
    """Entries over the whole range, the ends of the range among them."""

    def draw_input(draw: Draw) -> str:
        matrices = [
            draw.matrix(rows, columns, -10, 10, 2)
            for rows, columns in ((n, d_model), (d_model, d_k), (d_model, d_k), (d_model, d_v))
        ]
        for matrix in matrices:
            draw.set_ends(matrix, 10)
        return lines((n, d_model, d_k, d_v), *matrices)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "two-tokens": "2 3 2 2\n1 0 2\n0 1.2 -1\n0.5 0\n0 1\n0.3 -0.2\n1 0.5\n-0.5 0\n0 0.4\n2 0.4\n0.5 1.3\n1 -1\n",
    "three-tokens": (
        "3 2 4 3\n"
        "1 0.5\n-0.4 1.2\n0.8 -1\n"
        "0.9 -0.3 1.4 0.2\n-0.6 1 0.7 -1.1\n"
        "1.2 0.4 -0.5 0.8\n0.3 -0.9 0.6 1.5\n"
        "-0.01 3.5 8\n0 6.2 -4\n"
    ),
    "illegal-no-tokens": "0 3 2 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1 1\n-1.7\n0.6\n-0.4\n2.3\n",
    "smallest-two-tokens": case(2, 1, 1, 1),
    "illegal-zero-tokens": "0 4 3 2\n",
    "illegal-zero-features": "3 0 2 2\n",
    "illegal-zero-d-k": "2 3 0 4\n",
    "illegal-zero-d-v": "2 3 4 0\n",
    "illegal-negative-tokens": "-2 3 2 2\n",
    "illegal-negative-features": "3 -2 2 4\n",
    "illegal-negative-d-k": "2 4 -2 3\n",
    "illegal-negative-d-k-garbage-behind": "2 2 -1 1\nx w_q w_k w_v\nnot a number\n- --\n",
    "illegal-zero-d-v-garbage-behind": "1 1 1 0\n0.5\nNone\n\n0x10\n",
    "illegal-negative-d-v-matrices-behind": "1 2 1 -2\n0.5 1\n0.3\n-1\n0.8\n0.2\n",
    "illegal-zero-tokens-weights-behind": "0 2 1 2\n0.3\n-1\n0.8\n0.2\n1 2\n3 -4\n",
    "illegal-zero-features-empty-lines-behind": "2 0 1 1\n\n\n",
    "illegal-zero-d-k-matrices-behind": "2 1 0 1\n0.5\n-1.5\n\n\n0.7\n",
    "illegal-zero-d-v-matrices-behind": "2 1 1 0\n0.5\n-1.5\n0.4\n1.1\n\n",
    "boundary-one-token": case(1, 4, 3, 5),
    "boundary-one-feature": case(4, 1, 2, 3),
    "boundary-d-k-one": case(4, 3, 1, 2),
    "boundary-d-v-one": case(4, 5, 2, 1),
    "boundary-most-features": case(2, 80, 3, 4),
    "boundary-widest-keys": case(4, 3, 48, 2),
    "boundary-widest-values": case(2, 3, 2, 64),
    "boundary-entries": extreme(3, 4, 2, 3),
    "distinct-more-tokens": case(6, 5, 2, 3),
    "distinct-more-features": case(4, 10, 3, 5),
    "distinct-wide-keys": case(3, 4, 9, 2),
    "distinct-wide-values": case(4, 3, 5, 7, values=9.9),
    "all-sizes-equal": case(4, 4, 4, 4),
    "many-tokens-large-values": case(60, 4, 3, 2, values=9.9),
    "negative-zero-three-tokens": case(3, 4, 2, 5, decimals=2, values=0.01),
    "negative-zero-five-tokens": case(5, 3, 4, 2, decimals=2, values=0.03),
    "overflow-shifted-rows": shifted_rows(5, 3, 2, 1),
    "overflow-shifted-rows-wide": shifted_rows(4, 4, 6, 2),
    "overflow-far-from-zero": shifted_rows(6, 3, 4, 6),
    "overflow-farther-from-zero": shifted_rows(5, 2, 5, 12),
    "typical-square": case(5, 8, 8, 8, decimals=2),
    "typical-narrow-heads": case(6, 12, 4, 3, decimals=2),
    "largest-all-limits": case(100, 80, 48, 64),
}
