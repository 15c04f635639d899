"""Test cases of batched scaled dot-product attention."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, Redraw, lines

Case = Callable[[Draw], str]


def tensors(
    draw: Draw, b: int, n_q: int, n_k: int, d_k: int, d_v: int, v: float, decimals: int
) -> list[Matrix]:
    """Q and K of variance about 1, so that scaled scores spread about 1; V between -v and v."""
    return [
        draw.matrix(b * n_q, d_k, -1.8, 1.8, decimals),
        draw.matrix(b * n_k, d_k, -1.7, 1.7, decimals),
        draw.matrix(b * n_k, d_v, -v, v, decimals),
    ]


def case(b: int, n_q: int, n_k: int, d_k: int, d_v: int, *, v: float = 9.9, decimals: int = 1) -> Case:
    """Tensors without peculiarities."""

    def draw_input(draw: Draw) -> str:
        return lines((b, n_q, n_k, d_k, d_v), *tensors(draw, b, n_q, n_k, d_k, d_v, v, decimals))

    return draw_input


def tiny_values(b: int, n_q: int, n_k: int, d_k: int, d_v: int) -> Case:
    """The first entry of each value is a few thousandths: most of its averages round to zero, some from below."""

    def draw_input(draw: Draw) -> str:
        queries, keys, values = tensors(draw, b, n_q, n_k, d_k, d_v, 4, 1)
        for row in values:
            row[0] = draw.decimal(-0.008, 0.003, 3)
        return lines((b, n_q, n_k, d_k, d_v), queries, keys, values)

    return draw_input


def shifted_rows(b: int, n_q: int, n_k: int, d_k: int, d_v: int) -> Case:
    """Every key has the same large first entry, so each query adds a constant of its own to its whole row.

    The weights are ordinary ones, but the scores are near 200000 in the even rows and near -200000 in the
    odd ones.
    """

    def draw_input(draw: Draw) -> str:
        queries, keys, values = tensors(draw, b, n_q, n_k, d_k, d_v, 60, 1)
        for i, row in enumerate(queries):
            row[0] = draw.decimal(400, 900) * (-1) ** i
        for row in keys:
            row[0] = 703.7
        return lines((b, n_q, n_k, d_k, d_v), queries, keys, values)

    return draw_input


def extreme(b: int, n_q: int, n_k: int, d_k: int, d_v: int) -> Case:
    """Entries over the whole range, the ends of the range among them."""

    def draw_input(draw: Draw) -> str:
        matrices = [
            draw.matrix(rows, width, -1000, 1000, 3)
            for rows, width in ((b * n_q, d_k), (b * n_k, d_k), (b * n_k, d_v))
        ]
        for matrix in matrices:
            draw.set_ends(matrix, 1000)
        if len({tuple(row) for row in matrices[2]}) < b * n_k:
            raise Redraw
        return lines((b, n_q, n_k, d_k, d_v), *matrices)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "two-queries-three-keys": "1 2 3 2 2\n1 0\n0.5 -1\n1 1\n0 1\n-1 0.5\n10 -2\n4 3\n-6.5 8\n",
    "two-sequences": (
        "2 1 3 2 3\n"
        "1 0.5\n-0.4 1.2\n"
        "1 0\n0.3 -1\n-0.8 0.6\n"
        "0.5 0.5\n1.4 -0.2\n-1 1\n"
        "12 -3.5 0.7\n-8 4 1.1\n5.5 20 -0.3\n"
        "-0.002 6 -10\n-0.004 -2.5 4\n-0.001 1 15\n"
    ),
    "illegal-no-sequences": "0 2 3 2 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1 1 1\n0.7\n-1.3\n-3.72\n",
    "smallest-two-keys": "1 1 2 1 1\n1.1\n0.4\n-0.9\n6.3\n-2.8\n",
    "illegal-zero-sequences": "0 3 2 4 1\n",
    "illegal-zero-queries": "2 0 3 2 2\n",
    "illegal-zero-keys": "2 3 0 2 1\n",
    "illegal-zero-d-k": "1 2 3 0 2\n",
    "illegal-zero-d-v": "1 2 3 2 0\n",
    "illegal-negative-sequences": "-2 3 4 2 2\n",
    "illegal-negative-queries": "2 -3 4 2 1\n",
    "illegal-negative-d-k": "1 2 3 -2 2\n",
    "illegal-negative-keys-garbage-behind": "2 3 -1 2 2\nq k v\nnot a number\n- --\n",
    "illegal-negative-d-v-garbage-behind": "1 1 1 1 -1\n0.5\nNone\n\n0x10\n",
    "illegal-zero-queries-matrices-behind": "1 0 2 2 1\n0.4 1\n1 0\n7\n5\n",
    "illegal-zero-keys-queries-behind": "1 2 0 1 2\n0.4\n1\n",
    "illegal-zero-d-k-values-behind": "1 2 2 0 1\n\n\n\n\n3.5\n-1.2\n",
    "illegal-zero-d-v-matrices-behind": "1 1 2 2 0\n0.4 1\n1 0\n0.2 -0.7\n\n\n",
    "boundary-one-query": case(1, 1, 6, 3, 4),
    "boundary-one-key": case(2, 3, 1, 4, 2),
    "boundary-d-k-one": case(1, 5, 4, 1, 3),
    "boundary-d-v-one": case(2, 3, 4, 5, 1),
    "boundary-widest": case(1, 3, 5, 64, 64, v=3),
    "boundary-most-sequences": case(64, 2, 3, 2, 3),
    "boundary-three-decimals": case(1, 5, 4, 3, 2, v=90, decimals=3),
    "boundary-entries": extreme(2, 3, 4, 3, 2),
    "distinct-more-keys": case(2, 3, 7, 5, 4),
    "distinct-more-queries": case(3, 8, 2, 4, 5),
    "distinct-wide-values": case(2, 4, 5, 3, 9),
    "batch-long-values": (
        "2 3 4 4 3\n"
        "0.3 0.8 0.3 -1.3\n0.9 0.4 -0.5 0.6\n0.4 0.3 0 0.5\n"
        "-0.7 -0.2 -0.5 0.6\n0 -0.3 -0.8 -0.3\n0 -0.3 1.3 1\n"
        "0.2 -0.5 -0.4 -2.4\n1.8 1.1 -0.3 0.8\n0.3 -0.6 1 -0.3\n-0.3 -0.8 0.5 -0.1\n"
        "0.5 -0.6 0.1 -0.9\n0.8 0.2 0.3 0.4\n-1 0.8 2.1 -1.6\n-1.7 -1.5 0.8 0.1\n"
        "122.5 -153.3 25.1\n-34.1 -27.2 -12.9\n-121.2 -13.9 -51.9\n199.4 13.5 -21.2\n"
        "-16.9 -40.1 -63.3\n-23.4 28.9 -14.3\n57.5 -12 1.5\n92.7 32.7 -30.3\n"
    ),
    "batch-all-sizes-equal": case(3, 3, 3, 3, 3),
    "batch-many-keys": case(2, 2, 150, 4, 3, v=80),
    "negative-zero-one-sequence": tiny_values(1, 5, 4, 3, 2),
    "negative-zero-batch": tiny_values(3, 2, 4, 2, 3),
    "overflow-equal-outputs": "1 2 2 2 1\n60 60\n1 -1\n60 60\n50 60.5\n1\n2\n",
    "overflow-shifted-rows": shifted_rows(1, 6, 5, 3, 4),
    "overflow-shifted-rows-batch": shifted_rows(2, 4, 6, 4, 3),
    "typical-one-sequence": case(1, 6, 9, 8, 8, v=3, decimals=2),
    "typical-batch": case(2, 5, 7, 8, 4, v=3, decimals=2),
    "largest-matrices": case(1, 100, 200, 60, 40),
    "largest-number-of-scores": case(1, 1000, 1000, 1, 1, v=90),
}
