"""Test cases of prefix-consistency-of-masks."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]

THREE_TOKENS = "1 0\n0 2\n-1 1\n-2.4 -1\n-1.3 -1.3\n-0.4 1.1\n-0.7 0\n-0.3 -0.2\n-0.4 1.4\n"
WEIGHTS = "1 0.5\n-0.7 0.2\n0.3 -0.1\n0.5 -0.2\n-0.5 -1.1\n-1.9 0.4\n"


def weights(draw: Draw, d: int, decimals: int = 1) -> Matrix:
    """Draw W_Q, W_K and W_V, so narrow that Q, K and V have a spread of about 1 whatever d is."""
    return draw.matrix(3 * d, d, -round(1.7 / math.sqrt(d), 1), round(1.7 / math.sqrt(d), 1), decimals)


def case(n: int, d: int, mode: str, p: int = 0, *, decimals: int = 1) -> Case:
    """A sequence without peculiarities."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(n, d, -2, 2, decimals)
        return lines((n, d, mode, p), x, weights(draw, d, decimals))

    return draw_input


def equal_tokens(n: int, d: int, mode: str, p: int = 0) -> Case:
    """The same token n times: every mean of values is the value itself."""

    def draw_input(draw: Draw) -> str:
        token = draw.vector(d, -2, 2)
        return lines((n, d, mode, p), [token] * n, weights(draw, d))

    return draw_input


def running_means(mode: str, p: int, *tokens: float) -> str:
    """All scores are 0 and the values are the tokens: the output is the mean of the visible ones."""
    return lines((len(tokens), 1, mode, p), *([token] for token in tokens), [0], [-0.6], [1])


def tiny_values(n: int, d: int, mode: str, p: int = 0) -> Case:
    """Values of a few thousandths: every deviation is printed 0.00, but is far from zero."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(n, d, -1.9, 1.9)
        for row in x:
            row[0] = draw.decimal(-0.3, 0.3)
        w_v = [[0.01 * draw.integer(-1, 1) for _ in range(d)] if c == 0 else [0.0] * d for c in range(d)]
        w_v[0][0] = 0.01
        return lines((n, d, mode, p), x, weights(draw, d)[: 2 * d], w_v)

    return draw_input


def far_from_zero(n: int, d: int, mode: str, p: int = 0) -> Case:
    """Scores above 1000 in the even rows and below -1000 in the odd ones that differ only by a little within a row.

    The first feature makes every entry of Q about 25 or -25, the second one every entry of K about 25;
    the other features change K by a few hundredths, and a large query makes up for that.
    """

    def draw_input(draw: Draw) -> str:
        x = [[5.0 * (-1) ** i, 5.0, *draw.vector(d - 2, -2, 2)] for i in range(n)]
        w_q = [[5.0] * d, *draw.matrix(d - 1, d, -0.3, 0.3)]
        w_k = [[0.0] * d, [5.0] * d, *draw.matrix(d - 2, d, -0.02, 0.02, 2)]
        w_v = draw.matrix(d, d, -1.5, 1.5)
        return lines((n, d, mode, p), x, w_q, w_k, w_v)

    return draw_input


def dominant_last_key(n: int, mode: str, p: int = 0) -> Case:
    """The last key beats all others by more than 1000; queries that do not see it must not feel it."""

    def draw_input(draw: Draw) -> str:
        x = [[5.0, draw.decimal(-4.99, -4.94, 2), draw.decimal(-2, 2)] for _ in range(n)]
        x[-1][1] = 5.0
        w_q = [[5.0, 0.3, -0.4], draw.vector(3, -0.3, 0.3), draw.vector(3, -0.3, 0.3)]
        w_k = [[0.0, 0.2, -0.1], [4.5, 0.1, 0.3], draw.vector(3, -0.02, 0.02, 2)]
        return lines((n, 3, mode, p), x, w_q, w_k, draw.matrix(3, 3, -1.5, 1.5))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "prefix-of-two": "3 2 prefix 2\n" + THREE_TOKENS,
    "causal": "3 2 causal 0\n" + THREE_TOKENS,
    "illegal-no-tokens": "0 2 prefix 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-token": "1 1 full 0\n1.4\n-0.6\n0.9\n1.7\n",
    "smallest-two-tokens": case(2, 1, "full"),
    "illegal-no-tokens-without-prefix": "0 2 full 0\n",
    "illegal-no-features": "3 0 full 0\n",
    "illegal-negative-features-with-garbage-behind": "3 -2 prefix 1\nX W_Q W_K\n0x1F none\n",
    "illegal-unknown-mode-with-matrices-behind": "2 1 bidirectional 0\n0.5\n-1\n0.8\n1.2\n2\n",
    "illegal-unknown-mode": "3 2 decoder 0\n",
    "illegal-mode-in-capitals-with-garbage-behind": "2 1 Causal 0\n[0.5, -1]\n\n?\n",
    "illegal-prefix-length-below-zero": "3 2 prefix -1\n",
    "illegal-prefix-length-above-n": "3 2 prefix 4\n",
    "illegal-prefix-length-in-mode-full-with-matrices-behind": "2 1 full 2\n0.5\n-1\n0.8\n1.2\n2\n",
    "illegal-prefix-length-in-mode-causal-with-matrices-behind": "2 1 causal 1\n0.5\n-1\n0.8\n1.2\n2\n",
    "boundary-prefix-of-none": case(5, 2, "prefix", 0),
    "boundary-prefix-of-one": case(4, 3, "prefix", 1),
    "boundary-prefix-of-all": case(6, 2, "prefix", 6),
    "boundary-entries": "4 1 full 0\n10\n-10\n9.5\n0.25\n-0.03\n0.04\n3\n",
    "distinct-prefix": case(7, 3, "prefix", 4),
    "distinct-more-features": case(4, 6, "full"),
    "distinct-causal": case(6, 4, "causal"),
    "full-three-tokens": "3 2 full 0\n" + THREE_TOKENS,
    "full-four-tokens": "4 2 full 0\n1.1 -0.8\n1.2 0.6\n0.6 -0.7\n-1.2 0.8\n" + WEIGHTS,
    "prefix-of-three": "4 2 prefix 3\n-0.2 -0.2\n2.1 0.1\n-0.5 1.4\n0.9 0.3\n" + WEIGHTS,
    # Deviations that vanish by accident.
    "accident-first-row-unchanged": "3 1 full 0\n0\n1\n-1\n1\n1\n1\n",
    "accident-full-stable-before-the-end": running_means("full", 0, 1, 1, 2, 0, 1),
    "accident-prefix-stable-before-its-end": running_means("prefix", 5, 0.5, 1.3, -0.3, 0.5, 0.5, 2),
    "accident-equal-tokens-full": equal_tokens(11, 2, "full"),
    "accident-equal-tokens-prefix": equal_tokens(10, 2, "prefix", 10),
    "tiny-deviations-full": tiny_values(5, 2, "full"),
    "tiny-deviations-prefix": tiny_values(6, 3, "prefix", 4),
    "overflow-full": far_from_zero(5, 3, "full"),
    "overflow-prefix": far_from_zero(6, 4, "prefix", 4),
    "overflow-hidden-key-dominates": dominant_last_key(6, "causal"),
    "overflow-hidden-key-dominates-prefix": dominant_last_key(5, "prefix", 3),
    "typical-full": case(6, 4, "full", decimals=2),
    "typical-full-longer": case(9, 3, "full", decimals=2),
    "largest-prefix": case(60, 16, "prefix", 37),
    "largest-causal": case(60, 16, "causal"),
}
