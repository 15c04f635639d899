"""Test cases of linear attention."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def case(n: int, d_k: int, d_v: int, causal: int, *, v: float = 9.9, decimals: int = 1) -> Case:
    """Entries on both sides of zero, so that both branches of phi are taken; V between -v and v."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, d_k, d_v, causal),
            draw.matrix(n, d_k, -2.5, 1.8, decimals),
            draw.matrix(n, d_k, -2.4, 1.7, decimals),
            draw.matrix(n, d_v, -v, v, decimals),
        )

    return draw_input


def whole_values(n: int, d_k: int, d_v: int, causal: int) -> Case:
    """As `case`, with values that are short to write: for the largest inputs."""

    def draw_input(draw: Draw) -> str:
        keys = draw.matrix(2 * n, d_k, -1.9, 1.6)
        return lines((n, d_k, d_v, causal), keys, draw.matrix(n, d_v, -9, 9, 0))

    return draw_input


def tiny_values(n: int, d_k: int, d_v: int, causal: int) -> Case:
    """Values of a few hundredths in the first column: most averages round to zero, some of them from below."""

    def draw_input(draw: Draw) -> str:
        values = draw.matrix(n, d_v, -3.9, 3.9)
        for row in values:
            row[0] = draw.decimal(-0.02, 0.01, 2)
        keys = draw.matrix(2 * n, d_k, -2.5, 1.8)
        return lines((n, d_k, d_v, causal), keys, values)

    return draw_input


def far_below_zero(n: int, d_k: int, d_v: int, causal: int, *, low: float, high: float) -> Case:
    """Features so small that 1 + (exp(z) - 1) loses them, and so does a constant in the denominator."""

    def draw_input(draw: Draw) -> str:
        keys = draw.matrix(2 * n, d_k, low, high)
        keys[0][0] = keys[-1][-1] = low
        return lines((n, d_k, d_v, causal), keys, draw.matrix(n, d_v, -60, 60))

    return draw_input


def some_large(n: int, d_k: int, d_v: int, causal: int) -> Case:
    """About a third of the entries lie above 709, where exp overflows; for these phi is z + 1."""

    def draw_input(draw: Draw) -> str:
        keys: Matrix = []
        for _ in range(2 * n):
            row = draw.vector(d_k, -1.8, 1.8)
            for c in range(d_k):
                if draw.integer(0, 2) == 0:
                    row[c] = draw.decimal(710, 1000)
            keys.append(row)
        keys[0][0] = keys[-1][-1] = 1000.0
        return lines((n, d_k, d_v, causal), keys, draw.matrix(n, d_v, -60, 60))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "causal": "3 2 1 1\n1 0.5\n-1 -2\n0.3 0\n0.3 1\n2 -1\n1 1\n4\n0\n-5\n",
    "bidirectional": "4 2 3 0\n0.5 -1\n-2 1\n0 -0.4\n1.2 0.3\n-1 2\n0.6 -1.5\n-0.2 0.8\n1 -3\n"
    "2 -1 0\n-3 5 1.2\n4 0.6 -2\n-1.5 2 6\n",
    "illegal-no-positions": "0 2 1 1\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-bidirectional": "1 1 1 0\n0.7\n-1.3\n-3.72\n",
    "smallest-causal": "1 1 1 1\n-0.4\n1.6\n8.15\n",
    "smallest-two-positions": case(2, 1, 1, 1),
    "illegal-zero-positions": "0 3 2 0\n",
    "illegal-negative-positions": "-3 2 2 1\n",
    "illegal-zero-d-k": "3 0 2 1\n",
    "illegal-negative-d-k": "3 -2 1 0\n",
    "illegal-zero-d-v": "3 2 0 0\n",
    "illegal-negative-d-v-with-garbage-behind": "2 2 -1 1\nq k v\nnot a number\n",
    "illegal-causal-two": "2 1 1 2\n0.5\n-1\n0.3\n1.2\n4\n-7\n",
    "illegal-causal-negative": "2 1 1 -1\n0.5\n-1\n0.3\n1.2\n4\n-7\n",
    "illegal-causal-with-garbage-behind": "3 2 1 7\nTrue\n?\n\n0x10\n",
    "boundary-one-position-wide": case(1, 5, 3, 1),
    "boundary-d-k-one-bidirectional": case(5, 1, 2, 0),
    "boundary-d-k-one-causal": case(6, 1, 2, 1),
    "boundary-d-v-one": case(6, 3, 1, 1),
    "boundary-widest": case(4, 8, 8, 1, v=1000, decimals=2),
    "boundary-smallest-features-bidirectional": far_below_zero(5, 2, 2, 0, low=-100, high=-97),
    "boundary-smallest-features-causal": far_below_zero(6, 3, 2, 1, low=-100, high=-97),
    "small-features-bidirectional": far_below_zero(6, 3, 2, 0, low=-24, high=-20),
    "small-features-causal": far_below_zero(5, 2, 3, 1, low=-24, high=-20),
    "distinct-bidirectional": case(7, 4, 3, 0),
    "distinct-causal": case(7, 4, 3, 1),
    "distinct-wide-values": case(5, 2, 6, 1),
    "square-bidirectional": case(4, 4, 4, 0),
    "negative-zero-bidirectional": tiny_values(5, 3, 2, 0),
    "negative-zero-causal": tiny_values(6, 2, 2, 1),
    "overflow-bidirectional": some_large(6, 2, 3, 0),
    "overflow-causal": some_large(7, 3, 2, 1),
    "typical-bidirectional": case(9, 8, 8, 0, v=3, decimals=2),
    "typical-causal": case(10, 6, 4, 1, v=3, decimals=2),
    "largest-bidirectional": whole_values(6000, 2, 1, 0),
    "largest-causal": whole_values(6000, 1, 1, 1),
    "wide-state": whole_values(150, 8, 8, 1),
}
