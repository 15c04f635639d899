"""Test cases of GELU, its tanh approximation, SiLU and ReLU."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(n: int, low: float, high: float, decimals: int = 2) -> Case:
    """Numbers between `low` and `high`, none of them 0."""

    def draw_input(draw: Draw) -> str:
        z = [draw.decimal(low, high, decimals) or 0.7 for _ in range(n)]
        return lines([n], z)

    return draw_input


def both_signs(n: int, low: float, high: float, decimals: int = 2) -> Case:
    """Numbers whose absolute value is between `low` and `high`, with both signs by turns, the negative first."""

    def draw_input(draw: Draw) -> str:
        z = [draw.decimal(low, high, decimals) * (-1) ** (i + 1) for i in range(n)]
        return lines([n], z)

    return draw_input


def levels(n: int) -> Case:
    """By turns ordinary numbers, numbers in the tails and numbers beyond the range of exp, of either sign."""

    def draw_input(draw: Draw) -> str:
        limits = ((0.1, 3.0), (3.0, 7.0), (710.0, 1000.0))
        z = [draw.decimal(*limits[i % 3], 3) * (1 if draw.integer(0, 1) else -1) for i in range(n)]
        return lines([n], z)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "four-numbers": "4\n-2.3 -0.5 1 2.7\n",
    "zero-and-the-tails": "4\n-5.4 0 4.1 712.5\n",
    "illegal-n-zero": "0\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-negative": "1\n-0.8\n",
    "smallest-positive": "1\n1.6\n",
    "illegal-zero-with-numbers-behind": "0\n1.5 -0.5\n",
    "illegal-zero-with-garbage-behind": "0\nz is empty\n- --\n",
    "illegal-zero-with-empty-line": "0\n\n",
    "illegal-minus-one": "-1\n",
    "illegal-minus-three-with-numbers-behind": "-3\n0.5 -1.2 2\n",
    "illegal-least-n": "-1000\n",
    "illegal-negative-with-garbage-behind": "-2\nnan None\n0x10\n",
    "boundary-zero": "1\n0\n",
    "boundary-largest-magnitudes": "2\n-1000 1000\n",
    "boundary-just-inside": "3\n999.999 -999.999 0.001\n",
    "boundary-three-decimals": case(8, -3, 3, 3),
    "negative-zero-exact-and-tanh": "3\n-6.4 -5.6 0.4\n",
    "negative-zero-tanh-alone": case(5, -5.2, -4.9, 3),
    "negative-zero-silu-too": case(6, -25, -16),
    "overflow-exp-of-either-sign": "2\n800 -800\n",
    "overflow-just-beyond": "4\n709 -709.5 710.25 -711\n",
    "overflow-among-ordinary": levels(9),
    "overflow-more-among-ordinary": levels(24),
    "typical-five": case(5, -2.5, 2.5),
    "typical-three": case(3, -2, 2, 1),
    "gap-exact-above-tanh": case(6, 0.6, 1.9),
    "gap-tanh-above-exact": case(6, 2.3, 3.2),
    "gap-of-negative-numbers": case(5, -3.1, -0.4),
    "gap-at-its-largest": "5\n-0.3 2.699 -1.1 0.9 -4.2\n",
    "gap-in-the-first-number": "4\n-2.6 0.2 0.1 -0.2\n",
    "gap-in-the-last-number": "4\n-0.1 0.2 -0.2 2.4\n",
    "gap-of-small-numbers": both_signs(6, 0.1, 0.5),
    "ordinary-both-signs": both_signs(20, 0.1, 3),
    "tails-both-signs": both_signs(16, 3, 6, 3),
    "many-numbers": case(200, -5, 5, 3),
    "many-numbers-wide": both_signs(120, 0.5, 900, 3),
    "largest": case(4000, -6.5, 6.5, 3),
}
