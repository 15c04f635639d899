"""Test cases of gradient norms in Post-LN and Pre-LN stacks."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def layers_of(draw: Draw, d: int, layers: int, spread: float) -> Matrix:
    """Weights such that a normalized vector gives arguments of tanh with a standard deviation of `spread`."""
    w = round(spread * math.sqrt(3 / d), 2)
    return draw.matrix(layers * d, d, -w, w, 2)


def case(d: int, layers: int, *, g: float = 2.5, spread: float = 1.0) -> Case:
    """An ordinary stack, g between -g and g."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(1, d, -2.5, 2.5)
        return lines((d, layers), x, layers_of(draw, d, layers, spread), draw.matrix(1, d, -g, g))

    return draw_input


def little_variance(d: int, layers: int, width: float) -> Case:
    """The components of x_0 differ by `width` at most and the weights are tiny: eps shows."""

    def draw_input(draw: Draw) -> str:
        level = draw.decimal(-2, 2)
        x = [round(level + shift, 3) for shift in draw.vector(d, -width, width, 3)]
        weights = draw.matrix(layers * d, d, -0.006, 0.006, 3)
        return lines((d, layers), x, weights, draw.matrix(1, d, -2.5, 2.5))

    return draw_input


def equal_gradient(d: int, layers: int) -> Case:
    """All components of g are equal: no LayerNorm lets such a gradient through."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(1, d, -2.5, 2.5)
        return lines((d, layers), x, layers_of(draw, d, layers, 1.0), [1.5] * d)

    return draw_input


def large_weights(d: int, layers: int) -> Case:
    """Two rows of each matrix take tanh beyond 710, of either sign, as soon as the input is normalized."""

    def draw_input(draw: Draw) -> str:
        weights = layers_of(draw, d, layers, 1.0)
        for top in range(0, layers * d, d):
            for row in weights[top : top + 2]:
                row[:] = draw.vector(d, -990, 990)
        return lines((d, layers), draw.matrix(1, d, -2.5, 2.5), weights, draw.matrix(1, d, -2.5, 2.5))

    return draw_input


def extreme(d: int, layers: int) -> Case:
    """x_0 and g over the whole range, the ends of the range among them."""

    def draw_input(draw: Draw) -> str:
        x, g = draw.matrix(2, d, -1000, 1000, 3)
        for row in (x, g):
            k = draw.integer(0, d - 2)
            row[k], row[k + 1] = 1000.0, -1000.0
        return lines((d, layers), x, layers_of(draw, d, layers, 1.0), g)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "two-layers": (
        "3 2\n1 -2 0.5\n"
        "0 0.5 -0.1\n-0.1 0.5 0.5\n0.3 -1.4 -0.6\n"
        "-0.3 0.7 0\n-0.4 0.4 0.3\n-1.1 0.5 -0.4\n"
        "1 0.3 -2\n"
    ),
    "illegal-no-components": "0 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest": "2 1\n0.07 -0.04\n0.6 -0.9\n1.1 0.2\n30 -12\n",
    "smallest-three-components": "3 1\n0.7 -0.4 1.2\n0.6 -0.9 0.3\n1.1 0.2 -0.5\n-0.8 0.4 1\n0.5 -1.8 2\n",
    "illegal-no-components": "0 3\n",
    "illegal-one-component": "1 1\n0.7\n0.6\n1.5\n",
    "illegal-one-component-two-layers": "1 2\n-0.3\n0.6\n-0.9\n2\n",
    "illegal-one-component-garbage-behind": "1 3\nx_0\nnot a number\n- --\n",
    "illegal-negative-components": "-3 2\n",
    "illegal-no-layers": "3 0\n",
    "illegal-no-layers-vectors-behind": "2 0\n0.7 -0.4\n1 0.3\n",
    "illegal-negative-layers": "4 -1\n",
    "illegal-negative-layers-garbage-behind": "2 -2\n0.5 1\nNone\n\n0x10\n",
    "illegal-nothing-at-all": "0 0\n",
    "boundary-two-components": (
        "2 3\n0.05 -0.06\n0.02 -0.04\n0.05 0.01\n-0.03 0.02\n0.01 0.06\n0.04 0\n-0.02 0.03\n60 -45\n"
    ),
    "boundary-one-layer": case(4, 1),
    "boundary-most-layers": case(5, 400, g=900, spread=0.3),
    "boundary-entries": extreme(4, 3),
    "distinct-more-layers": case(3, 5),
    "distinct-more-components": case(6, 4),
    "distinct-two-layers": case(5, 2),
    "square-three": case(3, 3),
    "square-four": case(4, 4),
    "large-gradient": case(4, 3, g=400),
    "equal-gradient": equal_gradient(4, 3),
    "little-variance": little_variance(4, 2, 0.03),
    "very-little-variance": little_variance(3, 2, 0.012),
    "overflow-two-layers": large_weights(4, 2),
    "overflow-three-layers": large_weights(6, 3),
    "typical": case(8, 6),
    "typical-deeper": case(6, 12, spread=0.8),
    "largest-number-of-layers": case(6, 400, g=900, spread=0.3),
    "largest-width": case(64, 3),
}
