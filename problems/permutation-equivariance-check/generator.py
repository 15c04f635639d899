"""Test cases of permutation equivariance: three modes, and permutations that are not their own inverses."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, Redraw, lines

Case = Callable[[Draw], str]

# The smallest example with a permutation that differs from its inverse; only the mode varies.
THREE_TOKENS = """\
1 0
0 2
-1 1
1 0.5
0 1
0.4 -0.3
1 0
2 0
0 1.5
1 2 0
"""


def projections(draw: Draw, d_model: int, d_k: int, value: float | None) -> Matrix:
    """Draw W_Q, W_K and W_V; scores have a spread of about 1 whatever the sizes are."""
    query_key = 1.6 / math.sqrt(d_model)
    reach = value or 3 / math.sqrt(d_model)
    return draw.matrix(2 * d_model, d_k, -query_key, query_key, 2) + draw.matrix(
        d_model, d_k, -reach, reach, 2
    )


def order(draw: Draw, n: int) -> list[int]:
    """Draw a permutation; from three tokens on, one that differs from its inverse."""
    p = draw.permutation(n)
    if n > 2 and all(p[p[i]] == i for i in range(n)):
        raise Redraw
    return p


def case(n: int, d_model: int, d_k: int, mode: str, *, value: float | None = None) -> Case:
    """Tokens without peculiarities; the entries of W_V go up to `value`."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(n, d_model, -2, 2)
        return lines((n, d_model, d_k, mode), x, projections(draw, d_model, d_k, value), order(draw, n))

    return draw_input


def ordered(p: list[int], d_model: int, d_k: int, mode: str) -> Case:
    """Tokens as in `case`, with the permutation (or what only looks like one) given."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(len(p), d_model, -2, 2)
        return lines((len(p), d_model, d_k, mode), x, projections(draw, d_model, d_k, None), p)

    return draw_input


def equal_tokens(groups: list[int], p: list[int], d_model: int, d_k: int, mode: str) -> Case:
    """Tokens with the same number in `groups` are the same."""

    def draw_input(draw: Draw) -> str:
        words = draw.matrix(max(groups) + 1, d_model, -2, 2)
        x = [words[group] for group in groups]
        return lines((len(p), d_model, d_k, mode), x, projections(draw, d_model, d_k, None), p)

    return draw_input


def small_values(n: int, d_model: int, d_k: int, mode: str) -> Case:
    """Values of a few thousandths: the deviation is far above rounding errors, but prints as 0.00."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(n, d_model, -0.3, 0.3, 2)
        return lines((n, d_model, d_k, mode), x, projections(draw, d_model, d_k, 0.01), order(draw, n))

    return draw_input


