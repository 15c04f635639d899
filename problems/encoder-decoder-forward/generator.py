"""Test cases of the encoder-decoder Transformer."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]

THREE_TOKENS = """\
3 3 4 3 4
0 2 1
3 1 0
1 0.2 0.6 -0.1
-0.8 -0.2 0.1 -0.9
0.7 0.7 -1.1 -0.1
0.3 -0.2 0.3 -0.9
-1.6 -0.3 0.7 0.7
-0.8 0.5 0.4 0.1
0.2 -1.3 -0.1 -0.2
1.6 0.1 -2.5 1.2
1.7 0 1.7 0.9
0.1 -1.6 -1.1 0
0.2 0 -1 -1.1
0.4 1.4 0.6 -0.6
0.7 0.4 -0.2 0.8
-0.9 -0.4 0.5 -0.2
2.8 1.3 1.4 0.8
0 -0.9 -0.3 -0.4
-1.7 1.5 0.7 -1.4
0.3 0.7 0.4 -0.2
0.2 0.3 -0.5 -0.2
-0.5 -1.5 1.4 -0.3
0.5 -0.1 0.5
1.6 -0.7 -0.6
0.8 0 1.6
-1 -0.8 0
-0.7 -0.5 -1.1 0.4
-0.4 0.9 1 -0.5
1.5 -1.1 -1.5 -1
-0.5 -0.3 1.1 0.3
0.9 0.3 0.5 0.1
0.6 -0.9 1.1 -1.2
0.2 0 -0.6 0.3
-2.1 -1 -0.1 0.8
0.9 -0.7 -0.8 -0.1
1.1 0.8 0.4 0.6
-0.5 -1.9 -0.2 -0.6
-1.7 -2.4 -0.3 0.7
-0.5 0.5 -1.8 -0.7
1.6 -0.2 -0.3 0.2
0.6 -0.8 0.1 -1.1
1.2 -0.4 0.9 -1.1
1.1 -0.6 -1 0.9
-0.2 -0.4 0.5 -0.1
-1.9 -0.4 -0.3 0.5
-0.1 -1.3 -0.6 -1.6
1.2 -0.7 0.3 1.1
0.2 1.6 1 0.1
-0.4 0.4 -0.1 1.2
0.1 1 -0.7 0
-0.5 -0.3 1.9 0.6
0 -0.5 1.4 -0.3
-0.8 -0.7 1.3 -0.7
-0.8 0.3 -0.7 -1.3
-0.8 -0.6 -0.8 0.9
0.5 -1.2 -0.5 0.5
1 1.1 -1 -0.4
0.3 -0.3 -0.1 0.7
1.2 1 2.1 3
1.3 0.2 -0.2 1.1
0.1 1.4 -0.5 -0.3
1.8 -0.5 -0.1
0.5 -0.3 0
1.8 1.2 0.6
0 0.1 1.6
0.1 0.7 -1.3 -0.5
0.6 -0.2 -0.3 -0.2
-0.6 -0.6 0.7 0.7
"""

# With two features every LayerNorm gives about 1 and -1.
TWO_FEATURES = """\
2 2 2 2 3
0 2
1 0
0.5 -0.3
-0.2 0.8
1 0.4
0.6 0.8
-0.7 0.5
1.2 0
1.3 1.1
-0.2 0.7
0.6 1.4
0.3 -1.8
0.4 0.7
1.7 1
1.1 -1
-0.6 -0.8
-1.7 -0.4
-1.5 -0.4
0 0.4
-1 1.2
0.2 -0.5
-1.5 -0.7
0.7 0.5
0.9 -0.5
0.8 -0.2
1.4 0.1
-1 -0.3
0.2 0.3
0.5 -0.4
0.2 1.2
1.1 0.4
0.7 -1.6
0.3 0.1
-1.5 -0.4
-2.4 1
-1.2 -0.2
0.6 0.1
"""


def square(draw: Draw, d: int, spread: float) -> Matrix:
    """Draw a weight matrix whose products with a normalized token have about this spread."""
    reach = max(round(1.7 * spread / math.sqrt(d), 2), 0.02)
    return draw.matrix(d, d, -reach, reach, 2)


def attention(draw: Draw, d: int, sharpness: float = 1) -> list[Matrix]:
    """Draw W_Q, W_K, W_V and W_O; W_Q and W_K grow with the sharpness."""
    return [square(draw, d, spread) for spread in (0.9 * sharpness, 0.9 * sharpness, 1.2, 1.2)]


def feed_forward(draw: Draw, d: int, d_ff: int) -> list[Matrix]:
    """Draw W_1 and W_2."""
    inner, outer = round(1.7 / math.sqrt(d), 2), round(2.4 / math.sqrt(d_ff), 2)
    return [draw.matrix(d, d_ff, -inner, inner, 2), draw.matrix(d_ff, d, -outer, outer, 2)]


def embeddings(draw: Draw, vocab_size: int, d: int) -> Matrix:
    """Draw E, so that embeddings times √d and logits have a spread of about 1."""
    reach = round(1.9 / math.sqrt(d), 2)
    return draw.matrix(vocab_size, d, -reach, reach, 2)


def ids(draw: Draw, length: int, vocab_size: int) -> list[int]:
    """Draw the ids of a sequence, the largest id among them."""
    drawn = draw.integers(length, 0, vocab_size - 1)
    drawn[draw.integer(0, length - 1)] = vocab_size - 1
    return drawn


def case(n: int, m: int, d: int, d_ff: int, vocab_size: int, *, sharpness: float = 1) -> Case:
    """Draw two sequences and weights without peculiarities."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, m, d, d_ff, vocab_size),
            ids(draw, n, vocab_size),
            ids(draw, m, vocab_size),
            embeddings(draw, vocab_size, d),
            *attention(draw, d, sharpness),
            *feed_forward(draw, d, d_ff),
            *attention(draw, d, sharpness),
            *attention(draw, d, sharpness),
            *feed_forward(draw, d, d_ff),
        )

    return draw_input


