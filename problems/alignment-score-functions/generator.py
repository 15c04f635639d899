"""Test cases of the classic alignment scores."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def reach(spread: float, terms: int) -> float:
    """How far numbers may lie from 0, so that a sum of `terms` of them has a standard deviation of `spread`."""
    return max(0.01, round(spread * math.sqrt(3 / terms), 2))


def dot(m: int, n: int, d: int, *, h: float = 2.0, d_a: int = 0) -> Case:
    """Encoder states between -h and h; decoder states such that scores have a spread of about 1."""

    def draw_input(draw: Draw) -> str:
        s = reach(math.sqrt(3) / h, d)
        decimals = 2 if s > 0.2 else 3
        return lines(
            ("dot",),
            (m, n, d, d, d_a),
            draw.matrix(m, d, -s, s, decimals),
            draw.matrix(n, d, -h, h),
        )

    return draw_input


def general(m: int, n: int, d_s: int, d_h: int, *, h: float = 2.0, s: float = 1.5, d_a: int = 0) -> Case:
    """States between -s and s, -h and h; W such that scores have a spread of about 1."""

    def draw_input(draw: Draw) -> str:
        w = reach(3 / (s * h), d_s * d_h)
        decimals = 2 if w > 0.2 else 3
        return lines(
            ("general",),
            (m, n, d_s, d_h, d_a),
            draw.matrix(m, d_s, -s, s),
            draw.matrix(n, d_h, -h, h),
            draw.matrix(d_s, d_h, -w, w, decimals),
        )

    return draw_input


def additive_weights(draw: Draw, d_s: int, d_h: int, d_a: int, h: float) -> tuple[Matrix, Matrix, Matrix]:
    """Draw W_s, W_h and v: tanh of numbers of about 1, scores with a spread of about 1."""
    w_s, w_h, v = reach(0.8, d_s), reach(1.7 / h, d_h), reach(1.6, d_a)
    return (
        draw.matrix(d_s, d_a, -w_s, w_s, 2),
        draw.matrix(d_h, d_a, -w_h, w_h, 2 if w_h > 0.2 else 3),
        draw.matrix(1, d_a, -v, v, 2),
    )


def additive(m: int, n: int, d_s: int, d_h: int, d_a: int, *, h: float = 2.0) -> Case:
    """Encoder states between -h and h, an ordinary small network."""

    def draw_input(draw: Draw) -> str:
        return lines(
            ("additive",),
            (m, n, d_s, d_h, d_a),
            draw.matrix(m, d_s, -1.8, 1.8),
            draw.matrix(n, d_h, -h, h),
            *additive_weights(draw, d_s, d_h, d_a, h),
        )

    return draw_input


def tiny_states(mode: str, m: int, n: int, d: int, d_a: int = 0) -> Case:
    """The first feature of the encoder states is a few thousandths, mostly negative."""

    def draw_input(draw: Draw) -> str:
        encoder = draw.matrix(n, d, -2, 2)
        for row in encoder:
            row[0] = draw.decimal(-0.005, 0.002, 3)
        weights = additive_weights(draw, d, d, d_a, 2) if mode == "additive" else ()
        return lines((mode,), (m, n, d, d, d_a), draw.matrix(m, d, -0.9, 0.9, 2), encoder, *weights)

    return draw_input


def far_from_zero(m: int, n: int, d_s: int, d_h: int, w: float = 0) -> Case:
    """Scores of thousands that differ by about 1 within a row; every other decoder step has negative ones.

    The first feature of every encoder state is 90. Mode `dot` without w, else `general` with w in the corner of W.
    """

    def draw_input(draw: Draw) -> str:
        decoder = draw.matrix(m, d_s, -0.9, 0.9)
        encoder = [[90.0, *draw.vector(d_h - 1, -2, 2)] for _ in range(n)]
        for j, row in enumerate(decoder):
            row[0] = draw.decimal(30, 60) * (-1) ** j
        if not w:
            return lines(("dot",), (m, n, d_s, d_h, 0), decoder, encoder)
        bilinear = draw.matrix(d_s, d_h, -0.9, 0.9)
        for row in bilinear[:1]:  # multiplied by the large feature of a decoder state
            row[:] = [w, *draw.vector(d_h - 1, -0.02, 0.02, 2)]
        return lines(("general",), (m, n, d_s, d_h, 0), decoder, encoder, bilinear)

    return draw_input


def saturated_units(m: int, n: int, d_s: int, d_h: int, d_a: int) -> Case:
    """All hidden units but two are saturated and have large entries of v: they add 90 (d_a - 2) to every score.

    The first feature of a decoder state is 10 or -10 by turns; it decides the sign of the saturated units.
    """

    def draw_input(draw: Draw) -> str:
        decoder = draw.matrix(m, d_s, -1.8, 1.8)
        for j, row in enumerate(decoder):
            row[0] = 10.0 * (-1) ** j
        encoder = draw.matrix(n, d_h, -2, 2)
        w_s, w_h, v = additive_weights(draw, d_s, d_h, d_a, 2)
        w_s[0] = [draw.decimal(-0.05, 0.05, 2), draw.decimal(-0.05, 0.05, 2), *draw.vector(d_a - 2, 40, 60)]
        v[0][2:] = draw.vector(d_a - 2, 85, 95)
        return lines(("additive",), (m, n, d_s, d_h, d_a), decoder, encoder, w_s, w_h, v)

    return draw_input


def extreme(m: int, n: int, d: int) -> Case:
    """Entries over the whole range, its ends among them."""

    def draw_input(draw: Draw) -> str:
        matrix = draw.matrix(m + n, d, -100, 100, 2)
        draw.set_ends(matrix, 100)
        return lines(("dot",), (m, n, d, d, -1000), matrix)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "additive": (
        "additive\n2 3 2 2 2\n0.5 -1\n1.2 0.3\n1 0\n0 2\n-1 1\n0.7 -0.3\n0.2 0.9\n0.4 1.1\n-0.6 0.5\n1.5 -2\n"
    ),
    "general": (
        "general\n2 4 2 3 0\n0.6 -1.2\n-0.9 0.4\n1 -2 0.5\n-1 0 2\n0.5 1.5 -1\n3 1 0\n0.4 -0.2 0.7\n-0.3 0.5 0.1\n"
    ),
    "illegal-no-decoder-steps": "additive\n0 3 2 2 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-dot": "dot\n1 1 1 1 0\n0.7\n-1.32\n",
    "smallest-general": "general\n1 2 1 1 0\n0.7\n-1.3\n0.8\n0.9\n",
    "smallest-additive": "additive\n1 2 1 1 1\n0.7\n-1.3\n0.8\n0.9\n-0.6\n1.4\n",
    "illegal-unknown-mode": "concat\n",
    "illegal-mode-capital": "Dot\n1 2 2 2 0\n",
    "illegal-mode-capitals": "ADDITIVE\n",
    "illegal-mode-begins-alike": "add\n1 2 1 1 1\n0.5\n1\n2\n0.3\n0.4\n1\n",
    "illegal-mode-legal-lines-behind": "location\n1 2 1 1 0\n0.5\n1\n2\n",
    "illegal-mode-garbage-behind": "scaled_dot\nm N d\nno numbers here\n? --\n",
    "illegal-no-decoder-steps": "dot\n0 3 2 2 0\n",
    "illegal-negative-decoder-steps": "general\n-2 3 2 4 0\n",
    "illegal-no-source-positions": "general\n2 0 3 2 0\n",
    "illegal-negative-source-positions": "additive\n2 -5 3 2 4\n",
    "illegal-no-decoder-features": "general\n2 3 0 2 0\n",
    "illegal-negative-decoder-features": "additive\n2 3 -1 2 2\n",
    "illegal-no-encoder-features": "general\n2 3 2 0 0\n",
    "illegal-negative-encoder-features": "additive\n3 2 4 -2 3\n",
    "illegal-no-features-dot": "dot\n2 3 0 0 0\n",
    "illegal-dot-unequal-features": "dot\n1 3 1 2 0\n1\n",
    "illegal-dot-fewer-encoder-features": "dot\n2 4 3 2 3\n",
    "illegal-dot-unequal-garbage-behind": "dot\n2 2 4 3 1\ns_1\n[0.5, nan]\n",
    "illegal-no-hidden-units": "additive\n2 3 2 4 0\n",
    "illegal-negative-hidden-units": "additive\n2 3 2 2 -3\n0.5 -1\n1.2 0.3\n1 0\n0 2\n-1 1\n",
    "illegal-no-hidden-units-garbage-behind": "additive\n1 2 1 1 0\nW_s\n\nNone\n0x10 1\n",
    "illegal-no-encoder-features-garbage-behind": "general\n1 2 3 0 1\nh = []\n",
    "boundary-one-step-dot": "dot\n1 3 1 1 0\n0.013\n50.3\n-20.7\n31.1\n",
    "boundary-one-source-position": general(4, 1, 2, 3),
    "boundary-one-feature-each": general(3, 4, 1, 1),
    "boundary-one-hidden-unit": additive(3, 4, 2, 3, 1),
    "boundary-most-features": additive(1, 3, 32, 32, 32),
    "boundary-d-a-positive-in-dot": dot(2, 4, 3, d_a=7),
    "boundary-d-a-negative-in-general": general(2, 3, 2, 4, d_a=-1000),
    "boundary-entries": extreme(2, 3, 32),
    "distinct-dot": dot(3, 5, 4),
    "distinct-general-more-encoder-features": general(3, 4, 2, 5),
    "distinct-general-more-decoder-features": general(2, 5, 4, 3),
    "distinct-additive-more-hidden-units": additive(2, 4, 3, 5, 6),
    "distinct-additive-more-decoder-features": additive(4, 3, 6, 2, 5),
    "square-dot": dot(3, 3, 3),
    "square-general": general(3, 3, 3, 3),
    "square-additive": additive(3, 3, 3, 3, 3),
    "near-one-hot-dot": "dot\n2 3 2 2 0\n1.5 -1\n1.2 2.3\n1 3\n-52.5 2\n-1 41.3\n",
    "large-states-dot": dot(2, 6, 2, h=60),
    "large-states-general": general(3, 4, 2, 3, h=50),
    "large-states-additive": additive(2, 5, 3, 3, 4, h=80),
    "negative-zero-dot": tiny_states("dot", 3, 4, 2),
    "negative-zero-additive": tiny_states("additive", 2, 5, 3, 4),
    "overflow-dot": far_from_zero(4, 5, 3, 3),
    "overflow-general": far_from_zero(3, 4, 3, 4, 20),
    "overflow-additive": saturated_units(2, 5, 3, 2, 14),
    "typical-dot": dot(4, 6, 4),
    "typical-general": general(3, 6, 4, 6),
    "typical-additive": additive(3, 5, 4, 4, 8),
    "largest-general": general(100, 100, 32, 32),
    "largest-additive": additive(100, 100, 32, 32, 32),
}
