"""Test cases of Pre-LN and Post-LN stacks."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def layers_of(draw: Draw, d: int, layers: int, spread: float = 1.0) -> Matrix:
    """Weights such that a normalized token gives arguments of tanh with a standard deviation of `spread`."""
    w = round(spread * math.sqrt(3 / d), 2)
    return draw.matrix(layers * d, d, -w, w, 2 if w > 0.05 else 3)


def case(n: int, d: int, layers: int, mode: str, *, x: float = 2.5, spread: float = 1.0) -> Case:
    """Tokens between -x and x, ordinary weights."""

    def draw_input(draw: Draw) -> str:
        return lines((n, d, layers, mode), draw.matrix(n, d, -x, x), layers_of(draw, d, layers, spread))

    return draw_input


def uneven_tokens(n: int, d: int, layers: int, mode: str) -> Case:
    """Every other token is 20 times as large: a mean of the tokens' own RMS is not the RMS of all."""

    def draw_input(draw: Draw) -> str:
        x = [draw.vector(d, -1, 1) if i % 2 else draw.vector(d, -20, 20) for i in range(n)]
        return lines((n, d, layers, mode), x, layers_of(draw, d, layers))

    return draw_input


def little_variance(n: int, d: int, layers: int, mode: str) -> Case:
    """Features differ by a few thousandths: next to such a variance eps shows."""

    def draw_input(draw: Draw) -> str:
        x = []
        for _ in range(n):
            level = draw.decimal(-2, 2)
            x.append([level + shift for shift in draw.vector(d, -0.006, 0.006, 3)])
        x = [[round(entry, 3) for entry in row] for row in x]
        return lines((n, d, layers, mode), x, draw.matrix(layers * d, d, -0.002, 0.002, 3))

    return draw_input


def middle_near_zero(n: int, layers: int, mode: str) -> Case:
    """Three features, the middle one at the mean of the others, and weights of a few thousandths."""

    def draw_input(draw: Draw) -> str:
        x = []
        for _ in range(n):
            a = draw.decimal(0.5, 2)
            x.append([a, 0.0, -a])
        return lines((n, 3, layers, mode), x, draw.matrix(layers * 3, 3, -0.004, 0.004, 3))

    return draw_input


def extreme(n: int, d: int, layers: int, mode: str) -> Case:
    """Entries over the whole range, its ends among them: arguments of tanh far beyond 710, of either sign."""

    def draw_input(draw: Draw) -> str:
        matrix = draw.matrix(n + layers * d, d, -1000, 1000, 3)
        draw.set_ends(matrix, 1000)
        return lines((n, d, layers, mode), matrix)

    return draw_input


def large_weights(n: int, d: int, layers: int, mode: str) -> Case:
    """Ordinary tokens and weights that take tanh beyond 710."""

    def draw_input(draw: Draw) -> str:
        weights = draw.matrix(layers * d, d, -950, 950)
        return lines((n, d, layers, mode), draw.matrix(n, d, -2.5, 2.5), weights)

    return draw_input


TOKENS_AND_WEIGHTS = (
    "1 -2 0.5\n0.3 1 2\n0 0.5 -0.1\n-0.1 0.5 0.5\n0.3 -1.4 -0.6\n-0.3 0.7 0\n-0.4 0.4 0.3\n-1.1 0.5 -0.4\n"
)

SAMPLE: dict[str, str | Case] = {
    "pre": "2 3 2 pre\n" + TOKENS_AND_WEIGHTS,
    "post": "2 3 2 post\n" + TOKENS_AND_WEIGHTS,
    "illegal-no-tokens": "0 3 2 pre\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-pre": "1 2 1 pre\n0.7 -0.4\n0.6 -0.9\n1.1 0.2\n",
    "smallest-post": "1 2 1 post\n0.7 -0.4\n0.6 -0.9\n1.1 0.2\n",
    "illegal-mode-unknown": "2 3 2 none\n",
    "illegal-mode-with-hyphen": "1 2 1 pre-ln\n0.7 -0.4\n0.6 -0.9\n1.1 0.2\n",
    "illegal-mode-capital": "1 2 1 Pre\n0.7 -0.4\n0.6 -0.9\n1.1 0.2\n",
    "illegal-mode-capitals": "1 2 1 POST\n0.7 -0.4\n0.6 -0.9\n1.1 0.2\n",
    "illegal-mode-garbage-behind": "2 2 3 sandwich\nX\nnot a number\n",
    "illegal-negative-tokens": "-2 3 2 post\n",
    "illegal-no-tokens-weights-behind": "0 2 1 post\n0.6 -0.9\n1.1 0.2\n",
    "illegal-no-features": "2 0 1 pre\n",
    "illegal-one-feature-pre": "2 1 1 pre\n0.7\n-0.4\n0.6\n",
    "illegal-one-feature-post": "1 1 2 post\n0.7\n0.6\n-0.9\n",
    "illegal-one-feature-garbage-behind": "3 1 2 pre\nx_1 x_2\n? --\n",
    "illegal-negative-features": "2 -3 2 pre\n",
    "illegal-no-layers": "2 3 0 post\n",
    "illegal-no-layers-tokens-behind": "1 3 0 pre\n0.7 -0.4 1.2\n",
    "illegal-negative-layers-garbage-behind": "2 2 -1 pre\n0.5 1\nNone\n\n0x10\n",
    "boundary-one-token": case(1, 4, 3, "post"),
    "boundary-two-features": case(4, 2, 3, "pre"),
    "boundary-one-layer": case(3, 4, 1, "pre"),
    "boundary-most-layers": case(3, 2, 100, "pre"),
    "boundary-equal-features": "2 4 2 pre\n0.5 0.5 0.5 0.5\n1.1 -0.3 0.6 2\n"
    "0.4 -0.7 0.1 0.9\n-0.2 0.8 0.5 -0.6\n1 0.3 -0.4 0.2\n0.7 -0.1 0.6 -0.8\n"
    "0.3 0.5 -0.9 0.1\n0.8 -0.2 0.4 0.6\n-0.5 0.7 0.2 -0.3\n0.1 -0.6 0.9 0.4\n",
    "distinct-pre": case(3, 5, 4, "pre"),
    "distinct-post": case(4, 3, 5, "post"),
    "distinct-more-tokens-pre": case(7, 4, 2, "pre"),
    "distinct-more-tokens-post": case(6, 4, 3, "post"),
    "little-variance-pre": little_variance(4, 3, 2, "pre"),
    "little-variance-post": little_variance(3, 4, 1, "post"),
    "uneven-tokens-pre": uneven_tokens(4, 5, 3, "pre"),
    "uneven-tokens-post": uneven_tokens(5, 4, 2, "post"),
    "negative-zero-pre": middle_near_zero(4, 2, "pre"),
    "negative-zero-post": middle_near_zero(4, 2, "post"),
    "overflow-pre": large_weights(3, 4, 2, "pre"),
    "overflow-post": large_weights(4, 3, 2, "post"),
    "overflow-whole-range": extreme(3, 5, 2, "pre"),
    "typical-pre": case(5, 8, 6, "pre"),
    "typical-post": case(4, 8, 6, "post"),
    "largest-number-of-layers": case(138, 12, 100, "post", spread=0.9),
    "largest-width": case(31, 64, 3, "pre"),
}