def wrong_id(row: int, value: int, behind: str | None = None) -> Case:
    """An id outside the table on the line of the source (0) or of the target (1); V is 4."""

    def draw_input(draw: Draw) -> str:
        sequences = [draw.integers(3, 0, 3), draw.integers(2, 0, 3)]
        sequences[row][-1] = value
        if behind is not None:
            return lines((3, 2, 4, 3, 4), *sequences[: row + 1]) + behind
        weights = [*attention(draw, 4), *feed_forward(draw, 4, 3)]
        decoder = [*attention(draw, 4), *attention(draw, 4), *feed_forward(draw, 4, 3)]
        return lines((3, 2, 4, 3, 4), *sequences, embeddings(draw, 4, 4), *weights, *decoder)

    return draw_input


def far_scores(n: int, m: int, vocab_size: int, level: float) -> Case:
    """In both self-attentions the scores of a query are far from 0 on one side, but differ little from key to key.

    Features 5 and 7 hold slow cosines. In E the former is 10 for every token and makes the keys large, the latter
    is 10 or -10 and makes the queries large, of either sign. Scores are about 300 * level² in size.
    """
    d, d_ff = 8, 5

    def with_level(weights: list[Matrix], draw: Draw) -> list[Matrix]:
        w_q, w_k = weights[:2]
        for feature in range(d):
            w_q[feature][0] = 0.0
            w_k[feature][0] = draw.decimal(-0.01, 0.01, 2) if feature < 3 else 0.0
        w_q[7][0] = abs(level)
        w_k[5][0] = level
        return weights

    def draw_input(draw: Draw) -> str:
        table = embeddings(draw, vocab_size, d)
        for token, row in enumerate(table):
            row[5] = 10.0
            row[7] = 10.0 * (-1) ** token
        return lines(
            (n, m, d, d_ff, vocab_size),
            draw.permutation(vocab_size)[:n],
            draw.permutation(vocab_size)[:m],
            table,
            *with_level(attention(draw, d), draw),
            *feed_forward(draw, d, d_ff),
            *with_level(attention(draw, d), draw),
            *attention(draw, d),
            *feed_forward(draw, d, d_ff),
        )

    return draw_input


def cancelling(draw: Draw, d: int, inner: float, outer: float) -> list[Matrix]:
    """Make a feed-forward network that subtracts all but a little of its input: -inner * outer * z.

    It has a unit for the positive and one for the negative part of each feature.
    """
    unit_of = draw.permutation(2 * d)
    w_1 = [[0.0] * (2 * d) for _ in range(d)]
    w_2 = [[0.0] * d for _ in range(2 * d)]
    for feature in range(d):
        for part, sign in enumerate((1, -1)):
            unit = unit_of[2 * feature + part]
            w_1[feature][unit] = sign * inner
            w_2[unit][feature] = -sign * outer
    return [w_1, w_2]


