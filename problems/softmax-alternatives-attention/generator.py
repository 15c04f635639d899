"""Test cases of attention with softmax, ReLU, ReLU divided by the length, and linear weights."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, Redraw, lines

Case = Callable[[Draw], str]


def without_zero_scores(q: Matrix, k: Matrix) -> tuple[Matrix, Matrix]:
    """Draw again if a dot product is 0 although its products are not."""
    for query in q:
        for key in k:
            products = [round(100 * a) * round(100 * b) for a, b in zip(query, key, strict=True)]
            if sum(products) == 0 and any(products):
                raise Redraw
    return q, k


def case(
    mode: str,
    n: int,
    m: int,
    d_k: int,
    d_v: int,
    *,
    q: float = 1.8,
    v: float = 9.9,
    decimals: int = 1,
    v_decimals: int | None = None,
) -> Case:
    """Q and K of variance about 1, so that scaled scores spread about 1; V between -v and v."""

    def draw_input(draw: Draw) -> str:
        queries, keys = without_zero_scores(
            draw.matrix(n, d_k, -q, q, decimals), draw.matrix(m, d_k, -1.7, 1.7, decimals)
        )
        return lines(
            (n, m, d_k, d_v, mode), queries, keys, draw.matrix(m, d_v, -v, v, v_decimals or decimals)
        )

    return draw_input


def some_rows_hidden(mode: str, n: int, m: int, d_k: int, d_v: int, every: int = 2) -> Case:
    """Positive keys, and every second query (or every one) negative: all its scores are below 0."""

    def draw_input(draw: Draw) -> str:
        queries = draw.matrix(n, d_k, -1.8, 1.8)
        for row in queries[1 % every :: every]:
            row[:] = draw.vector(d_k, -1.8, -0.1)
        keys = draw.matrix(m, d_k, 0.1, 1.7)
        queries, keys = without_zero_scores(queries, keys)
        return lines((n, m, d_k, d_v, mode), queries, keys, draw.matrix(m, d_v, -9.9, 9.9))

    return draw_input


def tiny_values(mode: str, n: int, m: int, d_k: int, d_v: int) -> Case:
    """V of some thousandths: many outputs round to zero, some of them from below."""
    return case(mode, n, m, d_k, d_v, v=0.025, v_decimals=3)


def shifted_rows(n: int, m: int, d_k: int, d_v: int) -> Case:
    """Every key has the same large first entry, so each query adds a constant of its own to its whole row.

    The weights are ordinary ones, but the scores are beyond 1000, positive in the even rows and negative in
    the odd ones.
    """

    def draw_input(draw: Draw) -> str:
        queries, keys = draw.matrix(n, d_k, -1.8, 1.8), draw.matrix(m, d_k, -1.7, 1.7)
        for i, row in enumerate(queries):
            row[0] = draw.decimal(40, 50) * (-1) ** i
        for row in keys:
            row[0] = 48.3
        return lines((n, m, d_k, d_v, "softmax"), queries, keys, draw.matrix(m, d_v, -30, 30))

    return draw_input


def extreme(mode: str, n: int, m: int, d_k: int, d_v: int) -> Case:
    """Ordinary queries and keys but for one entry of each row at an end of the range; V over the whole range."""

    def draw_input(draw: Draw) -> str:
        queries, keys = draw.matrix(n, d_k, -1.8, 1.8, 2), draw.matrix(m, d_k, -1.7, 1.7, 2)
        for i, row in enumerate(queries):
            row[i % d_k] = (-1) ** i * 50.0
        for j, row in enumerate(keys):
            row[(j + 1) % d_k] = (-1) ** j * 50.0
        queries, keys = without_zero_scores(queries, keys)
        return lines((n, m, d_k, d_v, mode), queries, keys, draw.matrix(m, d_v, -50, 50, 2))

    return draw_input


THREE_KEYS = "1 0.5\n-1 -2\n0.3 1\n2 -1\n1 1\n4 0\n0 3\n1 -2\n"

SAMPLE: dict[str, str | Case] = {
    "relu": "2 3 2 2 relu\n" + THREE_KEYS,
    "linear": "2 3 2 2 linear\n" + THREE_KEYS,
    "illegal-no-queries": "0 3 2 2 relu\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-softmax": "1 1 1 1 softmax\n0.7\n-1.3\n-3.72\n",
    "smallest-relu-below-zero": "1 1 1 1 relu\n0.7\n-1.3\n-3.72\n",
    "smallest-relu-len": "1 2 1 1 relu-len\n0.7\n-1.3\n0.8\n-3.72\n5.1\n",
    "illegal-zero-queries": "0 3 4 2 linear\n",
    "illegal-negative-keys": "2 -3 2 1 relu\n",
    "illegal-zero-keys-queries-behind": "2 0 1 1 softmax\n0.4\n-1\n",
    "illegal-zero-d-k-garbage-behind": "3 2 0 1 relu-len\nq k v\nnot a number\n- --\n",
    "illegal-zero-d-v": "2 3 2 0 linear\n",
    "illegal-negative-d-v-garbage-behind": "1 1 1 -1 softmax\n0.5\nNone\n\n0x10\n",
    "illegal-mode-elu-matrices-behind": "2 3 2 2 elu\n" + THREE_KEYS,
    "illegal-mode-capital": "2 3 2 2 Softmax\n" + THREE_KEYS,
    "illegal-mode-garbage-behind": "2 2 1 1 relu_len\n[[1, 2]]\nnan x\n",
    "boundary-one-query-relu": case("relu", 1, 6, 3, 4),
    "boundary-one-key-relu-len": case("relu-len", 5, 1, 3, 2),
    "boundary-d-k-one-linear": case("linear", 4, 3, 1, 3),
    "boundary-d-v-one-softmax": case("softmax", 3, 5, 4, 1),
    "boundary-widest-linear": case("linear", 2, 3, 32, 32),
    "boundary-entries-relu": extreme("relu", 4, 5, 3, 2),
    "boundary-entries-linear": extreme("linear", 5, 4, 3, 3),
    "zero-scores-relu": "3 2 2 1 relu\n0 0\n1.5 0\n-0.7 0.4\n0 2.3\n0 -1.1\n6.1\n-3.4\n",
    "three-keys-relu-len": "2 3 2 2 relu-len\n" + THREE_KEYS,
    "three-keys-softmax": "2 3 2 2 softmax\n" + THREE_KEYS,
    "rows-below-zero-relu": some_rows_hidden("relu", 5, 4, 3, 2),
    "all-rows-below-zero-relu": some_rows_hidden("relu", 3, 4, 2, 3, every=1),
    "distinct-softmax": case("softmax", 3, 7, 5, 4),
    "distinct-relu": case("relu", 8, 3, 2, 5),
    "distinct-relu-len": case("relu-len", 4, 6, 3, 2, v=30),
    "distinct-linear": case("linear", 6, 2, 4, 3),
    "square-relu-len": case("relu-len", 4, 4, 4, 4, v=30),
    "tiny-weights-softmax": "2 4 1 2 softmax\n8\n-3\n5\n3\n0\n-2\n4 1\n7 -2\n-3.2 6.4\n5.3 8.2\n",
    "tiny-weights-linear": "2 3 2 1 linear\n-35 0.5\n-20 -2\n3 -41\n1.5 0.4\n-2 -50\n9\n-6\n30\n",
    "negative-zero-linear": tiny_values("linear", 3, 4, 2, 3),
    "negative-zero-relu": tiny_values("relu", 4, 5, 3, 2),
    "overflow-one-key-far-below": "2 3 2 1 softmax\n40 1\n45 -2\n30 0.5\n30 -0.3\n-10 0.4\n6\n2\n-3\n",
    "overflow-shifted-rows": shifted_rows(4, 5, 2, 3),
    "typical-softmax": case("softmax", 4, 6, 8, 4, v=3, decimals=2),
    "typical-linear": case("linear", 5, 6, 4, 4, v=3, decimals=2),
    "largest-softmax": case("softmax", 50, 80, 32, 32, decimals=2),
    "largest-relu-len": case("relu-len", 100, 40, 6, 32, v=50, decimals=2, q=1.76),
}
