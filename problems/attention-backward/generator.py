"""Test cases of the backward pass of scaled dot-product attention."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def tensors(
    draw: Draw, n: int, m: int, d_k: int, d_v: int, v: float, g: float, decimals: int
) -> list[Matrix]:
    """Q and K of variance about 1, so that scaled scores spread about 1; V up to v and G up to g."""
    return [
        draw.matrix(n, d_k, -1.8, 1.8, decimals),
        draw.matrix(m, d_k, -1.7, 1.7, decimals),
        draw.matrix(m, d_v, -v, v, decimals),
        draw.matrix(n, d_v, -g, g, decimals),
    ]


def case(
    n: int, m: int, d_k: int, d_v: int, causal: int = 0, *, v: float = 3, g: float = 9.9, decimals: int = 1
) -> Case:
    """Tensors without peculiarities."""

    def draw_input(draw: Draw) -> str:
        return lines((n, m, d_k, d_v, causal), *tensors(draw, n, m, d_k, d_v, v, g, decimals))

    return draw_input


def tiny_gradient(n: int, m: int, d_k: int, d_v: int, causal: int) -> Case:
    """G of some hundredths: many gradients round to zero, some of them from below."""
    return case(n, m, d_k, d_v, causal, v=0.9, g=0.03, decimals=2)


def shifted_rows(n: int, m: int, d_k: int, d_v: int, causal: int, large: int = 1) -> Case:
    """All keys have the same large first entries, so each query adds a constant of its own to its whole row.

    The weights are ordinary ones, but the scores are thousands, positive in the even rows and negative in
    the odd ones; with seven large entries they go beyond 10000.
    """

    def draw_input(draw: Draw) -> str:
        queries, keys, values, gradient = tensors(draw, n, m, d_k, d_v, 9, 9, 1)
        for i, row in enumerate(queries):
            row[:large] = [x * (-1) ** i for x in draw.vector(large, 70, 90)]
        for row in keys:
            row[:large] = [83.7] * large
        return lines((n, m, d_k, d_v, causal), queries, keys, values, gradient)

    return draw_input


def dominant_hidden_keys(n: int, d_k: int, d_v: int) -> Case:
    """The keys of the second half beat those of the first half by more than 1000.

    The causal mask hides them from the queries of the first half: with the maximum of all keys these get 0 / 0.
    """

    def draw_input(draw: Draw) -> str:
        queries, keys, values, gradient = tensors(draw, n, n, d_k, d_v, 9, 9, 1)
        for i in range(n):
            queries[i][0] = draw.decimal(30, 50)
            keys[i][0] = 97.2 if i >= n // 2 else 0.4
        return lines((n, n, d_k, d_v, 1), queries, keys, values, gradient)

    return draw_input


def extreme(n: int, m: int, d_k: int, d_v: int) -> Case:
    """V and G over the whole range, the ends of the range among them; one entry of Q and K each at an end."""

    def draw_input(draw: Draw) -> str:
        queries, keys, values, gradient = tensors(draw, n, m, d_k, d_v, 100, 100, 2)
        draw.set_ends(values + gradient, 100)
        for row in (queries[0], keys[-1]):
            row[0] = -100.0
        return lines((n, m, d_k, d_v, 0), queries, keys, values, gradient)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "no-mask": "2 2 2 2 0\n1 0.5\n-1 2\n0.3 1\n2 -1\n4 0\n0 3\n1 -2\n0.5 1\n",
    "causal-mask": "3 3 2 1 1\n1 0.5\n-1 2\n0.4 -0.8\n0.3 1\n1.1 -1\n-0.5 0.6\n2\n-3\n4.5\n7\n-5\n6\n",
    "illegal-no-queries": "0 2 2 2 0\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1 1 0\n0.7\n-1.3\n-3.72\n2.25\n",
    "smallest-two-keys": "1 2 1 1 0\n1.1\n0.4\n-0.9\n6.3\n-2.8\n3.5\n",
    "smallest-two-tokens-causal": "2 2 1 1 1\n0.9\n1.4\n-0.6\n0.8\n3.2\n-4.1\n2.7\n-5.3\n",
    "illegal-zero-queries": "0 3 4 2 0\n",
    "illegal-zero-keys": "3 0 2 2 0\n",
    "illegal-zero-d-k": "2 3 0 2 0\n",
    "illegal-zero-d-v-matrices-behind": "1 1 2 0 0\n0.4 1\n1 0\n\n\n",
    "illegal-negative-queries-and-keys": "-3 -3 2 2 1\n",
    "illegal-negative-d-k-garbage-behind": "2 2 -2 1 1\nq k v g\nnot a number\n- --\n",
    "illegal-negative-d-v": "3 3 2 -1 0\n",
    "illegal-causal-two": "2 2 1 1 2\n0.4\n1\n7\n5\n-2\n3\n1.5\n-6\n",
    "illegal-causal-minus-one": "2 2 1 2 -1\n0.4\n1\n7\n5\n-2 6\n3 0.5\n1.5 2\n-6 1\n",
    "illegal-causal-more-keys": "2 3 1 1 1\n0.4\n1\n7\n5\n-2\n3\n1.5\n-6\n0.5\n2\n",
    "illegal-causal-more-queries-garbage-behind": "3 2 4 2 1\nNone\n\n0x10\n",
    "illegal-causal-nothing-behind": "2 4 3 2 1\n",
    "boundary-one-query": case(1, 6, 3, 4),
    "boundary-one-key": case(5, 1, 4, 2),
    "boundary-one-token-causal": case(1, 1, 3, 2, 1),
    "boundary-d-k-one": case(5, 4, 1, 3),
    "boundary-d-v-one": case(3, 4, 5, 1),
    "boundary-widest": case(3, 4, 64, 64),
    "boundary-entries": extreme(4, 5, 3, 2),
    "distinct-more-keys": case(3, 7, 5, 4),
    "distinct-more-queries": case(8, 3, 2, 6),
    "square-all-sizes-equal": case(3, 3, 3, 3),
    "causal-small-gradient": (
        "3 3 2 2 1\n-0.8 -2\n0.6 0.7\n-0.3 0.4\n0.6 2.2\n1 -1.1\n-0.6 0.9\n"
        "1.1 -1.3\n0.6 -1.2\n1.1 -1.6\n0.6 0.6\n-0.6 0\n0 0.1\n"
    ),
    "causal-large-gradient": case(5, 5, 3, 2, 1, g=40),
    "causal-wide-values": case(4, 4, 2, 7, 1, g=30),
    "many-keys": case(3, 150, 2, 3, v=9, g=60),
    "negative-zero-no-mask": tiny_gradient(3, 4, 3, 2, 0),
    "negative-zero-causal": tiny_gradient(5, 5, 2, 3, 1),
    "overflow-shifted-rows": shifted_rows(6, 5, 3, 4, 0),
    "overflow-shifted-rows-causal": shifted_rows(5, 5, 9, 2, 1, large=7),
    "overflow-dominant-hidden-keys": dominant_hidden_keys(6, 3, 2),
    "typical-no-mask": case(5, 7, 8, 4, decimals=2),
    "typical-causal": case(6, 6, 4, 8, 1, decimals=2),
    "largest-many-keys": case(400, 2500, 2, 3),
    "largest-many-keys-narrow": case(400, 2500, 1, 2),
    "largest-causal": case(1000, 1000, 2, 1, 1),
}
