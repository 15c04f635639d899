"""Test cases of ALiBi: numbers of heads that are powers of two and others, both modes.

From 8 heads on 2^(-7) is among the slopes, which lies exactly between two roundings to 6 decimals: the cases with
8 heads or more print more than 100 numbers, so that this one may be rounded either way.
"""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(n: int, heads: int, d_k: int, mode: str, *, v: float = 9.9, decimals: int = 1) -> Case:
    """Q and K of variance about 1, so that scaled scores spread about 1; V between -v and v."""

    def draw_input(draw: Draw) -> str:
        width = heads * d_k
        return lines(
            (n, heads, d_k, mode),
            draw.matrix(n, width, -1.8, 1.8, decimals),
            draw.matrix(n, width, -1.7, 1.7, decimals),
            draw.matrix(n, width, -v, v, decimals),
        )

    return draw_input


def distance_only(n: int, heads: int, d_k: int, mode: str) -> Case:
    """All queries are zero, so that the biases alone decide."""

    def draw_input(draw: Draw) -> str:
        width = heads * d_k
        return lines(
            (n, heads, d_k, mode),
            [[0.0] * width for _ in range(n)],
            draw.matrix(n, width, -1.7, 1.7),
            draw.matrix(n, width, -9.9, 9.9),
        )

    return draw_input


def tiny_values(n: int, heads: int, d_k: int, mode: str) -> Case:
    """The first column of V holds a few hundredths of either sign."""

    def draw_input(draw: Draw) -> str:
        width = heads * d_k
        values = draw.matrix(n, width, -1.9, 1.9)
        for row in values:
            row[0] = draw.decimal(-0.02, 0.01, 2)
        return lines(
            (n, heads, d_k, mode),
            draw.matrix(n, width, -1.8, 1.8),
            draw.matrix(n, width, -1.7, 1.7),
            values,
        )

    return draw_input


def shifted_rows(n: int, heads: int, d_k: int, mode: str) -> Case:
    """The first entry of every key of a head is 97, so each query adds a constant of its own to its whole row.

    The weights are ordinary ones, but the scores are in the thousands, above zero in even rows and below in odd ones.
    """

    def draw_input(draw: Draw) -> str:
        width = heads * d_k
        queries = draw.matrix(n, width, -1.8, 1.8)
        keys = draw.matrix(n, width, -1.7, 1.7)
        for i in range(n):
            for column in range(0, width, d_k):
                queries[i][column] = draw.decimal(40, 95) * (-1) ** i
                keys[i][column] = 97.0
        return lines((n, heads, d_k, mode), queries, keys, draw.matrix(n, width, -60, 60))

    return draw_input


def dominant_later_keys(n: int, heads: int, d_k: int) -> Case:
    """The keys of the second half beat those of the first by thousands, which early queries must not feel."""

    def draw_input(draw: Draw) -> str:
        width = heads * d_k
        queries = draw.matrix(n, width, -1.6, 1.6)
        keys = draw.matrix(n, width, -0.8, 0.8)
        for i in range(n):
            for column in range(0, width, d_k):
                queries[i][column] = draw.decimal(60, 90)
                keys[i][column] = 90.0 if 2 * i >= n else -10.0
        return lines((n, heads, d_k, "causal"), queries, keys, draw.matrix(n, width, -60, 60))

    return draw_input


def far_below_zero(n: int, heads: int, d_k: int) -> Case:
    """Half of the features are -100 in all queries and 100 in all keys, so that every visible score is below -10000."""

    def draw_input(draw: Draw) -> str:
        width = heads * d_k
        queries = draw.matrix(n, width, -1.8, 1.8)
        keys = draw.matrix(n, width, -1.7, 1.7)
        for i in range(n):
            for column in range(0, width, 2):
                queries[i][column] = -100.0
                keys[i][column] = 100.0
        return lines((n, heads, d_k, "causal"), queries, keys, draw.matrix(n, width, -60, 60))

    return draw_input


