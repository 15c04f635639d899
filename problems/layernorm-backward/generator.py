"""Test cases of LayerNorm backward: the input X, gamma, and the gradient G from above."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(
    n: int,
    d: int,
    eps: float,
    *,
    mean: float = 0.7,
    spread: float = 1.8,
    decimals: int = 1,
    gamma: float = 1.9,
    grad: float = 2.2,
) -> Case:
    """Entries of X around `mean`; gamma and G of either sign, G with a mean of its own so that it matters."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, d, eps),
            draw.matrix(n, d, mean - spread, mean + spread, decimals),
            draw.vector(d, -gamma, gamma, decimals),
            draw.matrix(n, d, -0.6 * grad, grad, decimals),
        )

    return draw_input


def some_rows_constant(n: int, d: int, eps: float) -> Case:
    """In every other row all entries are equal: the variance is 0, and only eps stands under the root."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(n, d, -1.2, 2.5)
        x[::2] = [[draw.decimal(-3, 3)] * d for _ in x[::2]]
        return lines((n, d, eps), x, draw.vector(d, -1.9, 1.9), draw.matrix(n, d, -1.3, 2.2))

    return draw_input


def large_variance(n: int, d: int, eps: float) -> Case:
    """Entries of X up to 300: the gradients with respect to X are hundredths, some of them just below 0."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(n, d, -300, 300)
        return lines((n, d, eps), x, draw.vector(d, -1.9, 1.9), draw.matrix(n, d, -1.3, 2.2))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "two-rows": "2 3 0.01\n1 2 4\n0.5 -1 0\n1 2 0.5\n1 0 -1\n0.3 2 1\n",
    "a-constant-row": "2 4 0.25\n0.4 0.4 0.4 0.4\n1 -1.5 2 0.3\n0.5 1 -2 1.5\n1 0.5 -0.3 2\n-0.7 1.2 0.6 0.1\n",
    "illegal-no-rows": "0 3 0.01\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 0.3\n1.4\n0.9\n-1.26\n",
    "smallest-two-features": "1 2 0.5\n1.4 0.3\n0.9 -0.7\n-1.2 0.8\n",
    "illegal-negative-rows": "-2 3 0.1\n",
    "illegal-no-features": "3 0 0.1\n",
    "illegal-negative-features": "2 -1 0.5\n",
    "illegal-eps-zero": "2 2 0\n",
    "illegal-eps-negative": "1 3 -0.1\n",
    "illegal-two-negative-sizes-with-numbers": "-1 -2 0.5\n0.5 1.5\n",
    "illegal-eps-zero-with-matrices": "2 2 0\n0.5 1.5\n-1 0.4\n1 2\n0.3 -0.6\n1.1 0.2\n",
    "illegal-eps-zero-with-one-row": "1 3 0\n0.5 1.5 -0.2\n1 2 0.4\n0.3 -0.6 1.2\n",
    "illegal-no-rows-with-garbage-behind": "0 3 0.2\nlayer norm\n- 1 2\n",
    "illegal-eps-zero-with-garbage-behind": "2 1 0\nNone\nnan?\n[1.0]\n",
    "illegal-no-features-with-garbage-behind": "1 0 0.1\n\ngamma\n\n",
    "boundary-one-row": case(1, 5, 0.2),
    "boundary-one-feature": case(4, 1, 0.4),
    "boundary-smallest-eps": case(3, 4, 0.00001, mean=0.01, spread=0.02, decimals=2, grad=0.2),
    "boundary-largest-eps": case(3, 4, 10),
    "boundary-entries": (
        "2 4 0.5\n1000000 -1000000 999999.99 -0.01\n0.01 0 0.5 1.25\n10 -10 9.99 -0.01\n"
        "-10 10 -9.99 0.01\n10 -7.5 -10 3.5\n"
    ),
    "distinct-more-features": case(3, 7, 0.5),
    "distinct-more-rows": case(6, 4, 0.1),
    "square": case(4, 4, 0.3),
    "eps-dominates": case(4, 5, 2, mean=0.1, spread=0.6),
    "constant-rows": some_rows_constant(4, 3, 0.2),
    "constant-rows-small-eps": some_rows_constant(3, 5, 0.001),
    "far-from-zero": case(3, 4, 0.0002, mean=999_900, spread=0.06, decimals=2, gamma=0.4, grad=0.5),
    "far-below-zero": case(2, 6, 0.001, mean=-999_900, spread=0.08, decimals=2, gamma=0.4, grad=0.5),
    "negative-zero-few-rows": large_variance(3, 4, 0.3),
    "negative-zero-more-rows": large_variance(5, 3, 0.2),
    "typical-few-tokens": case(3, 8, 0.00001, decimals=2, gamma=1.5),
    "typical-more-tokens": case(6, 6, 0.00001, decimals=2, gamma=1.5),
    "many-rows": case(60, 5, 0.1),
    "one-row-of-4096": case(1, 4096, 0.1),
    "largest-two-rows-of-4096": case(2, 4096, 0.3),
}
