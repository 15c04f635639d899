"""Test cases of the schedules: steps before, at and after the end of warmup, and after the end of the cosine."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(
    kind: str, d_model: int, warmup: int, total: int, peak: float, min_lr: float, m: int, last: int
) -> Case:
    """Steps up to `last`: about a third during warmup, the rest behind it; the step `warmup` is among them."""

    def draw_input(draw: Draw) -> str:
        early = m // 3
        steps = [warmup, *draw.integers(early, 1, warmup), *draw.integers(m - early - 1, warmup, last)]
        order = draw.permutation(m)
        return lines((kind, d_model, warmup, total, peak, min_lr, m), [steps[place] for place in order])

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "noam-of-the-paper": "noam 512 4000 0 1 0 4\n1 100 4000 16000\n",
    "cosine-past-its-end": "cosine 1 10 100 0.001 0.0001 4\n5 10 50 150\n",
    "illegal-no-dimensions": "noam 0 4000 0 1 0 4\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-noam": "noam 1 1 0 1 0 1\n1\n",
    "smallest-rsqrt": "rsqrt 1 1 0 0.00037 0 1\n1\n",
    "smallest-cosine": "cosine 1 1 2 0.0007 0.0002 1\n2\n",
    "illegal-kind-with-capital": "Noam 512 400 0 1 0 3\n",
    "illegal-kind-garbage-behind": "cos 512 400 1000 0.01 0 3\nsteps?\n1 ... 3\n",
    "illegal-d-model-not-used": "cosine -3 10 100 0.001 0.0001 3\n5 10 50\n",
    "illegal-warmup-zero": "rsqrt 512 0 1000 0.001 0 2\n1 2\n",
    "illegal-no-steps": "noam 512 4000 0 1 0 0\n",
    "illegal-m-negative-garbage-behind": "rsqrt 64 100 1000 0.01 0 -2\nnone\n",
    "illegal-peak-zero": "rsqrt 8 4 20 0 0 3\n1 2 3\n",
    "illegal-peak-negative": "noam 512 4000 0 -1 -2 2\n1 2\n",
    "illegal-min-lr-negative": "cosine 8 4 20 0.01 -0.001 2\n1 9\n",
    "illegal-min-lr-not-used-negative": "noam 64 100 0 1 -0.5 2\n7 9\n",
    "illegal-min-lr-above-peak": "cosine 8 4 20 0.001 0.001001 2\n3 9\n",
    "illegal-min-lr-not-used-above-peak": "rsqrt 8 4 20 0.001 0.002 2\n3 9\n",
    "illegal-total-equals-warmup": "cosine 8 40 40 0.001 0 2\n3 41\n",
    "illegal-total-equals-warmup-of-one-step": "cosine 3 1 1 0.5 0.2 1\n1\n",
    "illegal-total-below-warmup-garbage-behind": "cosine 8 40 -7 0.001 0 2\n3 forty\nnan\n",
    "illegal-step-zero": "noam 512 4000 0 1 0 3\n5 0 7\n",
    "illegal-step-negative-garbage-behind": "cosine 8 4 20 0.001 0 4\n9 3 30 -6\nthe end\n0.5\n",
    "boundary-around-the-end-of-warmup": "rsqrt 64 7 0 0.002 0.002 3\n6 7 8\n",
    "boundary-around-the-end-of-warmup-noam": "noam 64 7 -1000 0.3 0 3\n8 7 6\n",
    "boundary-around-total": "cosine 1 3 17 0.0123 0.0004 5\n16 17 18 1000000 4\n",
    "boundary-cosine-of-one-step": "cosine 5 12 13 0.0092 0.0041 4\n11 12 13 14\n",
    "boundary-min-lr-equals-peak": "cosine 9 13 40 0.0031 0.0031 4\n4 13 29 44\n",
    "boundary-warmup-of-one-step": "rsqrt 6 1 0 0.08 0 4\n1 2 3 7\n",
    "boundary-largest-peak": case("noam", 2, 3, 5, 10, 10, 6, 60),
    "boundary-least-peak": "rsqrt 3 5 9 0.000001 0 3\n2 5 11\n",
    "boundary-largest-sizes": "noam 1000000 1000000 1000000 10 0 4\n1000000 999999 3000 700000\n",
    "distinct-rsqrt": case("rsqrt", 48, 90, 700, 3, 2, 8, 2000),
    "distinct-cosine": case("cosine", 48, 90, 700, 3, 2, 8, 900),
    "distinct-noam": case("noam", 48, 90, 700, 3, 2, 8, 2000),
    "typical-noam": case("noam", 512, 4000, 100_000, 1, 0, 8, 100_000),
    "typical-rsqrt": "rsqrt 512 4000 0 0.001 0 4\n1 100 4000 16000\n",
    "typical-cosine": case("cosine", 768, 700, 20_000, 0.0006, 0.00006, 8, 22_000),
    "largest-noam": case("noam", 3, 47_000, 0, 10, 0, 5000, 1_000_000),
    "largest-cosine": case("cosine", 700, 30_011, 650_000, 0.97, 0.03, 5000, 1_000_000),
}
