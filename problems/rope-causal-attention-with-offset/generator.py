"""Test cases of causal attention with an offset: prefill, single steps of decoding and everything between."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]

# Rows of four numbers, enough for one query and three keys and values.
SEVEN_ROWS = "1 0.5 2 -1\n1 0 0.5 0\n0 1 -0.5 1\n2 1 0 0.3\n5 0 1 0\n0 5 0 1\n2 -3 0 7\n"


def case(
    n: int, offset: int, heads: int, d_k: int, rot: int, *, q: float = 1.8, v: float = 9.9, decimals: int = 1
) -> Case:
    """K of variance about 1, and Q as well unless `q` is larger, so that scaled scores spread about 1."""

    def draw_input(draw: Draw) -> str:
        m = offset + n
        return lines(
            (n, m, heads, d_k, rot, offset),
            draw.matrix(n, heads * d_k, -q, q, decimals),
            draw.matrix(m, heads * d_k, -1.7, 1.7, decimals),
            draw.matrix(m, heads * d_k, -v, v, decimals),
        )

    return draw_input


def tiny_values(n: int, offset: int, heads: int, d_k: int, rot: int) -> Case:
    """The first value of each head is 0 or -0.01: its averages round to zero from below, or to -0.01."""

    def draw_input(draw: Draw) -> str:
        m, width = offset + n, heads * d_k
        values = draw.matrix(m, width, -1.9, 1.9)
        for row in values:
            for h in range(heads):
                row[h * d_k] = draw.decimal(-0.01, 0, 2)
        return lines(
            (n, m, heads, d_k, rot, offset),
            draw.matrix(n, width, -1.8, 1.8),
            draw.matrix(m, width, -1.7, 1.7),
            values,
        )

    return draw_input


def shifted_rows(n: int, offset: int, heads: int, d_k: int, rot: int) -> Case:
    """In every head the dimensions that are not rotated are 95.5 in all keys and large in all queries.

    They add a constant to each row of scores, positive for even queries and negative for odd ones.
    """

    def draw_input(draw: Draw) -> str:
        m, width = offset + n, heads * d_k
        queries = draw.matrix(n, width, -1.8, 1.8)
        keys = draw.matrix(m, width, -1.7, 1.7)
        for h in range(heads):
            for c in range(h * d_k + rot, (h + 1) * d_k):
                for i, row in enumerate(queries):
                    row[c] = draw.decimal(50, 90) * (-1) ** i
                for row in keys:
                    row[c] = 95.5
        return lines((n, m, heads, d_k, rot, offset), queries, keys, draw.matrix(m, width, -60, 60))

    return draw_input


def dominant_hidden_keys(n: int, offset: int, heads: int, d_k: int, rot: int) -> Case:
    """The last key is hidden from every query but the last, and beats the other keys by more than 1000."""

    def draw_input(draw: Draw) -> str:
        m, width = offset + n, heads * d_k
        queries = draw.matrix(n, width, -1.8, 1.8)
        keys = draw.matrix(m, width, -1.7, 1.7)
        for h in range(heads):
            last = h * d_k + d_k - 1
            for row in queries:
                row[last] = draw.decimal(45, 50)
            for row in keys:
                row[last] = 0.1
            keys[-1][last] = 99.5
        return lines((n, m, heads, d_k, rot, offset), queries, keys, draw.matrix(m, width, -60, 60))

    return draw_input


def extreme(n: int, offset: int, heads: int, d_k: int, rot: int) -> Case:
    """Entries over the whole range, the ends of the range among them."""

    def draw_input(draw: Draw) -> str:
        m, width = offset + n, heads * d_k
        matrix = draw.matrix(n + 2 * m, width, -100, 100, 2)
        draw.set_ends(matrix, 100)
        return lines((n, m, heads, d_k, rot, offset), matrix)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "one-step-of-decoding": "1 3 1 4 2 2\n" + SEVEN_ROWS,
    "two-heads": case(2, 1, 2, 3, 2),
    "illegal-no-queries": "0 3 1 4 2 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1 1 0 0\n0.7\n-1.3\n-3.72\n",
    "smallest-one-pair": "1 1 1 2 2 0\n0.7 0.2\n-1.3 1\n-3.72 2.5\n",
    "two-heads-two-queries": """\
