"""Test cases of Adam: gradients of both signs, epsilons that count, warmups shorter and longer than the run."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(
    n: int,
    lr: float,
    beta1: float,
    beta2: float,
    eps: float,
    w_0: float,
    warmup: int,
    *,
    low: float = -0.6,
    high: float = 0.9,
    decimals: int = 2,
) -> Case:
    """Gradients between `low` and `high`, more of them above zero than below."""

    def draw_input(draw: Draw) -> str:
        return lines((n, lr, beta1, beta2, eps, w_0, warmup), draw.vector(n, low, high, decimals))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "warmup-of-two-steps": "3 0.01 0.9 0.999 0.001 0.5 2\n0.2 -0.1 0.33\n",
    "no-warmup": "6 0.003 0.9 0.999 0.00000001 -0.7 0\n0.02 0.03 -0.01 0.05 0.01 0.02\n",
    "illegal-no-gradients": "0 0.01 0.9 0.999 0.001 0.5 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-step": "1 0.01 0.9 0.999 0.01 0 0\n-0.03\n",
    "smallest-one-step-of-many": "1 0.02 0.8 0.99 0.05 0.3 3\n0.2\n",
    "illegal-n-zero": "0 0.02 0.9 0.99 0.01 0 0\n",
    "illegal-n-negative-garbage-behind": "-3 0.02 0.9 0.99 0.01 0 4\ngradients\n1e-3 nan\n",
    "illegal-lr-zero": "2 0 0.9 0.99 0.01 0.5 1\n0.1 0.2\n",
    "illegal-lr-negative": "2 -0.01 0.9 0.99 0.01 0.5 1\n",
    "illegal-beta1-one": "3 0.01 1 0.99 0.01 0.5 1\n0.1 0.2 0.3\n",
    "illegal-beta1-above-one": "3 0.01 1.1 0.99 0.01 0.5 1\n",
    "illegal-beta1-negative": "2 0.01 -0.1 0.99 0.01 0.5 0\n0.1 0.2\n",
    "illegal-beta2-one": "2 0.01 0.9 1 0.01 0.5 0\n0.1 0.2\n",
    "illegal-beta2-above-one-garbage-behind": "2 0.01 0.9 1.5 0.01 0.5 0\n0.1 g_2\n",
    "illegal-beta2-negative": "2 0.01 0.9 -0.0001 0.01 0.5 0\n0.1 0.2\n",
    "illegal-eps-zero": "2 0.01 0.9 0.99 0 0.5 0\n0.1 0.2\n",
    "illegal-eps-negative": "2 0.01 0.9 0.99 -0.000000001 0.5 0\n0.1 0.2\n",
    "illegal-warmup-negative": "2 0.01 0.9 0.99 0.01 0.5 -1\n0.1 0.2\n",
    "illegal-warmup-negative-garbage-behind": "3 0.01 0.9 0.99 0.01 0.5 -1000\n0.1 ... 0.3\n",
    "boundary-beta1-zero": case(4, 0.02, 0, 0.95, 0.01, 0.4, 3),
    "boundary-beta2-zero": case(4, 0.02, 0.7, 0, 0.05, -0.4, 0, low=0.1),
    "boundary-both-betas-zero": case(5, 0.03, 0, 0, 0.1, 1.5, 2),
    "boundary-betas-just-below-one": case(5, 0.01, 0.9999, 0.9999, 0.001, 0.2, 4),
    "boundary-warmup-of-one-step": case(4, 0.013, 0.9, 0.99, 0.02, 0.1, 1),
    "boundary-warmup-of-all-steps": case(5, 0.02, 0.9, 0.98, 0.01, 0.6, 5),
    "boundary-warmup-one-step-longer": case(5, 0.02, 0.9, 0.98, 0.01, 0.6, 6),
    "boundary-longest-warmup": case(6, 1, 0.5, 0.9, 0.03, -0.8, 1_000_000, low=300, high=900),
    "boundary-least-eps": "4 0.007 0.9 0.99 0.000000001 0.3 3\n0 0.4 0 -0.3\n",
    "boundary-largest-eps": case(4, 1, 0.6, 0.8, 1, -3, 2),
    "boundary-gradients-of-zero": "3 0.01 0.9 0.99 0.001 -0.25 2\n0 0 0\n",
    "boundary-largest-gradients": "4 0.06 0.8 0.97 0.5 -1000 3\n1000 -990 720.5 -310\n",
    "distinct-short-warmup": case(7, 0.02, 0.85, 0.98, 0.03, 0.7, 4),
    "distinct-long-warmup": case(5, 0.4, 0.7, 0.96, 0.2, -1.3, 11),
    "negative-zero-updates": case(5, 0.000003, 0.9, 0.99, 0.01, 0.4, 0, low=-0.9, high=0.1),
    "negative-zero-weight": "2 0.000001 0.5 0.7 0.02 0 0\n0.3 0.2\n",
    "eps-larger-than-gradients": case(8, 0.2, 0.9, 0.99, 0.02, 0.5, 3, low=-0.004, high=0.012, decimals=4),
    "same-gradient-again-and-again": "14 0.01 0.9 0.999 0.00001 0.3 0\n" + " ".join(["0.37"] * 14) + "\n",
    "typical-no-warmup": case(8, 0.001, 0.9, 0.999, 0.00000001, 0.5, 0),
    "typical-warmup": case(9, 0.002, 0.9, 0.98, 0.000001, -0.2, 5),
    "largest": case(5000, 0.013, 0.9, 0.999, 0.01, 0.8, 400),
}
