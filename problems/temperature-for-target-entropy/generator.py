"""Test cases of the temperature for a target entropy."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(n: int, m: int, *, level: float = 0, spread: float = 2.5, decimals: int = 2) -> Case:
    """Scores up to `spread` away from a level, the largest in a random place; targets in random order."""

    def draw_input(draw: Draw) -> str:
        z = draw.vector(n, level - spread, level + 0.8 * spread, decimals)
        z[draw.permutation(n)[0]] = level + spread
        targets = draw.vector(m, 0.25 * math.log(n), 0.97 * math.log(n), 3)
        return lines((n, m), z, targets)

    return draw_input


def some_far_below(n: int, m: int, far: int, gap: float) -> Case:
    """The last `far` scores lie `gap` below the others, which need a temperature near 1: exp makes them 0."""

    def draw_input(draw: Draw) -> str:
        z = draw.vector(n - far, -1.5, 1.5, 2) + draw.vector(far, -gap - 1.5, -gap, 2)
        z[draw.integer(0, n - far - 1)] = 1.8
        return lines((n, m), z, draw.vector(m, 0.4 * math.log(n - far), 0.9 * math.log(n - far), 3))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "three-scores": "3 2\n3 1 0.5\n0.6 1\n",
    "two-best-scores": "4 3\n-1 2 0.5 2\n1.25 0.8 1.37\n",
    "illegal-target-too-large": "2 1\n100 0\n0.7\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-two-scores": "2 1\n1 -0.3\n0.4\n",
    "smallest-one-target": case(3, 1),
    "illegal-one-score": "1 1\n",
    "illegal-no-scores": "0 2\n",
    "illegal-no-targets": "3 0\n1 2 3\n\n",
    "illegal-negative-targets-garbage-behind": "2 -1\nz = [1, 2]\nno target\n",
    "illegal-equal-scores": "3 1\n2.5 2.5 2.5\n",
    "illegal-equal-scores-garbage-behind": "4 2\n-1.2 -1.2 -1.2 -1.2\nany will do\n",
    "illegal-equal-scores-target-behind": "2 1\n7 7\n0.5\n",
    "illegal-target-below-two-best": "3 1\n2 2 0\n0.5\n",
    "illegal-second-target-below-three-best": "5 2\n1.5 -2 1.5 0 1.5\n1.2 1.05\n",
    "illegal-target-zero": "3 1\n3 1 0.5\n0\n",
    "illegal-target-negative": "3 3\n3 1 0.5\n0.4 0.9 -0.3\n",
    "illegal-second-target-above": "3 2\n3 1 0.5\n0.6 1.2\n",
    "illegal-target-just-above-ln-n": "3 1\n3 1 0.5\n1.0997\n",
    "illegal-target-just-below-ln-c": "4 1\n0.8 -0.5 0.8 0.2\n0.692\n",
    "boundary-targets-next-to-ln-n": "3 2\n3 1 0.5\n1.0976 1.08\n",
    "boundary-targets-next-to-ln-c": "4 2\n8 -5 8 2\n0.6942 0.7\n",
    "boundary-target-next-to-zero": "2 2\n40 -12\n0.001 0.003\n",
    "boundary-hot": "2 1\n100 0\n0.69\n",
    "boundary-hottest": "2 2\n1000 -1000\n0.3653 0.36\n",
    "boundary-coldest": lines((1000, 3), [0.01] * 613 + [0.02] + [0.01] * 386, (1.5, 0.9, 6.39)),
    "boundary-cold": "3 3\n0.02 0.05 -0.01\n0.5 0.9 0.06\n",
    "boundary-most-targets": case(6, 20),
    "distinct-sizes": case(5, 3),
    "distinct-more-targets-than-scores": case(3, 7, spread=30),
    "tie-three-best-of-four": "4 3\n2 2 -0.5 2\n1.2 1.12 1.38\n",
    "tie-two-best-of-three": "3 1\n2 2 0\n0.9\n",
    "tie-below-the-best": "5 3\n0.4 1.7 0.4 0.4 -1\n1.2 0.5 1.55\n",
    "overflow-large-scores": case(5, 3, level=900),
    "overflow-large-negative-scores": case(4, 3, level=-950),
    "overflow-some-far-below": some_far_below(7, 3, 2, 900),
    "overflow-most-far-below": some_far_below(9, 2, 6, 985),
    "wide-scores": case(8, 5, spread=400, decimals=1),
    "typical-six-scores": case(6, 2),
    "typical-ten-scores": case(10, 4),
    "largest-all-limits": case(1000, 20, spread=9),
}
