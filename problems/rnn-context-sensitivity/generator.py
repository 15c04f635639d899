"""Test cases of the sensitivity of a fixed-length context: a source sentence and the weights of the encoder."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def recurrent(draw: Draw, d_h: int, gain: float, coupling: float) -> Matrix:
    """A W_h that turns pairs of units by some angle and stretches them by `gain`, plus a weak coupling."""
    w_h = draw.matrix(d_h, d_h, -coupling, coupling, 2)
    order = draw.permutation(d_h)
    for i, j in zip(order[::2], order[1::2], strict=False):
        cosine = draw.decimal(0.3 * gain, 0.9 * gain, 2)
        sine = (gain**2 - cosine**2) ** 0.5
        for row, column, entry in ((i, i, cosine), (i, j, -sine), (j, i, sine), (j, j, cosine)):
            w_h[row][column] = round(w_h[row][column] + entry, 2)
    return w_h


def case(
    n: int, d_in: int, d_h: int, *, x: float = 1.5, w: float = 0.6, gain: float = 0.9, coupling: float = 0.3
) -> Case:
    """Tokens up to `x`, weights W_x up to `w`; the gain of W_h decides how slowly a token is forgotten."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, d_in, d_h),
            draw.matrix(n, d_in, -x, x),
            draw.matrix(d_h, d_in, -w, w, 2),
            recurrent(draw, d_h, gain, coupling),
            draw.vector(d_h, -0.3, 0.3, 2),
        )

    return draw_input


def first_token_only(n: int, d_in: int, d_h: int) -> Case:
    """Every token but the first is zero, and there is no bias: what is left of the first is all there is."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(1, d_in, -0.9, 0.9) + [[0.0] * d_in for _ in range(n - 1)]
        w_x = draw.matrix(d_h, d_in, -0.8, 0.8, 2)
        return lines((n, d_in, d_h), x, w_x, recurrent(draw, d_h, 1.1, 0.2), [0.0] * d_h)

    return draw_input


def faint_unit(n: int, d_in: int, d_h: int) -> Case:
    """The first hidden unit hardly gets any input: its last state lies just below zero."""

    def draw_input(draw: Draw) -> str:
        w_x = draw.matrix(d_h, d_in, -0.6, 0.6, 2)
        w_h = recurrent(draw, d_h, 0.9, 0.3)
        w_x[0] = [0.0] * d_in
        w_h[0] = draw.vector(d_h, -0.01, 0.01, 2)
        b = [0.0, *draw.vector(d_h - 1, -0.3, 0.3, 2)]
        return lines((n, d_in, d_h), draw.matrix(n, d_in, -1.5, 1.5), w_x, w_h, b)

    return draw_input


def saturated_unit(n: int, d_in: int, d_h: int) -> Case:
    """The first feature drives the first unit to arguments of tanh beyond 710, of either sign."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(n, d_in, -1.5, 1.5)
        for row in x:
            row[0] = draw.decimal(18, 40) * (1 - 2 * draw.integer(0, 1))
        w_x = draw.matrix(d_h, d_in, -0.6, 0.6, 2)
        for row in w_x:
            row[0] = draw.decimal(-0.02, 0.02, 2)
        w_x[0][0] = draw.decimal(60, 90)
        return lines((n, d_in, d_h), x, w_x, recurrent(draw, d_h, 0.9, 0.3), draw.vector(d_h, -0.3, 0.3, 2))

    return draw_input


# Entries of 100 and -100 in every matrix. The last unit sits at -1, and the bias of the first one makes up for it.
LARGEST_ENTRIES = """\
4 2 3
100 0.01
-100 -0.01
100 -0.01
-60 0.01
0.01 100
-0.01 -99.99
0 0.3
0.5 -0.7 100
0.6 0.4 0.3
0 -100 0
100 0.2 -100
"""


SAMPLE: dict[str, str | Case] = {
    "three-tokens": "3 2 2\n1 0.5\n-0.5 1\n0.3 -1\n0.6 -0.4\n0.2 0.7\n0.5 -0.8\n0.3 0.4\n0.1 -0.2\n",
    "first-token-counts-most": ("4 1 2\n0.2\n-0.3\n0.1\n0.4\n0.8\n-0.5\n0.4 1.2\n-1.3 0.5\n0.05 -0.1\n"),
    "illegal-no-tokens": "0 2 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1\n0.7\n-0.9\n0.4\n0.15\n",
    "smallest-one-token": case(1, 2, 3),
    "illegal-no-tokens": "0 3 2\n",
    "illegal-negative-tokens": "-3 2 4\n",
    "illegal-no-features": "3 0 2\n",
    "illegal-negative-features": "2 -1 3\n",
    "illegal-no-units": "2 3 0\n",
    "illegal-negative-units": "4 2 -2\n",
    "illegal-two-negative-sizes": "3 -2 -2\n",
    "illegal-no-tokens-with-weights-behind": "0 1 1\n0.5\n0.3\n0.1\n",
    "illegal-no-features-with-weights-behind": "1 0 1\n\n\n0.5\n0.2\n",
    "illegal-no-units-with-garbage-behind": "2 2 0\nthe cat\nsat down\n",
    "illegal-no-tokens-with-garbage-behind": "0 2 1\nNone\n[[0.1, 0.2]]\n- --\n",
    "boundary-one-feature": case(5, 1, 3),
    "boundary-one-unit": case(5, 3, 1),
    "boundary-one-feature-one-unit": "4 1 1\n0.5\n-1.2\n0.8\n0.3\n0.7\n-0.9\n0.2\n",
    "boundary-most-features": case(4, 6, 2),
    "boundary-most-units": case(3, 2, 12, w=0.4),
    "boundary-entries": LARGEST_ENTRIES,
    "distinct-more-units-than-features": case(5, 2, 4),
    "distinct-more-features-than-units": case(4, 5, 3),
    "distinct-few-tokens": case(2, 3, 5),
    "two-tokens": case(2, 2, 2),
    "first-token-only": first_token_only(5, 2, 3),
    "growing-backwards": case(9, 2, 4, x=0.3, w=0.5, gain=1.4, coupling=0.1),
    "forgotten-quickly": case(30, 2, 3, x=1.9, w=0.9, gain=0.7),
    "remembered-long": case(40, 2, 4, x=0.4, w=0.2, gain=1.1, coupling=0.05),
    "negative-zero-few-units": faint_unit(4, 2, 3),
    "negative-zero-more-units": faint_unit(5, 3, 4),
    "overflow-one-saturated-unit": saturated_unit(5, 3, 3),
    "overflow-more-units": saturated_unit(4, 2, 5),
    "typical-few-units": case(6, 4, 3),
    "typical-more-units": case(8, 3, 5),
    "largest-all-limits": case(4000, 6, 12, x=0.5, w=0.1, gain=1.2, coupling=0.03),
    "largest-one-feature": case(4000, 1, 12, x=0.9, w=0.2, gain=1.2, coupling=0.03),
}
