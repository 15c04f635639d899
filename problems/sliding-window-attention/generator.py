"""Test cases of sliding-window attention."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(batch_size: int, seq_len: int, d_k: int, window: int, *, v: float = 9.9, decimals: int = 1) -> Case:
    """Q and K of variance about 1, so that scaled scores spread about 1; V between -v and v."""

    def draw_input(draw: Draw) -> str:
        tokens = batch_size * seq_len
        return lines(
            (batch_size, seq_len, d_k, window),
            draw.matrix(tokens, d_k, -1.8, 1.8, decimals),
            draw.matrix(tokens, d_k, -1.7, 1.7, decimals),
            draw.matrix(tokens, d_k, -v, v, decimals),
        )

    return draw_input


def tiny_values(batch_size: int, seq_len: int, d_k: int, window: int) -> Case:
    """Values of a few thousandths: most outputs round to zero, some of them from below."""

    def draw_input(draw: Draw) -> str:
        tokens = batch_size * seq_len
        values = draw.matrix(tokens, d_k, -1.9, 1.9)
        for row in values:
            row[0] = draw.decimal(-0.005, 0.002, 3)
        return lines(
            (batch_size, seq_len, d_k, window),
            draw.matrix(tokens, d_k, -1.8, 1.8),
            draw.matrix(tokens, d_k, -1.7, 1.7),
            values,
        )

    return draw_input


def shifted_rows(batch_size: int, seq_len: int, d_k: int, window: int) -> Case:
    """Every key has the same large first entry, so each query adds a constant of its own to its whole row.

    The weights are ordinary ones, but the scores are near 200000 in the even rows and near -200000 in the
    odd ones.
    """

    def draw_input(draw: Draw) -> str:
        tokens = batch_size * seq_len
        queries = draw.matrix(tokens, d_k, -1.8, 1.8)
        keys = draw.matrix(tokens, d_k, -1.7, 1.7)
        for i, row in enumerate(queries):
            row[0] = draw.decimal(400, 900) * (-1) ** i
        for row in keys:
            row[0] = 703.7
        return lines((batch_size, seq_len, d_k, window), queries, keys, draw.matrix(tokens, d_k, -60, 60))

    return draw_input


def dominant_hidden_keys(batch_size: int, seq_len: int, d_k: int, window: int) -> Case:
    """The keys of the second half of each sequence beat those of the first half by more than 1000.

    Queries at the beginning must not feel it: an exp shifted by the maximum of all keys gives them 0 / 0.
    """

    def draw_input(draw: Draw) -> str:
        tokens = batch_size * seq_len
        queries = draw.matrix(tokens, d_k, -1.6, 1.6)
        keys = draw.matrix(tokens, d_k, -0.8, 0.8)
        for i in range(tokens):
            queries[i][0] = draw.decimal(2.5, 3.5)
            if i % seq_len >= seq_len // 2:
                keys[i][0] += 950
        return lines((batch_size, seq_len, d_k, window), queries, keys, draw.matrix(tokens, d_k, -60, 60))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "four-tokens": "1 4 2 1\n1 0\n0 1\n1 1\n0 0\n1 0\n0 1\n1 1\n2 0\n1 2\n3 4\n5 6\n7 8\n",
    "large-values": "1 3 2 1\n1 0\n0.5 1\n-1 2\n0.3 1\n2 -1\n1 1\n40 2\n0 30.5\n1 -2\n",
    "two-sequences": (
        "2 3 2 1\n"
        "1 0\n0 1\n1 1\n0.5 -0.5\n-1 1\n2 0\n"
        "1 0\n0 1\n1 1\n0.5 0.5\n-0.5 1\n1 -1\n"
        "10 0\n0 10\n5 5\n-0.001 1\n-0.002 2\n-0.003 3\n"
    ),
    "illegal-batch-size": "0 3 2 1\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-token": "1 1 1 1\n0.7\n-1.3\n-3.72\n",
    "smallest-two-tokens": case(1, 2, 1, 1),
    "illegal-window-zero": "1 3 2 0\n",
    "illegal-window-above-seq-len": "1 3 2 4\n",
    "illegal-batch-size-negative": "-1 4 2 1\n",
    "illegal-seq-len-zero": "2 0 3 1\n",
    "illegal-d-k-zero": "2 4 0 2\n",
    "illegal-two-negative-sizes": "-2 -3 2 1\n",
    "illegal-d-k-negative-with-garbage-behind": "1 3 -2 2\nq k v\nnot a number\n- --\n",
    "illegal-window-negative-with-garbage-behind": "2 2 1 -1\nNone\n?\n\n0x10\n",
    "illegal-window-zero-with-matrices": "1 2 2 0\n1 0.5\n0 1\n0.4 1\n1 0\n7 3\n5 -2\n",
    "illegal-window-zero-batch-with-matrices": "2 1 2 0\n1 0.5\n0 1\n0.4 1\n1 0\n7 3\n5 -2\n",
    "illegal-window-above-with-matrices": "1 2 1 3\n1.5\n-0.4\n0.6\n0.9\n8\n-3\n",
    "boundary-window-equals-seq-len": case(1, 6, 3, 6),
    "boundary-window-one-below-seq-len": case(1, 6, 3, 5),
    "boundary-window-one": case(1, 9, 2, 1, v=999, decimals=3),
    "boundary-one-token-each": case(5, 1, 3, 1, decimals=2),
    "distinct-sizes": case(2, 7, 3, 4),
    "distinct-more-sequences-than-tokens": case(6, 4, 3, 2),
    "batch-square-sequences": case(3, 3, 3, 1),
    "half-of-a-short-sequence": (
        "1 4 1 2\n-0.1\n1.2\n-0.6\n-0.4\n0.3\n0.2\n-1.7\n-0.2\n-56\n3.9\n-44.2\n-49.2\n"
    ),
    "many-keys-large-values": case(1, 200, 2, 150, v=40),
    "negative-zero-one-sequence": tiny_values(1, 5, 2, 1),
    "negative-zero-batch": tiny_values(2, 4, 3, 2),
    "overflow-two-tokens": "1 2 1 1\n60\n1\n60\n59\n3\n7\n",
    "overflow-shifted-rows": shifted_rows(1, 8, 3, 2),
    "overflow-shifted-rows-batch": shifted_rows(2, 6, 4, 1),
    "overflow-dominant-hidden-keys": dominant_hidden_keys(1, 10, 3, 2),
    "overflow-dominant-hidden-keys-batch": dominant_hidden_keys(2, 8, 2, 1),
    "typical-one-sequence": case(1, 10, 8, 2, v=3, decimals=2),
    "typical-batch": case(2, 9, 4, 3, v=3, decimals=2),
    "largest-sequence": case(1, 2000, 7, 100),
    "largest-two-sequences": case(2, 1414, 5, 70),
    "largest-full-attention": case(1, 447, 10, 447),
}