def far_from_zero(n: int, d_model: int, d_k: int, mode: str, signs: list[int], large: int = 1) -> Case:
    """Scores near 1000 * large², in other rows below zero, that differ only a little within a row.

    The last `large` features are 10 in every token and give each key the same large component; those before them
    give the query the other factor, whose sign is that of the token. The rest of that column is tiny, because a
    large query meets it. Position codes hardly change the last features.
    """

    def draw_input(draw: Draw) -> str:
        x = [
            [*draw.vector(d_model - 2 * large, -2, 2), *[10.0 * sign] * large, *[10.0] * large]
            for sign in signs
        ]
        weights = projections(draw, d_model, d_k, 1.5)
        w_q, w_k = weights[:d_model], weights[d_model : 2 * d_model]
        for row in w_k:
            row[0] = draw.decimal(-0.02, 0.02, 2)
        for row in w_q[-2 * large :] + w_k[-2 * large :]:  # large features stay out of the rest of the scores
            row[:] = [0.0] * d_k
        for i in range(1, large + 1):
            w_q[-large - i][0] = draw.decimal(4.5, 5)
            w_k[-i][0] = draw.decimal(4.5, 5)
        return lines((n, d_model, d_k, mode), x, weights, order(draw, n))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "three-tokens-causal": "3 2 2 causal\n" + THREE_TOKENS,
    "four-columns-sinusoidal": case(3, 4, 3, "sinusoidal"),
    "illegal-no-tokens": "0 2 2 causal\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-token": "1 1 1 none\n-1.7\n0.6\n1.2\n0.7\n0\n",
    "smallest-one-token-sinusoidal": case(1, 2, 1, "sinusoidal"),
    "three-tokens-none": "3 2 2 none\n" + THREE_TOKENS,
    "three-tokens-sinusoidal": "3 2 2 sinusoidal\n" + THREE_TOKENS,
    "illegal-n-negative-garbage-behind": "-3 4 2 none\nno tokens\n? ?\n",
    "illegal-d-model-zero": "3 0 2 none\n2 0 1\n",
    "illegal-d-k-zero": "2 1 0 causal\n0.4\n-1.2\n1 0\n",
    "illegal-unknown-mode": ordered([2, 0, 1], 2, 2, "rotary"),
    "illegal-unknown-mode-matrices-behind": "3 2 2 Causal\n" + THREE_TOKENS,
    "illegal-odd-width-sinusoidal": "2 3 1 sinusoidal\n",
    "illegal-odd-width-sinusoidal-matrices-behind": ("2 1 1 sinusoidal\n0.4\n-1.2\n0.7\n1.1\n0.6\n1 0\n"),
    "illegal-odd-width-sinusoidal-garbage-behind": "1 5 2 sinusoidal\nwords\nnan nan\n",
    "illegal-permutation-from-one": ordered([2, 3, 1], 2, 2, "none"),
    "illegal-permutation-repeats": ordered([0, 3, 3, 0], 2, 3, "causal"),
    "illegal-permutation-negative": ordered([1, -1, 0], 4, 2, "sinusoidal"),
    "illegal-permutation-garbage-behind": (
        "2 1 2 none\n0.4\n-1.2\n0.7 0.2\n1.1 -0.5\n0.6 0.9\n1 1\nend of the input\n"
    ),
    "boundary-one-token-causal": case(1, 3, 2, "causal"),
    "boundary-one-feature": case(4, 1, 2, "none"),
    "boundary-one-column-of-values": case(5, 4, 1, "sinusoidal"),
    "boundary-odd-width-none": case(4, 5, 3, "none"),
    "boundary-odd-width-causal": case(4, 3, 2, "causal"),
    "identity-causal": ordered([0, 1, 2, 3], 3, 2, "causal"),
    "identity-sinusoidal": ordered([0, 1, 2], 4, 2, "sinusoidal"),
    "equal-tokens-causal": equal_tokens([0, 0, 0], [2, 0, 1], 2, 3, "causal"),
    "two-equal-tokens-exchanged-causal": equal_tokens([0, 1, 2, 1], [0, 3, 2, 1], 3, 2, "causal"),
    "last-two-tokens-exchanged-causal": ordered([0, 1, 2, 4, 3], 4, 3, "causal"),
    "deviation-prints-as-zero-causal": small_values(5, 3, 2, "causal"),
    "deviation-prints-as-zero-sinusoidal": small_values(4, 2, 3, "sinusoidal"),
    "distinct-sinusoidal": case(5, 6, 4, "sinusoidal"),
    "distinct-causal": case(6, 3, 5, "causal"),
    "negative-zero-none": case(5, 4, 2, "none", value=0.02),
    "negative-zero-sinusoidal": case(4, 8, 3, "sinusoidal", value=0.02),
    "overflow-none": far_from_zero(5, 4, 2, "none", [1, 1, 1, 1, 1]),
    "overflow-below-causal": far_from_zero(4, 8, 2, "causal", [-1, -1, -1, -1], large=3),
    "overflow-both-ways-sinusoidal": far_from_zero(5, 8, 2, "sinusoidal", [1, -1, 1, -1, -1]),
    "typical-sinusoidal": case(6, 8, 4, "sinusoidal"),
    "typical-causal": case(8, 6, 4, "causal"),
    "largest-none": case(150, 32, 32, "none"),
    "largest-sinusoidal": case(150, 32, 32, "sinusoidal"),
}
