"""Test cases of the wavelengths: few pairs and many, bases from just above 1, training lengths around a wavelength."""

from collections.abc import Callable
from math import pi

from judge.authoring.drawing import Draw, Redraw, lines

Case = Callable[[Draw], str]


def case(d: int, low_base: float, high_base: float, decimals: int = 1) -> Case:
    """A base between the two and a training length amid the wavelengths, so that the counts are above 0 and differ."""

    def draw_input(draw: Draw) -> str:
        base = draw.decimal(low_base, high_base, decimals)
        wavelengths = [2 * pi * base ** (2 * k / d) for k in range(d // 2)]
        l_train = draw.decimal(6, round(wavelengths[-1], 1), decimals)
        complete = sum(wavelength < l_train for wavelength in wavelengths)
        if not 0 < complete < len(wavelengths) or 2 * complete == len(wavelengths):
            raise Redraw
        if min(abs(wavelength - l_train) for wavelength in wavelengths) < 0.001:
            raise Redraw
        return lines((d, base, l_train))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "four-pairs": "8 10000 4096\n",
    "one-pair": "2 50 6.5\n",
    "illegal-no-pairs": "0 10000 4096\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-pair-not-completed": "2 1.5 6.28\n",
    "smallest-one-pair-completed": "2 10000 6.29\n",
    "smallest-two-pairs": "4 10000 100\n",
    "illegal-d-zero": "0 500 100\n",
    "illegal-d-one": "1 10000 512\n",
    "illegal-d-negative": "-4 10000 512\n",
    "illegal-d-odd": "7 10000 4096\n",
    "illegal-d-odd-garbage-behind": "9 10000 2048\nwavelengths = [\n6.28, ...\n",
    "illegal-base-one": "8 1 4096\n",
    "illegal-base-below-one": "6 0.99 4096\n",
    "illegal-base-zero": "4 0 100\n",
    "illegal-base-negative": "4 -10000 100\n",
    "illegal-base-one-garbage-behind": "2 1 7\nnan or not\n",
    "illegal-training-length-zero": "8 10000 0\n",
    "illegal-training-length-negative": "8 10000 -4096\n",
    "illegal-training-length-negative-garbage-behind": "4 100 -0.01\n# end\n",
    "boundary-base-just-above-one": "8 1.01 6.32\n",
    "boundary-largest-base": "8 1000000 1000.5\n",
    "boundary-one-pair-largest-base": "2 1000000 10\n",
    "boundary-shortest-training": "6 21 0.01\n",
    "boundary-training-below-one": "8 100 0.5\n",
    "boundary-longest-training": "10 1000000 10000000\n",
    "boundary-just-below-a-wavelength": "8 10000 62.83\n",
    "boundary-just-below-the-third-of-five": "10 300 61.52\n",
    "boundary-just-above-a-wavelength": "8 10000 628.32\n",
    "between-half-a-wavelength-and-a-whole": "10 300 38.5\n",
    "between-radians-and-turns": "6 1000 50.5\n",
    "shorter-training": "8 10000 4000\n",
    "integers-that-are-not-10000": "12 700 300\n",
    "distinct-ten-dimensions": case(10, 50, 900),
    "distinct-fourteen-dimensions": case(14, 20, 400, 2),
    "distinct-base-below-ten": case(6, 2, 9.5),
    "typical-eight-dimensions": case(8, 90, 200),
    "typical-twelve-dimensions": case(12, 20, 90),
    "rotary-head-of-64": "64 10000 1024\n",
    "rotary-head-of-128": "128 10000 2048\n",
    "largest-original-transformer": "512 10000 5000\n",
    "largest-base-and-length": "512 1000000 10000000\n",
}
