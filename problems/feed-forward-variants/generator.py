"""Test cases of feed-forward networks."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def reach(spread: float, terms: int) -> float:
    """How far numbers may lie from 0, so that a sum of `terms` of them has a standard deviation of `spread`."""
    return max(0.02, round(spread * math.sqrt(3 / terms), 2))


def network(draw: Draw, kind: str, n: int, d_model: int, d_ff: int, out: float) -> list[Matrix]:
    """X and the weights: arguments of act spread about 1.3, outputs about `out`."""
    w = reach(1.3, d_model)
    x = draw.matrix(n, d_model, -1.8, 1.8)
    first = draw.matrix(d_model, d_ff, -w, w, 2)
    last, decimals = reach(out, d_ff), 1 if out > 10 else 2
    if kind in ("relu", "gelu"):
        b_1 = draw.matrix(1, d_ff, -0.6, 0.6)
        w_2 = draw.matrix(d_ff, d_model, -last, last, decimals)
        return [x, first, b_1, w_2, draw.matrix(1, d_model, -2, 2)]
    w_up = draw.matrix(d_model, d_ff, -w, w, 2)
    return [x, first, w_up, draw.matrix(d_ff, d_model, -last, last, decimals)]


def case(kind: str, n: int, d_model: int, d_ff: int, *, out: float = 4.0) -> Case:
    """An ordinary network."""

    def draw_input(draw: Draw) -> str:
        return lines((kind, n, d_model, d_ff), *network(draw, kind, n, d_model, d_ff, out))

    return draw_input


def tiny_outputs(kind: str, n: int, d_model: int, d_ff: int) -> Case:
    """The first output of every token is a few thousandths, mostly negative."""

    def draw_input(draw: Draw) -> str:
        matrices = network(draw, kind, n, d_model, d_ff, 4)
        for row in matrices[3]:  # W_2 or W_down
            row[0] = draw.decimal(-0.002, 0.001, 3)
        for b_2 in matrices[4:]:
            b_2[0][0] = -0.001
        return lines((kind, n, d_model, d_ff), *matrices)

    return draw_input


def far_arguments(kind: str, n: int, d_model: int, d_ff: int) -> Case:
    """Arguments of act beyond 709 of either sign: the first feature is large, and so are its weights to the gate."""

    def draw_input(draw: Draw) -> str:
        matrices = network(draw, kind, n, d_model, d_ff, 2)
        for i, row in enumerate(matrices[0]):
            row[0] = draw.decimal(40, 60) * (-1) ** i
        matrices[1][0] = [draw.decimal(18, 25) * (-1) ** j for j in range(d_ff)]
        matrices[2][0] = draw.vector(d_ff, -0.05, 0.05, 2)
        return lines((kind, n, d_model, d_ff), *matrices)

    return draw_input


def extreme(kind: str, n: int, d_model: int, d_ff: int) -> Case:
    """Entries over the whole range, its ends among them."""

    def draw_input(draw: Draw) -> str:
        shapes = [(n, d_model), (d_model, d_ff), (1, d_ff), (d_ff, d_model), (1, d_model)]
        matrices = [draw.matrix(rows, columns, -100, 100, 3) for rows, columns in shapes]
        for matrix in matrices:
            draw.set_ends(matrix, 100)
        return lines((kind, n, d_model, d_ff), *matrices)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "swiglu": "swiglu 2 2 3\n1 -0.5\n0.3 2\n1 0 -1\n0.5 1 0.2\n0.4 -1 2\n1 0.3 0\n2 0\n-1 1\n0.5 0.7\n",
    "gelu": "gelu 2 2 3\n1 -0.5\n0.3 2\n1 0 -1\n0.5 1 0.2\n0.1 -0.3 0.5\n2 0\n-1 1\n0.5 0.7\n0.2 -0.1\n",
    "illegal-no-tokens": "swiglu 0 2 3\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-gelu": "gelu 1 1 1\n2.3\n1\n0.1\n100\n5\n",
    "smallest-relu": "relu 1 1 1\n2.3\n1\n0.1\n100\n5\n",
    "smallest-geglu": "geglu 1 1 1\n-1.4\n0.6\n2.5\n31.7\n",
    "smallest-swiglu": "swiglu 1 1 1\n1.3\n-0.7\n1.9\n-12.4\n",
    "illegal-kind-glu": "glu 2 2 3\n",
    "illegal-kind-with-matrices": "silu 1 1 2\n0.5\n1 2\n0.3 -1\n4\n-2\n",
    "illegal-kind-capitals": "SwiGLU 1 2 1\n0.5 -1\n1.2\n0.3\n1\n0.7\n2 -3\n",
    "illegal-kind-capitals-plain": "ReLU 1 1 1\n2.3\n1\n0.1\n100\n5\n",
    "illegal-kind-garbage-behind": "mish 2 3 4\nX\nnot a number\n",
    "illegal-negative-tokens": "gelu -2 3 4\n",
    "illegal-no-tokens-weights-behind": "geglu 0 1 1\n0.4\n1.5\n-2\n",
    "illegal-no-features": "reglu 3 0 4\n",
    "illegal-negative-features-garbage-behind": "relu 2 -3 4\nx = [1, 2]\n? --\n",
    "illegal-no-hidden-units": "swiglu 2 3 0\n",
    "illegal-no-hidden-units-matrices-behind": "relu 1 2 0\n0.5 1.5\n\n\n\n3 4\n",
    "illegal-negative-hidden-units": "gelu 2 2 -1\n1 0\n0 1\n",
    "boundary-one-token": case("swiglu", 1, 4, 6),
    "boundary-one-feature": case("geglu", 4, 1, 5),
    "boundary-one-hidden-unit": case("relu", 4, 3, 1),
    "boundary-widest": case("reglu", 1, 128, 4),
    "boundary-entries": extreme("gelu", 3, 2, 4),
    "distinct-relu": case("relu", 4, 3, 5),
    "distinct-gelu": case("gelu", 3, 5, 4),
    "distinct-swiglu": case("swiglu", 5, 2, 7),
    "distinct-geglu": case("geglu", 2, 6, 3),
    "distinct-reglu": case("reglu", 6, 4, 3),
    "square-gelu": case("gelu", 3, 3, 3),
    "square-swiglu": case("swiglu", 3, 3, 3),
    "large-outputs-gelu": case("gelu", 3, 2, 6, out=90),
    "large-outputs-geglu": case("geglu", 3, 2, 6, out=90),
    "negative-zero-relu": tiny_outputs("relu", 4, 3, 4),
    "negative-zero-swiglu": tiny_outputs("swiglu", 4, 3, 5),
    "overflow-swiglu": far_arguments("swiglu", 4, 3, 4),
    "overflow-swiglu-more-units": far_arguments("swiglu", 3, 2, 6),
    "typical-gelu": case("gelu", 4, 6, 24, out=3),
    "typical-swiglu": case("swiglu", 4, 6, 16, out=3),
    "largest-widest": case("gelu", 36, 128, 40),
    "largest-number-of-products": case("swiglu", 555, 18, 180),
}
