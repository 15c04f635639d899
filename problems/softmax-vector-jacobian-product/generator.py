"""Test cases of the softmax backward pass."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def logits(draw: Draw, m: int, n: int, tau: float, decimals: int = 1) -> Matrix:
    """Logits that have a spread of about 1 after the division by tau."""
    return draw.matrix(m, n, -1.8 * tau, 1.8 * tau, decimals)


def case(m: int, n: int, tau: float, *, g: float = 9.9, decimals: int = 1) -> Case:
    """Ordinary logits; the gradient from above lies between -g and g."""

    def draw_input(draw: Draw) -> str:
        z = logits(draw, m, n, tau, decimals)
        return lines((m, n), (tau,), z, draw.matrix(m, n, -g, g, decimals))

    return draw_input


def on_levels(m: int, n: int, tau: float, levels: tuple[float, ...], *, g: float = 90) -> Case:
    """The rows lie around levels of their own, taken in turns, that are huge after the division by tau."""

    def draw_input(draw: Draw) -> str:
        z = logits(draw, m, n, tau, 2)
        z = [[round(x + levels[i % len(levels)], 2) for x in row] for i, row in enumerate(z)]
        return lines((m, n), (tau,), z, draw.matrix(m, n, -g, g))

    return draw_input


def one_far_below(m: int, n: int, tau: float, gap: float) -> Case:
    """In each row one logit lies `gap` below the others: a shift by the minimum or the mean overflows."""

    def draw_input(draw: Draw) -> str:
        z = logits(draw, m, n, tau)
        for row in z:
            row[draw.integer(0, n - 1)] -= gap
        return lines((m, n), (tau,), z, draw.matrix(m, n, -9.9, 9.9))

    return draw_input


def equal_gradients(m: int, n: int, tau: float) -> Case:
    """The same G for all probabilities of a row, apart from the last row: the gradients are exactly 0 there."""

    def draw_input(draw: Draw) -> str:
        g = [[draw.decimal(-60, 60)] * n for _ in range(m - 1)] + draw.matrix(1, n, -9, 9)
        return lines((m, n), (tau,), logits(draw, m, n, tau, 2), g)

    return draw_input


def one_hot_gradients(m: int, n: int, tau: float, size: float) -> Case:
    """G has a single entry per row, so the answer is a row of the Jacobian."""

    def draw_input(draw: Draw) -> str:
        g = [[0.0] * n for _ in range(m)]
        for row in g:
            row[draw.integer(0, n - 1)] = size
        return lines((m, n), (tau,), logits(draw, m, n, tau, 2), g)

    return draw_input


def small_gradients(m: int, n: int, tau: float) -> Case:
    """Gradients of a few thousandths, some of them below 0, others not that small."""

    def draw_input(draw: Draw) -> str:
        g = draw.matrix(m, n, -0.02, 0.02, 2)
        g[0] = draw.vector(n, -0.9, 0.9, 2)
        return lines((m, n), (tau,), logits(draw, m, n, tau, 2), g)

    return draw_input


def long_row(n: int, tau: float, leading: int, lead: float, decimals: int, g: int) -> Case:
    """One long row of which a few logits lead by so much that their probabilities can be seen."""

    def draw_input(draw: Draw) -> str:
        z = draw.vector(n, -1 * tau, 1 * tau, decimals)
        for _ in range(leading):
            z[draw.integer(0, n - 1)] = draw.decimal(lead - tau, lead + tau, decimals)
        return lines((1, n), (tau,), z, draw.vector(n, -g, g, 0))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "two-rows": "2 3\n0.5\n1 0.2 -0.4\n0 0 2\n4 -3 5\n2 6 -1\n",
    "illegal-tau-zero": "2 3\n0\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1\n0.5\n-1.3\n2.7\n",
    "smallest-two-columns": case(1, 2, 0.7),
    "illegal-no-rows": "0 3\n0.5\n",
    "illegal-no-columns": "2 0\n",
    "illegal-negative-rows": "-2 3\n",
    "illegal-negative-columns": "2 -3\n1\n",
    "illegal-both-negative": "-1 -2\n0.5\n0.3 0.4\n1 2\n",
    "illegal-no-rows-with-garbage-behind": "0 2\ntau\nnot a number\n",
    "illegal-no-columns-with-garbage-behind": "1 0\n--\n?\n",
    "illegal-negative-rows-with-matrices-behind": "-1 2\n0.5\n0.3 0.4\n-1 2\n",
    "illegal-negative-columns-with-matrices-behind": "1 -2\n2\n0.3 0.4\n-1 2\n",
    "illegal-no-rows-and-tau-zero": "0 0\n0\n",
    "illegal-tau-zero-of-two-rows": "2 2\n0\n",
    "illegal-tau-zero-with-garbage-behind": "1 2\n0\nNone\n0x10 nan\n",
    "illegal-tau-zero-with-matrices-behind": "1 2\n0\n0.3 1.4\n-1 2\n",
    "illegal-tau-negative": "3 2\n-0.5\n",
    "illegal-tau-just-negative": "2 1\n-0.01\n",
    "illegal-tau-negative-with-garbage-behind": "1 1\n-2\nz g\n",
    "illegal-tau-negative-with-matrices-behind": "1 3\n-1\n0.3 1.4 -0.2\n-1 2 5\n",
    "boundary-tau-smallest": case(2, 3, 0.01, g=90, decimals=2),
    "boundary-tau-largest": case(2, 4, 100, g=900),
    "boundary-tau-one": case(3, 4, 1),
    "boundary-one-row": case(1, 8, 0.4),
    "boundary-one-column": "3 1\n2\n0.5\n-0.25\n1\n40\n-3\n0.01\n",
    "boundary-entries": "2 3\n100\n1000 900.5 -1000\n-999.99 -1000 -870\n1000 -1000 999.99\n-1000 1000 -940.25\n",
    "distinct-more-rows": case(7, 3, 0.5),
    "distinct-more-columns": case(3, 8, 2.5),
    "distinct-large-gradients": case(4, 6, 3, g=990),
    "equal-gradients": equal_gradients(4, 3, 1.5),
    "one-hot-gradients": one_hot_gradients(3, 5, 0.6, 10),
    "one-hot-negative-gradients": one_hot_gradients(4, 3, 2, -25),
    "negative-zero-small-gradients": small_gradients(3, 4, 0.8),
    "negative-zero-more-columns": small_gradients(2, 7, 1.5),
    "overflow-levels": on_levels(5, 4, 0.8, (700, -900, 0.5)),
    "overflow-smallest-tau": on_levels(4, 5, 0.01, (999, -998.5), g=400),
    "overflow-large-tau": on_levels(3, 4, 1.25, (-990, 980)),
    "overflow-one-far-below": one_far_below(3, 5, 0.5, 600),
    "overflow-one-very-far-below": one_far_below(4, 4, 0.1, 990),
    "typical-low-temperature": case(5, 6, 0.5, g=3, decimals=2),
    "typical-high-temperature": case(4, 8, 2, g=5, decimals=2),
    "largest-one-row": long_row(10_000, 1.2, 40, 6, 1, 99),
    "large-row-of-integers": long_row(9_000, 0.75, 12, 5, 0, 9),
    "largest-most-rows": case(1000, 4, 1.5),
}