def little_variance(n: int, m: int, d: int, vocab_size: int, inner: float, outer: float) -> Case:
    """Before the last norms of encoder and decoder so little is left of a token that eps shows."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, m, d, 2 * d, vocab_size),
            ids(draw, n, vocab_size),
            ids(draw, m, vocab_size),
            embeddings(draw, vocab_size, d),
            *attention(draw, d),
            *cancelling(draw, d, inner, outer),
            *attention(draw, d),
            *attention(draw, d),
            *cancelling(draw, d, inner, outer),
        )

    return draw_input


def repeated_rows(n: int, m: int, d: int, d_ff: int, copies: int) -> Case:
    """Every row of E occurs twice, the copies in another order, so every argmax is a tie."""

    def draw_input(draw: Draw) -> str:
        table = embeddings(draw, copies, d)
        vocab_size = 2 * copies
        return lines(
            (n, m, d, d_ff, vocab_size),
            ids(draw, n, vocab_size),
            ids(draw, m, vocab_size),
            table,
            [list(table[token]) for token in draw.permutation(copies)],
            *attention(draw, d),
            *feed_forward(draw, d, d_ff),
            *attention(draw, d),
            *attention(draw, d),
            *feed_forward(draw, d, d_ff),
        )

    return draw_input


def equal_but_for_rounding(n: int, m: int, d_ff: int, copies: int) -> Case:
    """With d = 2 a normalized token is about (1, -1) or (-1, 1): logits are equal if differences in E are.

    The best tokens tie because their features differ by the same number, 2.7; float64 makes some of them larger.
    """
    d = 2

    def draw_input(draw: Draw) -> str:
        table = [draw.vector(2, 0, 1, 2) for _ in range(2)]
        for i in range(2 * copies):
            low = draw.decimal(1, 7.3, 2)
            pair = [low, round(low + 2.7, 2)]
            table.append(pair if i % 2 else pair[::-1])
        vocab_size = len(table)
        return lines(
            (n, m, d, d_ff, vocab_size),
            ids(draw, n, vocab_size),
            ids(draw, m, vocab_size),
            table,
            *attention(draw, d),
            *feed_forward(draw, d, d_ff),
            *attention(draw, d),
            *attention(draw, d),
            *feed_forward(draw, d, d_ff),
        )

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "three-tokens": THREE_TOKENS,
    "illegal-no-source": "0 2 2 2 3\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-token-each": case(1, 1, 2, 1, 2),
    "smallest-two-features": TWO_FEATURES,
    "illegal-negative-source-length": "-2 3 4 5 6\n",
    "illegal-no-target": "2 0 4 3 5\n",
    "illegal-no-features": "2 3 0 4 5\n",
    "illegal-negative-features": "2 3 -4 4 5\n",
    "illegal-one-feature": "2 1 1 1 2\n0 1\n1\n",
    "illegal-odd-features": "1 2 3 2 3\n0\n2 1\n",
    "illegal-no-hidden-features": "1 2 4 0 3\n0\n1 2\n",
    "illegal-one-token-vocabulary": "1 2 2 1 1\n0\n0 0\n0.5 1\n",
    "illegal-header-garbage-behind": "2 2 5 4 6\nthe cat\n<bos> le\nnan [0.5]\n",
    "illegal-source-id-negative": wrong_id(0, -1, ""),
    "illegal-source-id-negative-weights-behind": wrong_id(0, -1),
    "illegal-source-id-too-large": wrong_id(0, 4),
    "illegal-source-id-garbage-behind": wrong_id(0, 5, "<bos> le\n0.5 ? --\n"),
    "illegal-target-id-negative": wrong_id(1, -1),
    "illegal-target-id-too-large": wrong_id(1, 4, ""),
    "illegal-target-id-garbage-behind": wrong_id(1, 4, "E\nno table\n"),
    "boundary-one-source-token": case(1, 4, 6, 5, 7),
    "boundary-one-target-token": case(5, 1, 4, 3, 6),
    "boundary-one-hidden-feature": case(3, 4, 6, 1, 5),
    "boundary-two-tokens-vocabulary": case(4, 5, 6, 3, 2),
    "distinct-more-source-tokens": case(6, 3, 8, 5, 7),
    "distinct-more-target-tokens": case(3, 7, 4, 9, 5),
    "distinct-small-vocabulary": case(5, 6, 8, 7, 3),
    "long-sequences-large-scores": case(100, 100, 16, 16, 60, sharpness=24),
    "square": case(6, 6, 6, 6, 6),
    "tie-repeated-rows": repeated_rows(4, 5, 6, 7, 3),
    "tie-repeated-rows-more-tokens": repeated_rows(5, 3, 4, 6, 5),
    "tie-but-for-rounding": equal_but_for_rounding(3, 5, 4, 6),
    "tie-but-for-rounding-more-tokens": equal_but_for_rounding(4, 6, 3, 8),
    "tie-but-for-rounding-longer-target": equal_but_for_rounding(2, 9, 5, 7),
    "overflow-far-above-first": far_scores(4, 5, 6, 2.0),
    "overflow-far-below-first": far_scores(6, 4, 7, -7.0),
    "little-variance": little_variance(4, 5, 6, 7, 0.8, 1.24),
    "less-variance": little_variance(5, 3, 8, 6, 0.75, 1.33),
    "typical-translation": case(5, 6, 8, 16, 10),
    "typical-short-target": case(7, 4, 10, 12, 9),
    "largest-all-limits": case(100, 100, 32, 64, 100),
}
