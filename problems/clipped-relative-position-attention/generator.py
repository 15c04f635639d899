"""Test cases of attention with clipped relative positions: Q, K, V and the two tables of offsets."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(n: int, d: int, k: int, *, v: float = 9.9, table: float = 1.6, decimals: int = 1) -> Case:
    """Scores spread about 1; V and aV between -v and v."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, d, k),
            draw.matrix(n, d, -1.6, 1.6, decimals),
            draw.matrix(n, d, -1.5, 1.5, decimals),
            draw.matrix(n, d, -v, v, decimals),
            draw.matrix(2 * k + 1, d, -table, table, decimals),
            draw.matrix(2 * k + 1, d, -v, v, decimals),
        )

    return draw_input


def tiny_values(n: int, d: int, k: int) -> Case:
    """The first feature of V and aV is about a hundredth: some outputs round to zero from below."""

    def draw_input(draw: Draw) -> str:
        values = draw.matrix(n, d, -3, 3, 2)
        a_v = draw.matrix(2 * k + 1, d, -3, 3, 2)
        for row in values + a_v:
            row[0] = draw.decimal(-0.01, 0.01, 2)
        return lines(
            (n, d, k),
            draw.matrix(n, d, -1.6, 1.6),
            draw.matrix(n, d, -1.5, 1.5),
            values,
            draw.matrix(2 * k + 1, d, -1.6, 1.6),
            a_v,
        )

    return draw_input


def shifted_rows(n: int, d: int, k: int, *, by_table: bool) -> Case:
    """Every score of a query gets a large constant, positive in even rows and negative in odd ones.

    The constant comes from the first feature, which is the same in all keys, or in all rows of aK.
    """

    def draw_input(draw: Draw) -> str:
        queries = draw.matrix(n, d, -1.6, 1.6)
        keys = draw.matrix(n, d, -1.5, 1.5)
        a_k = draw.matrix(2 * k + 1, d, -1.6, 1.6)
        for i, row in enumerate(queries):
            row[0] = draw.decimal(50, 90) * (-1) ** i
        for row in keys:
            row[0] = 0.0 if by_table else 83.7
        for row in a_k:
            row[0] = -77.1 if by_table else 0.0
        return lines(
            (n, d, k),
            queries,
            keys,
            draw.matrix(n, d, -40, 40),
            a_k,
            draw.matrix(2 * k + 1, d, -40, 40),
        )

    return draw_input


def extreme(n: int, d: int, k: int) -> Case:
    """Entries over the whole range, both ends among them; keys differ so little that weights do not saturate."""

    def draw_input(draw: Draw) -> str:
        size = math.ceil(1 / math.sqrt(d))
        queries = draw.matrix(n, d, -0.1 * size, 0.1 * size, 2)
        keys = draw.matrix(n, d, -9, 9, 2)
        values = draw.matrix(n, d, -100, 100, 2)
        a_k = draw.matrix(2 * k + 1, d, -9, 9, 2)
        a_v = draw.matrix(2 * k + 1, d, -100, 100, 2)
        for row in (queries[0], keys[1], values[1], a_k[k], a_v[k - 1]):
            row[0] = 100.0
        for row in (queries[1], keys[0], values[0], a_k[k - 1], a_v[k]):
            row[0] = -100.0
        return lines((n, d, k), queries, keys, values, a_k, a_v)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "three-tokens": (
        "3 2 1\n1 0\n0.5 1\n-1 2\n1 1\n0 2\n0.3 -1\n4 0\n0 3\n-2 1\n0.5 0\n0 0\n0 1.5\n1 0\n0 0\n0 -1\n"
    ),
    "one-offset": "2 2 0\n1 0.5\n-0.4 2\n0.3 1\n1.2 -0.6\n4 -1\n-2 3\n0.7 -0.9\n0.5 1.5\n",
    "illegal-no-tokens": "0 2 1\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 0\n0.7\n-1.3\n-3.72\n0.4\n1.15\n",
    "smallest-two-tokens": case(2, 1, 1),
    "illegal-no-tokens": "0 3 2\n",
    "illegal-negative-tokens": "-3 2 1\n",
    "illegal-no-features": "4 0 2\n",
    "illegal-negative-features": "2 -1 3\n",
    "illegal-negative-distance": "3 2 -1\n",
    "illegal-negative-distance-with-matrices-behind": "2 1 -1\n0.5\n1.5\n-0.4\n0.6\n3\n-2\n0.3\n0.7\n",
    "illegal-no-tokens-with-tables-behind": "0 1 1\n0.5\n1.5\n-0.4\n0.6\n3\n-2\n",
    "illegal-no-features-with-garbage-behind": "2 0 1\n\nq k v\n[]\n",
    "illegal-negative-distance-with-garbage-behind": "1 2 -4\nNone nan\n- --\n0x10\n",
    "boundary-distance-zero": case(5, 3, 0),
    "boundary-distance-one": case(6, 2, 1),
    "boundary-last-offset-clipped": case(6, 3, 4),
    "boundary-no-offset-clipped": case(6, 3, 5),
    "boundary-table-longer-than-sequence": case(4, 3, 9),
    "boundary-one-token": case(1, 4, 2),
    "boundary-one-feature": case(7, 1, 2),
    "boundary-entries": extreme(4, 3, 2),
    "distinct-more-tokens": case(8, 3, 2),
    "distinct-more-features": case(4, 7, 2),
    "distinct-longer-tables": case(4, 3, 6),
    "large-table-entries": case(7, 4, 2, table=2.5),
    "many-keys-large-values": case(90, 2, 12, v=90),
    "negative-zero-few-tokens": tiny_values(5, 2, 1),
    "negative-zero-more-tokens": tiny_values(7, 3, 2),
    "overflow-large-keys": shifted_rows(6, 3, 2, by_table=False),
    "overflow-large-offsets": shifted_rows(7, 4, 1, by_table=True),
    "typical-short-sequence": case(6, 4, 2, v=3, decimals=2),
    "typical-longer-sequence": case(10, 8, 3, v=3, decimals=2),
    "largest-sequence-and-distance": case(500, 4, 500),
    "largest-features": case(176, 32, 23, decimals=1),
}
