"""Test cases of extended RoPE: all modes, factors that are no integers, pairs on both sides of the ramp of YaRN."""

from collections.abc import Callable
from math import pi

from judge.authoring.drawing import Draw, Redraw, lines

Case = Callable[[Draw], str]


def case(mode: str, d: int, base: int, l_train: int, l_infer: int) -> Case:
    """A position beyond the training length where there is one, for lengths and bases near the given ones."""

    def draw_input(draw: Draw) -> str:
        drawn_base = draw.decimal(base * 0.9, base * 1.1)
        train = draw.integer(l_train * 9 // 10, l_train)
        infer = draw.integer(l_infer, l_infer * 11 // 10)
        turns = [train / (2 * pi * drawn_base ** (2 * k / d)) for k in range(d // 2)]
        if mode == "yarn" and not any(2 < r < 30 for r in turns):
            raise Redraw  # no pair on the ramp
        return lines((mode, d, drawn_base, train, infer, draw.integer(train, infer - 1)))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "yarn": "yarn 8 10000 2048 8192 5000\n",
    "ntk": "ntk 8 10000 2048 8192 5000\n",
    "illegal-no-pairs": "yarn 0 10000 2048 8192 5000\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-two-pairs": "none 4 10000 1 1 0\n",
    "smallest-two-pairs-yarn": "yarn 4 50 8 12 5\n",
    "smallest-two-pairs-ntk": "ntk 4 50 8 12 7\n",
    "interpolation-by-four": "pi 8 10000 2048 8192 5000\n",
    "unchanged": "none 8 10000 2048 2048 100\n",
    "unchanged-although-longer": case("none", 6, 300, 100, 400),
    "illegal-shorter-than-training": "pi 8 10000 2048 1024 5\n",
    "illegal-mode-capitals": "NTK 8 10000 2048 8192 5000\n",
    "illegal-mode-unknown-garbage-behind": "dynamic-ntk 8 10000 2048 8192 5000\n# scaling = ?\n",
    "illegal-d-two": "pi 2 10000 2048 8192 5000\n",
    "illegal-d-two-ntk": "ntk 2 10000 2048 8192 5000\n",
    "illegal-d-odd": "yarn 7 10000 2048 8192 5000\n",
    "illegal-d-two-none": "none 2 10000 2048 8192 5000\n",
    "illegal-base-one": "ntk 8 1 2048 8192 5000\n",
    "illegal-base-between-zero-and-one": "yarn 8 0.99 2048 8192 5000\n",
    "illegal-base-negative-garbage-behind": "pi 8 -10000 2048 8192 5000\n6.28 or not\n",
    "illegal-training-length-zero": "yarn 8 10000 0 8192 5000\n",
    "illegal-position-negative": "pi 8 10000 2048 8192 -1\n",
    "illegal-position-at-the-end": "yarn 8 10000 2048 8192 8192\n",
    "illegal-position-at-the-end-none": "none 6 500 100 300 300\n",
    "boundary-last-position": "pi 6 500 100 300 299\n",
    "boundary-first-position": "ntk 6 500 100 300 0\n",
    "boundary-same-length-yarn": "yarn 6 500 300 300 77\n",
    "boundary-same-length-ntk": "ntk 6 500 300 300 77\n",
    "boundary-base-just-above-one": "yarn 6 1.01 77 200 90\n",
    "boundary-largest-factor": "yarn 10 900000.5 9000 900000 654321\n",
    "short-training-everything-interpolated": "yarn 6 400 6 17 13\n",
    "long-training-nothing-interpolated": "yarn 6 21 4000 9100 6001\n",
    "distinct-ntk": case("ntk", 10, 300, 70, 190),
    "distinct-yarn": case("yarn", 14, 250, 160, 520),
    "typical-yarn": case("yarn", 12, 80, 100, 240),
    "head-of-128-yarn": "yarn 128 10000 4096 32768 20011\n",
    "largest-yarn": "yarn 256 1000000 10000 1000000 999999\n",
    "largest-ntk": "ntk 256 1000000 10000 1000000 999983\n",
}
