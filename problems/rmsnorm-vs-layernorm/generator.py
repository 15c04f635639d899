"""Test cases of RMSNorm and LayerNorm: a matrix of tokens, gamma, a factor and a shift."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(
    n: int,
    d: int,
    eps: float,
    a: float,
    c: float,
    *,
    mean: float = 0.8,
    spread: float = 2,
    decimals: int = 1,
    gamma: float = 1.9,
) -> Case:
    """Entries around `mean`, so that subtracting the mean shows; gamma of either sign."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(n, d, mean - spread, mean + spread, decimals)
        return lines((n, d, eps, a, c), x, draw.vector(d, -gamma, gamma, 2))

    return draw_input


def some_rows_zero(n: int, d: int, eps: float, a: float, c: float) -> Case:
    """Every other row is zero: 0 / √eps, where a program without eps divides 0 by 0."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(n, d, -1.2, 2.5)
        x[::2] = [[0.0] * d for _ in x[::2]]
        return lines((n, d, eps, a, c), x, draw.vector(d, -1.9, 1.9, 2))

    return draw_input


def some_rows_constant(n: int, d: int, eps: float, a: float, c: float) -> Case:
    """In every other row all entries are equal: its LayerNorm is 0, its RMSNorm is not."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(n, d, -1.2, 2.5)
        x[::2] = [[draw.decimal(-3, 3)] * d for _ in x[::2]]
        return lines((n, d, eps, a, c), x, draw.vector(d, -1.9, 1.9, 2))

    return draw_input


def tiny_outputs(n: int, d: int, eps: float, a: float, c: float) -> Case:
    """The first feature has a gamma of a few hundredths: some outputs round to zero from below."""

    def draw_input(draw: Draw) -> str:
        x = draw.matrix(n, d, -1.5, 1.5)
        for row in x:
            row[0] = draw.decimal(-0.3, 0.1)
        return lines((n, d, eps, a, c), x, [0.01, *draw.vector(d - 1, -1.9, 1.9, 2)])

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "two-rows": "2 3 0.5 2.5 3\n1 2 4.3\n-0.5 0.4 0.3\n1.1 0.6 2.1\n",
    "hardly-any-eps": "3 3 0.00001 2 -1\n1.5 -0.3 2.4\n0.7 0.7 0.7\n0 -1.2 0.9\n1 0.8 1.3\n",
    "illegal-no-rows": "0 3 0.5 2.5 3\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 0.3 2 0.7\n1.4\n0.9\n",
    "illegal-negative-rows": "-2 3 0.1 2 1\n",
    "illegal-no-features": "3 0 0.5 1 0.5\n",
    "illegal-negative-features": "2 -1 0.5 3 1\n",
    "illegal-eps-zero": "2 2 0 2 1\n",
    "illegal-eps-negative": "1 3 -0.1 0.5 4\n",
    "illegal-two-negative-sizes-with-matrices": "-1 -2 0.5 2 1\n0.5 1.5\n1 2\n",
    "illegal-eps-zero-with-matrices": "2 2 0 2 1\n0.5 1.5\n-1 0.4\n1 2\n",
    "illegal-eps-zero-with-numbers": "1 1 0 -3 0.7\n0.4\n1.2\n",
    "illegal-eps-negative-with-matrices": "1 2 -0.2 2 1\n0.5 1.5\n1 2\n",
    "illegal-no-rows-with-garbage-behind": "0 3 0.2 2 1\nrms norm\n- 1 2\n",
    "illegal-eps-zero-with-garbage-behind": "2 1 0 2 1\nNone\nnan?\n[1.0]\n",
    "boundary-one-row": case(1, 5, 0.2, 2, 1.5),
    "boundary-one-feature": case(4, 1, 0.4, 0.5, -1.2),
    "boundary-smallest-eps": case(3, 4, 0.00001, 0.01, 2, mean=0.02, spread=0.05, decimals=2),
    "boundary-largest-eps": case(3, 4, 10, 3, 2),
    "boundary-factor-zero": case(3, 4, 0.3, 0, 0.9),
    "boundary-nothing-changes": case(3, 4, 0.3, 1, 0),
    "boundary-entries": (
        "2 4 0.01 -100 1000000\n1000 -1000 999.99 -0.01\n0.01 -1000 0 1000\n10 -10 9.99 -0.01\n"
    ),
    "distinct-more-features": case(3, 7, 0.5, 2, 1.3),
    "distinct-more-rows": case(6, 4, 0.1, 0.4, -1.7),
    "negative-factor": case(3, 5, 0.3, -1, 0.6),
    "negative-factor-and-shift": case(4, 3, 0.8, -0.5, -2.4),
    "eps-dominates": case(4, 5, 2, 5, 0.2, mean=0.1, spread=0.5, decimals=2),
    "zero-rows": some_rows_zero(4, 3, 0.25, 2, 0.5),
    "zero-rows-small-eps": some_rows_zero(3, 5, 0.001, 3, -0.04),
    "constant-rows": some_rows_constant(5, 3, 0.2, 1.5, 0.7),
    "shifted-far": case(3, 4, 0.001, 1.5, 1_000_000, mean=0.05, spread=0.1, decimals=2),
    "shifted-far-below": case(4, 6, 0.0002, 2, -999_999.99, mean=-0.02, spread=0.07, decimals=2),
    "negative-zero-few-rows": tiny_outputs(3, 4, 0.3, 2, 0.5),
    "negative-zero-more-rows": tiny_outputs(5, 3, 0.2, 0.5, -0.8),
    "typical-few-tokens": case(4, 8, 0.00001, 2, 1, decimals=2, gamma=1.5),
    "typical-more-features": case(3, 12, 0.001, 4, -0.5, decimals=2, gamma=1.5),
    "one-wide-row": case(1, 2000, 0.1, 3, 0.5),
    "largest-matrix": case(40, 250, 0.5, 0.3, 1.1),
}
