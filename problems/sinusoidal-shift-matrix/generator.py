"""Test cases of the shift matrix: near and far positions, shifts forward and backward, few pairs and many."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]

FARTHEST = 100_000


def case(d_model: int, positions: tuple[int, int], shifts: tuple[int, int]) -> Case:
    """A position and a shift between the given limits."""

    def draw_input(draw: Draw) -> str:
        return lines((d_model, draw.integer(*positions), draw.integer(*shifts)))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "two-pairs": "4 3 2\n",
    "three-pairs-backward": case(6, (15, 30), (-9, -3)),
    "illegal-no-columns": "0 3 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-first-step": "2 0 1\n",
    "smallest-one-pair-backward": "2 5 -2\n",
    "two-pairs-backward": "4 7 -3\n",
    "illegal-d-model-zero-garbage-behind": "0 5 1\nno columns\n- -\n",
    "illegal-d-model-one": "1 3 2\n",
    "illegal-d-model-negative": "-4 3 2\n",
    "illegal-d-model-odd": "5 3 2\n",
    "illegal-d-model-odd-number-behind": "7 12 4\n3\n",
    "illegal-position-negative": "4 -1 2\n",
    "illegal-position-negative-garbage-behind": "6 -100 100\nposition zero\n",
    "illegal-shift-below-zero": "4 3 -4\n",
    "illegal-shift-below-zero-garbage-behind": "8 0 -1\nnan nan\n",
    "illegal-shift-far-below-zero": "4 7 -100000\n",
    "boundary-no-shift": case(4, (5, 60), (0, 0)),
    "boundary-no-shift-three-pairs": case(6, (200, 900), (0, 0)),
    "boundary-position-zero": case(6, (0, 0), (5, 40)),
    "boundary-back-to-zero": "4 13 -13\n",
    "boundary-back-to-zero-three-pairs": "6 21 -21\n",
    "boundary-farthest-position": case(6, (FARTHEST, FARTHEST), (3, 50)),
    "boundary-farthest-shift": case(8, (3, 50), (FARTHEST, FARTHEST)),
    "boundary-farthest-back-to-zero": "8 100000 -100000\n",
    "boundary-one-pair": case(2, (20, 90), (3, 30)),
    "boundary-most-columns": case(64, (10, 90), (3, 30)),
    "distinct-two-pairs": case(4, (11, 30), (5, 9)),
    "distinct-four-pairs": case(8, (10, 90), (2, 7)),
    "distance-five-forward": "4 11 5\n",
    "distance-five-backward": "4 16 -5\n",
    "negative-zero-forward": case(8, (5, 90), (2, 4)),
    "negative-zero-backward": case(8, (50, 90), (-4, -2)),
    "typical-eight-columns": case(8, (10, 40), (2, 9)),
    "typical-sixteen-columns-backward": case(16, (20, 60), (-9, -2)),
    "far-shift": case(12, (100, 900), (2000, 9000)),
    "far-position": case(10, (60_000, 90_000), (-20_000, 20_000)),
    "largest-forward": "64 100000 100000\n",
    "largest-backward": case(64, (90_000, FARTHEST), (-80_000, -50_000)),
}
