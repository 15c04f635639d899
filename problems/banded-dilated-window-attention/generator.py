"""Test cases of dilated window attention: one sequence, seen through a window with gaps."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(n: int, d: int, w: int, dilation: int, causal: int, *, v: float = 9.9, decimals: int = 1) -> Case:
    """Q and K of variance about 1, so that scaled scores spread about 1; V between -v and v."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, d, w, dilation, causal),
            draw.matrix(n, d, -1.8, 1.8, decimals),
            draw.matrix(n, d, -1.7, 1.7, decimals),
            draw.matrix(n, d, -v, v, decimals),
        )

    return draw_input


def small_integers(n: int, d: int, w: int, dilation: int, causal: int) -> Case:
    """A long sequence of one-digit integers, which keeps the file small."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, d, w, dilation, causal),
            draw.matrix(n, d, -1, 1, 0),
            draw.matrix(n, d, -2, 2, 0),
            draw.matrix(n, d, -9, 9, 0),
        )

    return draw_input


def tiny_values(n: int, d: int, w: int, dilation: int, causal: int) -> Case:
    """The first entry of each value is 0 or -0.01: the mean of such entries may lie just below zero."""

    def draw_input(draw: Draw) -> str:
        values = draw.matrix(n, d, -1.9, 1.9)
        for row in values:
            row[0] = 0.0 if draw.integer(0, 2) else -0.01
        return lines(
            (n, d, w, dilation, causal),
            draw.matrix(n, d, -1.8, 1.8),
            draw.matrix(n, d, -1.7, 1.7),
            values,
        )

    return draw_input


def shifted_rows(n: int, d: int, w: int, dilation: int, causal: int, *, large: int = 1) -> Case:
    """The first `large` entries are the same in every key, so each query adds a constant to its whole row.

    The weights are ordinary ones, but the scores lie in the thousands, above zero and below zero by turns.
    """

    def draw_input(draw: Draw) -> str:
        queries = draw.matrix(n, d, -1.8, 1.8)
        keys = draw.matrix(n, d, -1.7, 1.7)
        for i, row in enumerate(queries):
            row[:large] = [x * (-1) ** i for x in draw.vector(large, 80, 99)]
        for row in keys:
            row[:large] = [93.7] * large
        return lines((n, d, w, dilation, causal), queries, keys, draw.matrix(n, d, -60, 60))

    return draw_input


def dominant_gaps(n: int, d: int, w: int, dilation: int, causal: int) -> Case:
    """The keys at odd positions beat the others by thousands; with an even dilation even queries never see them."""

    def draw_input(draw: Draw) -> str:
        queries = draw.matrix(n, d, -1.6, 1.6)
        keys = draw.matrix(n, d, -0.8, 0.8)
        for i in range(n):
            queries[i][0] = draw.decimal(41, 44)
            keys[i][0] = 95 if i % 2 else -95
        return lines((n, d, w, dilation, causal), queries, keys, draw.matrix(n, d, -60, 60))

    return draw_input


def extreme(n: int, d: int, w: int, dilation: int, causal: int) -> Case:
    """Entries over the whole range, the ends of the range among them."""

    def draw_input(draw: Draw) -> str:
        matrix = draw.matrix(3 * n, d, -100, 100, 2)
        draw.set_ends(matrix, 100)
        return lines((n, d, w, dilation, causal), matrix)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "five-tokens": "5 1 1 2 0\n1\n0.5\n-1\n2\n0.3\n1\n2\n1\n-1\n0.5\n10\n3.2\n-2.4\n5\n8.7\n",
    "causal-two-features": (
        "6 2 2 2 1\n"
        "1 0.5\n-0.3 1\n0.8 -1\n1.2 0\n-1 0.6\n0.4 1.5\n"
        "0.7 -1\n1 0.2\n-0.6 1\n0.9 0.9\n1.4 -0.5\n-1 0.3\n"
        "3 -1\n-2 6\n5 0.4\n1 -7\n-4 2\n8 -3.5\n"
    ),
    "illegal-no-tokens": "0 1 1 2 0\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-two-tokens": case(2, 1, 1, 1, 0),
    "smallest-two-tokens-causal": case(2, 1, 1, 1, 1),
    "illegal-one-token": "1 2 1 1 0\n0.5 1\n1 2\n3 4\n",
    "illegal-negative-n": "-5 2 1 1 0\n",
    "illegal-d-zero": "6 0 1 2 1\n",
    "illegal-w-zero": "4 1 0 2 0\n1\n0.5\n-1\n2\n0.3\n1\n2\n-1\n7\n-3\n2\n5\n",
    "illegal-w-and-dilation-negative": "7 2 -2 -2 0\n",
    "illegal-dilation-zero": "3 1 2 0 1\n1\n0.5\n-1\n0.3\n1\n2\n7\n-3\n2\n",
    "illegal-reach-equals-n": "6 1 3 2 0\n1\n0.5\n-1\n0.3\n1\n2\n7\n-3\n2\n1\n1\n4\n1\n0\n2\n-2\n1\n6\n",
    "illegal-reach-equals-n-causal": "4 2 2 2 1\n",
    "illegal-reach-far-beyond-n": "9 3 16 40 0\n",
    "illegal-causal-two": "3 1 1 1 2\n1\n0.5\n-1\n0.3\n1\n2\n7\n-3\n2\n",
    "illegal-causal-negative": "4 1 1 2 -1\n1\n0.5\n-1\n2\n0.3\n1\n2\n-1\n7\n-3\n2\n5\n",
    "illegal-causal-with-garbage-behind": "5 2 1 2 7\nQ K V\nnone of these is a number\n",
    "illegal-d-negative-with-garbage-behind": "8 -2 2 1 0\n[[0.5, 1]]\n- --\n\n",
    "boundary-reach-one-below-n": case(7, 2, 3, 2, 0),
    "boundary-reach-one-below-n-causal": case(10, 1, 3, 3, 1),
    "boundary-w-one-far-away": case(8, 2, 1, 7, 0),
    "boundary-dilation-one": case(9, 2, 2, 1, 0),
    "boundary-w-sixteen": case(40, 2, 16, 2, 0),
    "boundary-d-eight": case(11, 8, 3, 2, 1),
    "boundary-entries": extreme(9, 3, 2, 3, 0),
    "distinct-sizes": case(13, 3, 2, 4, 0),
    "distinct-sizes-causal": case(12, 4, 3, 2, 1),
    "negative-zero-both-sides": tiny_values(9, 2, 2, 2, 0),
    "negative-zero-causal": tiny_values(11, 3, 2, 3, 1),
    "overflow-shifted-rows": shifted_rows(9, 2, 2, 2, 0),
    "overflow-shifted-rows-causal": shifted_rows(8, 3, 3, 1, 1),
    "overflow-far-below-zero": shifted_rows(9, 5, 2, 3, 0, large=4),
    "overflow-dominant-gaps": dominant_gaps(9, 2, 2, 2, 0),
    "typical-both-sides": case(10, 4, 2, 2, 0, v=3, decimals=2),
    "typical-causal": case(12, 4, 2, 3, 1, v=3, decimals=2),
    "many-keys-large-values": case(60, 2, 16, 3, 0, v=99),
    "seven-thousand-tokens": small_integers(7000, 1, 4, 900, 1),
    "largest-sequence": small_integers(20_000, 1, 16, 500, 0),
}
