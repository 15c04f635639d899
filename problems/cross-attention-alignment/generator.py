"""Test cases of cross-attention and alignment."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, Redraw, lines

Case = Callable[[Draw], str]


def projections(draw: Draw, d_dec: int, d_enc: int, d_k: int, d_v: int, values: float) -> list[Matrix]:
    """Draw W_Q, W_K and W_V, so narrow that scores have a spread of about 1 whatever the widths are."""
    query, key = round(1.6 / math.sqrt(d_dec), 2), round(1.6 / math.sqrt(d_enc), 2)
    return [
        draw.matrix(d_dec, d_k, -query, query, 2),
        draw.matrix(d_enc, d_k, -key, key, 2),
        draw.matrix(d_enc, d_v, -values, values, 2),
    ]


def case(
    m: int,
    n: int,
    widths: tuple[int, int, int, int],
    valid: int | None = None,
    *,
    decimals: int = 1,
    values: float | None = None,
) -> Case:
    """Sequences without peculiarities; widths are d_dec, d_enc, d_k, d_v, W_V goes up to `values`."""
    d_dec, d_enc, _, _ = widths

    def draw_input(draw: Draw) -> str:
        reach = values or round(3 / math.sqrt(d_enc), 2)
        y = draw.matrix(m, d_dec, -2, 2, decimals)
        memory = draw.matrix(n, d_enc, -2, 2, decimals)
        header = (m, n, *widths, n if valid is None else valid)
        return lines(header, y, memory, *projections(draw, *widths, reach))

    return draw_input


def loud_padding(m: int, n: int, widths: tuple[int, int, int, int], valid: int) -> Case:
    """The padding is five times as long as the real tokens, so who looks at it mostly sees nothing else."""
    d_dec, d_enc, _, _ = widths

    def draw_input(draw: Draw) -> str:
        memory = draw.matrix(valid, d_enc, -2, 2) + draw.matrix(n - valid, d_enc, -10, 10)
        y = draw.matrix(m, d_dec, -2, 2)
        return lines((m, n, *widths, valid), y, memory, *projections(draw, *widths, 1.5))

    return draw_input


def shifted_rows(m: int, n: int, d_k: int, d_v: int, level: float) -> Case:
    """Scores far from zero, above it for even targets and below it for odd ones, that differ by little in a row.

    The first feature of the memory is 10 everywhere, that of the targets 10 or -10; only the first columns of
    W_Q and W_K see these features, and they make `level`² times 100 of them.
    """

    def draw_input(draw: Draw) -> str:
        y = [[10.0 * (-1) ** i, *draw.vector(3, -2, 2)] for i in range(m)]
        memory = [[10.0, *draw.vector(4, -2, 2)] for _ in range(n)]
        w_q = [[level, *[0.0] * (d_k - 1)], *([0.0, *draw.vector(d_k - 1, -0.9, 0.9, 2)] for _ in range(3))]
        w_k = [[level, *[0.0] * (d_k - 1)], *([0.0, *draw.vector(d_k - 1, -0.9, 0.9, 2)] for _ in range(4))]
        return lines((m, n, 4, 5, d_k, d_v, n), y, memory, w_q, w_k, draw.matrix(5, d_v, -3, 3))

    return draw_input


def repeated_sources(m: int, n: int, widths: tuple[int, int, int, int], valid: int) -> Case:
    """Some source tokens are repeated word for word, and at least two targets align with a repeated one."""
    d_dec, d_enc, _, _ = widths

    def draw_input(draw: Draw) -> str:
        y = draw.matrix(m, d_dec, -2, 2)
        distinct = draw.matrix((valid + 1) // 2, d_enc, -2, 2)
        sources = [list(distinct[i % len(distinct)]) for i in range(valid)]
        weights = projections(draw, *widths, 1.5)
        padding = [list(distinct[0]) for _ in range(n - valid)]  # hidden, whatever it says
        repeated = [
            best % len(distinct) < valid - len(distinct) for best in best_of(y, distinct, *weights[:2])
        ]
        if sum(repeated) < 2:
            raise Redraw
        return lines((m, n, *widths, valid), y, sources + padding, *weights)

    return draw_input


def best_of(y: Matrix, memory: Matrix, w_q: Matrix, w_k: Matrix) -> list[int]:
    """The source with the largest score of each target."""

    def project(row: list[float], weights: Matrix) -> list[float]:
        return [sum(a * b for a, b in zip(row, column, strict=True)) for column in zip(*weights, strict=True)]

    keys = [project(row, w_k) for row in memory]
    queries = [project(row, w_q) for row in y]
    scores = [[sum(a * b for a, b in zip(query, key, strict=True)) for key in keys] for query in queries]
    return [max(range(len(row)), key=row.__getitem__) for row in scores]


def equal_but_for_rounding(m: int, n: int, d_v: int) -> Case:
    """The best two keys are equal, a · b and 1 · ab, but float64 makes the second one larger.

    The queries are large, or the difference would get lost in the softmax.
    """

    def draw_input(draw: Draw) -> str:
        a, b = draw.decimal(0.6, 0.9, 1), draw.decimal(3.1, 3.9, 1)
        product = round(a * b, 2)
        if not a * b > product:
            raise Redraw
        y = [[draw.decimal(6, 10, 2)] for _ in range(m)]
        others = [draw.vector(2, 0, 0.3) for _ in range(n - 2)]
        first = draw.integer(0, n - 3)
        memory = [*others[:first], [0.0, product], *others[first:], [a, 0.0]]
        return lines((m, n, 1, 2, 1, d_v, n), y, memory, [[10.0]], [[b], [1.0]], draw.matrix(2, d_v, -3, 3))

    return draw_input


def extreme(m: int, n: int, d_v: int) -> Case:
    """Entries at the ends of the range, and scores close to the largest that are allowed."""

    def draw_input(draw: Draw) -> str:
        y = [[10.0 * (-1) ** i, draw.decimal(-10, 10, 2)] for i in range(m)]
        memory = [[10.0 * (-1) ** draw.integer(0, 1), draw.decimal(-10, 10, 2)] for _ in range(n)]
        return lines(
            (m, n, 2, 2, 1, d_v, n),
            y,
            memory,
            [[9.9], [0.05]],
            [[9.9], [-0.02]],
            [[10.0, *draw.vector(d_v - 1, -10, 10, 2)], [-10.0, *draw.vector(d_v - 1, -10, 10, 2)]],
        )

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "padding-behind": ("2 3 2 2 2 2 2\n1 0.5\n-1 2\n0.3 1\n2 -1\n9 9\n1 0\n0 1\n0.5 1\n1 -0.3\n4 0\n0 2\n"),
    "four-widths": (
        "3 4 2 3 1 2 4\n0.7 -1.2\n-0.4 0.9\n1.5 0.3\n0.8 -0.5 1.1\n-1.3 0.6 0.2\n0.8 -0.5 1.1\n0.1 1.4 -0.9\n"
        "0.9\n-0.6\n1.2\n-0.7\n0.4\n0.5 -1\n-2 1.4\n1 0.3\n"
    ),
    "illegal-no-targets": "0 3 2 2 2 2 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1 1 1 1 1\n0.7\n-1.2\n0.4\n0.9\n2.3\n",
    "smallest-two-sources": case(1, 2, (1, 1, 1, 1)),
    "illegal-no-sources": "2 0 3 4 2 2 1\n",
    "illegal-negative-targets": "-3 4 2 2 2 2 1\n",
    "illegal-no-target-features": "2 3 0 2 2 2 3\n",
    "illegal-no-source-features": "2 3 2 0 2 2 3\n",
    "illegal-d-k-zero": "2 3 2 2 0 2 3\n",
    "illegal-d-v-negative": "2 3 2 2 1 -2 3\n",
    "illegal-nothing-valid": "2 3 1 1 1 1 0\n1\n2\n1\n0.5\n-1\n1\n1\n2\n",
    "illegal-valid-negative": "2 3 1 1 1 1 -1\n1\n2\n1\n0.5\n-1\n1\n1\n2\n",
    "illegal-more-valid-than-sources": "2 3 1 1 1 1 4\n1\n2\n1\n0.5\n-1\n1\n1\n2\n",
    "illegal-valid-far-too-large": "1 2 2 2 2 2 1000\n",
    "illegal-negative-sources-garbage-behind": "2 -1 2 2 2 2 1\nY E\nnot a number\n? --\n",
    "illegal-valid-garbage-behind": "1 2 1 1 1 1 3\n0.5 x\n[1, 2]\n",
    "tie-three-sources": "2 3 1 1 1 1 3\n1\n2\n1\n1\n0\n1\n1\n1\n",
    "tie-repeated-words": repeated_sources(5, 6, (4, 3, 2, 2), 6),
    "tie-repeated-words-and-padding": repeated_sources(4, 9, (2, 5, 3, 4), 7),
    "tie-all-sources-equal": "2 4 1 2 1 1 3\n0.5\n-1.5\n1 0.5\n1 0.5\n1 0.5\n-3 2\n0.8\n0.3\n-0.7\n2\n-1.6\n",
    "tie-but-for-rounding": equal_but_for_rounding(3, 4, 2),
    "tie-but-for-rounding-more-sources": equal_but_for_rounding(2, 7, 3),
    "tie-but-for-rounding-one-target": equal_but_for_rounding(1, 5, 4),
    "boundary-one-target": case(1, 5, (3, 4, 2, 3)),
    "boundary-one-source": case(4, 1, (3, 2, 4, 2)),
    "boundary-one-valid": case(3, 4, (2, 3, 3, 2), 1),
    "boundary-one-padding": case(3, 5, (4, 2, 3, 3), 4),
    "boundary-d-k-one": case(3, 4, (2, 5, 1, 3)),
    "boundary-one-feature": case(4, 5, (1, 1, 3, 2), 4),
    "boundary-entries": extreme(4, 5, 3),
    "distinct-more-sources": case(3, 8, (5, 4, 2, 6), 7),
    "distinct-more-targets": case(8, 4, (2, 5, 6, 7), 3),
    "distinct-wide-decoder": case(4, 5, (9, 3, 2, 6), 3, values=9.9),
    "distinct-wide-keys": case(5, 6, (3, 4, 9, 2), 4),
    "square": case(4, 4, (3, 3, 3, 3), 3),
    "square-no-padding": case(5, 5, (2, 2, 2, 2)),
    "loud-padding": loud_padding(4, 6, (3, 5, 2, 2), 4),
    "loud-padding-more-targets": loud_padding(7, 5, (4, 2, 3, 6), 2),
    "negative-zero-small-values": case(5, 4, (3, 2, 2, 4), 3, decimals=2, values=0.02),
    "negative-zero-smaller-values": case(4, 6, (2, 3, 3, 5), decimals=2, values=0.01),
    "overflow-shifted-rows": shifted_rows(4, 5, 3, 2, 3.7),
    "overflow-shifted-rows-wide": shifted_rows(5, 4, 6, 3, 6.2),
    "overflow-shifted-far": shifted_rows(3, 6, 4, 2, 9.8),
    "overflow-lowest-scores-and-padding": (
        "2 4 1 2 1 2 3\n-10\n-9.98\n10 -0.3\n10 -0.8\n10 -0.1\n3 4\n10\n10\n0.01\n0.4 -1\n5.5 2.6\n"
    ),
    "typical-translation": case(5, 6, (8, 8, 8, 8), 5, decimals=2),
    "typical-other-encoder": case(4, 7, (6, 10, 5, 4), 6, decimals=2),
    "largest-all-limits": case(60, 100, (64, 64, 32, 32), 97),
    "largest-more-targets": case(100, 60, (3, 5, 2, 1)),
}