2 4 2 6 4 2
-0.6 -0.6 0.1 1.3 -0.3 -1.1 -0.8 1.8 -0.4 -1.2 -0.3 0.3
0.3 1.9 -0.2 -1.5 1.5 0.3 0.3 -0.7 -1 1.6 -1.5 -0.6
-0.8 0.2 -0.1 -0.1 0.3 0.7 0.2 0.2 -1.1 0.6 -0.3 1
1.3 -1.6 1.3 -0.7 -1 -0.2 0.3 1 2.8 -1.5 -0.4 0.4
-0.5 -1.7 -0.2 0 0.4 -0.4 1.4 0.2 0.8 -1 -2.6 0.8
0.4 0.7 0.2 -0.3 -0.2 1 -0.7 -0.3 0 0.3 2.2 -0.5
0.4 -3.2 3.6 -3.7 -4.5 2.1 5.3 5.1 5.4 1.6 -1.4 2.3
2.3 0.3 -2.8 -0.7 1.1 -4.6 -1.5 -4.9 7.1 2.8 -0.6 3.8
0.7 -2.2 0.1 -0.5 14.6 -3.9 -11.1 3.1 -5.3 -5.6 5.4 -3.6
-5.3 0.1 -5.1 3 -3.2 0.4 6 8.1 -9.1 -2 -1.6 3.4
""",
    "illegal-offset-too-small": "2 3 1 2 2 0\n1\n",
    "illegal-offset-too-small-with-matrices": "1 3 1 4 2 1\n" + SEVEN_ROWS,
    "illegal-offset-too-large-with-matrices": "1 3 1 4 2 3\n" + SEVEN_ROWS,
    "illegal-offset-negative": "3 2 1 1 0 -1\n0.4\n1.5\n-0.6\n1\n0.3\n7\n-2\n",
    "illegal-n-zero": "0 2 1 2 2 2\n0.3 1\n0.9 -0.4\n5 7\n-3 2\n",
    "illegal-m-zero": "1 0 1 2 2 0\n",
    "illegal-heads-zero-garbage-behind": "1 3 0 4 2 2\nQ = none\n",
    "illegal-d-k-zero": "2 2 3 0 0 0\n",
    "illegal-d-k-negative-garbage-behind": "1 2 1 -4 -4 1\n[[0.5, 1]]\nNone\n",
    "illegal-rot-odd": "1 3 1 4 3 2\n" + SEVEN_ROWS,
    "illegal-rot-one": "1 3 1 4 1 2\n" + SEVEN_ROWS,
    "illegal-rot-negative": "1 3 1 4 -2 2\n" + SEVEN_ROWS,
    "illegal-rot-above-d-k": "1 3 2 2 4 2\n" + SEVEN_ROWS,
    "boundary-no-rotation": case(3, 2, 2, 4, 0),
    "boundary-all-dimensions-rotated": case(2, 5, 2, 4, 4),
    "boundary-width-one": case(4, 2, 3, 1, 0),
    "boundary-offset-zero": case(6, 0, 2, 4, 2),
    "boundary-most-heads": case(2, 3, 8, 3, 2),
    "boundary-entries": extreme(3, 2, 2, 4, 2),
    "distinct-few-queries": case(2, 6, 3, 5, 4),
    "distinct-many-queries": case(7, 4, 2, 8, 6, decimals=2),
    "negative-zero-one-head": tiny_values(3, 2, 1, 4, 2),
    "negative-zero-two-heads": tiny_values(3, 4, 2, 3, 2),
    "overflow-shifted-rows": shifted_rows(4, 3, 1, 10, 4),
    "overflow-shifted-rows-two-heads": shifted_rows(3, 2, 2, 3, 2),
    "overflow-dominant-hidden-keys": dominant_hidden_keys(4, 2, 1, 5, 4),
    "overflow-dominant-hidden-keys-two-heads": dominant_hidden_keys(5, 0, 2, 3, 2),
    "typical-decoding": case(1, 7, 2, 8, 4, v=3),
    "typical-chunk": case(4, 5, 2, 6, 6, v=3),
    "largest-prefill": case(125, 0, 8, 8, 4, v=3),
    "largest-cache": case(2, 2997, 1, 4, 4, q=9, v=99),
    "largest-scores": case(500, 0, 2, 2, 2),
}