def extreme(n: int, heads: int, d_k: int, mode: str) -> Case:
    """Entries over the whole range, the ends of the range among them."""

    def draw_input(draw: Draw) -> str:
        width = heads * d_k
        matrix = draw.matrix(3 * n, width, -100, 100, 2)
        draw.set_ends(matrix, 100)
        return lines((n, heads, d_k, mode), matrix)

    return draw_input


TWO_TOKENS = "1 0 0.5 1\n0 1 2 1\n1 1 0 1\n0.5 2 1 0\n4 1 0 3\n-2 5 6 1\n"
THREE_TOKENS = """\
-0.6 -1.1 1.1
-1.1 -1.8 0.7
0.8 -0.9 -0.6
-1 -1.5 -0.5
-0.4 -0.9 -0.3
-0.2 -2.1 -1.2
3.6 11.6 -8.3
-0.4 6.2 5.3
7 1 6.1
"""

SAMPLE: dict[str, str | Case] = {
    "two-heads-causal": "2 2 2 causal\n" + TWO_TOKENS,
    "three-heads-symmetric": "3 3 1 symmetric\n" + THREE_TOKENS,
    "illegal-no-tokens": "0 2 2 causal\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1 causal\n0.7\n-1.3\n-3.72\n",
    "smallest-two-tokens": case(2, 1, 1, "symmetric"),
    "illegal-negative-tokens": "-3 2 2 causal\n",
    "illegal-no-heads": "2 0 2 symmetric\n",
    "illegal-negative-heads": "2 -2 -2 causal\n" + TWO_TOKENS,
    "illegal-no-features": "3 2 0 causal\n",
    "illegal-negative-features": "3 4 -1 symmetric\n",
    "illegal-mode-unknown": "2 2 2 full\n" + TWO_TOKENS,
    "illegal-mode-capital": "2 2 2 Causal\n" + TWO_TOKENS,
    "illegal-mode-unknown-garbage-behind": "3 1 2 alibi\nq k v\n[[0.5, 1]]\n",
    "illegal-no-heads-garbage-behind": "4 0 3 causal\nnot a number\n- --\n",
    "boundary-one-token": case(1, 3, 2, "symmetric"),
    "boundary-one-head": case(6, 1, 4, "causal"),
    "boundary-one-feature": case(7, 4, 1, "symmetric"),
    "boundary-fifteen-heads": case(4, 15, 2, "causal"),
    "boundary-sixteen-heads": case(4, 16, 2, "symmetric"),
    "boundary-entries": extreme(3, 2, 4, "symmetric"),
    "six-heads": case(5, 6, 3, "causal"),
    "eight-heads": case(7, 8, 3, "symmetric"),
    "twelve-heads": case(5, 12, 2, "causal"),
    "distance-only-causal": distance_only(8, 4, 2, "causal"),
    "distance-only-symmetric": distance_only(6, 5, 3, "symmetric"),
    "distinct-more-tokens": case(9, 4, 2, "causal"),
    "distinct-more-heads": case(3, 5, 4, "symmetric"),
    "distinct-more-features": case(4, 3, 6, "causal"),
    "negative-zero-causal": tiny_values(5, 2, 3, "causal"),
    "negative-zero-symmetric": tiny_values(4, 3, 2, "symmetric"),
    "overflow-causal": shifted_rows(6, 2, 3, "causal"),
    "overflow-symmetric": shifted_rows(5, 3, 4, "symmetric"),
    "overflow-dominant-later-keys": dominant_later_keys(8, 2, 3),
    "overflow-far-below-zero": far_below_zero(5, 2, 8),
    "typical-eight-heads": case(6, 8, 4, "causal", v=3, decimals=2),
    "typical-four-heads": case(5, 4, 3, "symmetric", v=3, decimals=2),
    "largest-most-numbers": case(150, 10, 5, "causal"),
    "largest-most-pairs": case(150, 16, 1, "symmetric"),
}
