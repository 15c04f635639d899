"""Test cases of attention with causal and padding masks."""

from collections.abc import Callable, Sequence

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(
    n: int,
    d: int,
    causal: int,
    valid: Sequence[int],
    *,
    v: float = 9.9,
    decimals: int = 1,
    hidden_v: float = 0,
) -> Case:
    """A sequence for each of the counts in `valid`; scaled scores spread about 1.

    Values lie between -v and v. With `hidden_v` those of the second half of each sequence are near
    that number, so that the least weight on a hidden key shows.
    """

    def draw_input(draw: Draw) -> str:
        tokens = len(valid) * n
        values = draw.matrix(tokens, d, -v, v, decimals)
        if hidden_v:
            for i in range(tokens):
                if i % n >= n // 2:
                    values[i] = draw.vector(d, hidden_v - 9, hidden_v, decimals)
        return lines(
            (len(valid), n, d, causal),
            valid,
            draw.matrix(tokens, d, -1.8, 1.8, decimals),
            draw.matrix(tokens, d, -1.7, 1.7, decimals),
            values,
        )

    return draw_input


def tiny_values(n: int, d: int, causal: int, valid: Sequence[int]) -> Case:
    """The first value of each row is a few thousandths: most of these outputs round to zero, some from below."""

    def draw_input(draw: Draw) -> str:
        tokens = len(valid) * n
        values = draw.matrix(tokens, d, -1.9, 1.9)
        for row in values:
            row[0] = draw.decimal(-0.005, 0.002, 3)
        return lines(
            (len(valid), n, d, causal),
            valid,
            draw.matrix(tokens, d, -1.8, 1.8),
            draw.matrix(tokens, d, -1.7, 1.7),
            values,
        )

    return draw_input


def shifted_rows(n: int, d: int, causal: int, valid: Sequence[int]) -> Case:
    """Every key has the same large first entry, so each query adds a constant of its own to its whole row.

    The weights are ordinary ones, but the scores are near 200000 in the even rows and near -200000 in the
    odd ones.
    """

    def draw_input(draw: Draw) -> str:
        tokens = len(valid) * n
        queries = draw.matrix(tokens, d, -1.8, 1.8)
        keys = draw.matrix(tokens, d, -1.7, 1.7)
        for i, row in enumerate(queries):
            row[0] = draw.decimal(400, 900) * (-1) ** i
        for row in keys:
            row[0] = 703.7
        return lines((len(valid), n, d, causal), valid, queries, keys, draw.matrix(tokens, d, -60, 60))

    return draw_input


def dominant_hidden_keys(n: int, d: int, causal: int, valid: Sequence[int]) -> Case:
    """The keys of the second half of each sequence beat those of the first half by more than 1000.

    Queries that do not see them must not feel it: an exp shifted by the maximum of all keys gives them 0 / 0.
    """

    def draw_input(draw: Draw) -> str:
        tokens = len(valid) * n
        queries = draw.matrix(tokens, d, -1.6, 1.6)
        keys = draw.matrix(tokens, d, -0.8, 0.8)
        for i in range(tokens):
            queries[i][0] = draw.decimal(2.5, 3.5)
            if i % n >= n // 2:
                keys[i][0] += 950
        return lines((len(valid), n, d, causal), valid, queries, keys, draw.matrix(tokens, d, -60, 60))

    return draw_input


def extreme(n: int, d: int, causal: int, valid: Sequence[int]) -> Case:
    """Entries over the whole range, the ends of the range among them."""

    def draw_input(draw: Draw) -> str:
        matrix = draw.matrix(3 * len(valid) * n, d, -1000, 1000, 3)
        draw.set_ends(matrix, 1000)
        return lines((len(valid), n, d, causal), valid, matrix)

    return draw_input


def largest_one_token_each(draw: Draw) -> str:
    """As many sequences as there can be; half of them have no visible key."""
    valid = draw.integers(6000, 0, 1)
    return lines((6000, 1, 1, 1), valid, draw.matrix(18000, 1, -9, 9))


SAMPLE: dict[str, str | Case] = {
    "second-sequence-fully-masked": (
        "2 2 2 1\n2 0\n1 0\n0.5 1\n0.2 1\n1 1\n2 0\n-1 1\n1 0.5\n0 1\n4 2\n6.2 -3\n1 1\n2 5.5\n"
    ),
    "padding-without-causality": (
        "2 3 2 0\n2 3\n"
        "1 0.5\n-0.6 1.2\n0.3 -1\n0.8 1\n-1.1 0.4\n0.2 1.5\n"
        "0.7 -0.4\n1.3 0.6\n-0.9 1.6\n0.5 1\n-1.2 0.3\n1.4 -0.8\n"
        "4 -1.5\n-2 3\n90 70\n1.5 2\n-3 0.5\n2.5 -4\n"
    ),
    "illegal-no-sequences": "0 2 2 1\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-token": "1 1 1 0\n1\n0.7\n-1.3\n-3.72\n",
    "smallest-no-visible-key": "1 1 1 1\n0\n0.7\n-1.3\n-3.72\n",
    "smallest-two-tokens-causal": case(2, 1, 1, [2]),
    "illegal-no-tokens": "2 0 3 0\n1 1\n",
    "illegal-no-features": "2 3 0 1\n1 2\n",
    "illegal-batch-size-negative": "-2 3 2 0\n",
    "illegal-n-negative": "1 -3 2 1\n",
    "illegal-d-negative": "1 3 -2 1\n",
    "illegal-two-negative-sizes": "-2 -3 2 1\n",
    "illegal-causal-two": "1 2 1 2\n",
    "illegal-causal-negative": "1 2 1 -1\n",
    "illegal-causal-two-with-matrices": "1 2 1 2\n1\n0.5\n-1\n1.2\n0.4\n3\n-2\n",
    "illegal-causal-negative-with-matrices": "1 2 1 -1\n2\n0.5\n-1\n1.2\n0.4\n3\n-2\n",
    "illegal-causal-three-garbage-behind": "2 3 2 3\ntwo three\nq k v\n",
    "illegal-d-zero-garbage-behind": "3 2 0 0\nvalid counts\n? ? ?\n",
    "illegal-valid-above-n": "1 3 2 0\n4\n",
    "illegal-valid-negative": "1 3 2 1\n-1\n",
    "illegal-second-valid-above-n": "3 2 1 0\n2 3 1\n",
    "illegal-last-valid-negative": "3 2 1 1\n2 0 -1\n",
    "illegal-valid-far-out": "2 3 4 0\n10000 -10000\n",
    "illegal-valid-above-n-with-matrices": "1 2 1 0\n3\n0.5\n-1\n1.2\n0.4\n3\n-2\n",
    "illegal-valid-negative-with-matrices": "1 2 1 1\n-1\n0.5\n-1\n1.2\n0.4\n3\n-2\n",
    "illegal-last-valid-above-n-with-matrices": "2 1 2 1\n1 2\n0.5 1\n-1 2\n1.2 0.3\n0.4 -1\n3 4\n-2 7\n",
    "illegal-valid-above-n-garbage-behind": "2 2 2 1\n2 3\nno matrices\n1 two nan\n",
    "illegal-valid-negative-garbage-behind": "2 4 3 0\n-3 1\n[[1, 2], [3, 4]]\n\n--\n",
    "boundary-no-valid-keys": case(3, 2, 0, [0, 2]),
    "boundary-no-valid-keys-causal": case(4, 3, 1, [3, 0, 4]),
    "boundary-nothing-visible-at-all": case(3, 2, 0, [0]),
    "boundary-one-valid-key": case(5, 2, 0, [1]),
    "boundary-every-valid-count": case(4, 2, 0, [0, 1, 2, 3, 4], decimals=2),
    "boundary-every-valid-count-causal": case(4, 2, 1, [4, 3, 2, 1, 0], decimals=2),
    "boundary-one-token-each": case(1, 3, 1, [1, 0, 1, 1, 0, 1], decimals=2),
    "boundary-most-features": case(3, 64, 1, [2]),
    "boundary-entries": extreme(4, 3, 1, [3, 4]),
    "padded-queries-keep-their-rows": "1 3 1 0\n2\n1\n2\n-1\n1\n0.5\n20\n3\n-2\n50\n",
    "distinct-sizes": case(7, 3, 0, [4, 6], decimals=3),
    "distinct-sizes-causal": case(5, 2, 1, [2, 4, 3], decimals=3),
    "distinct-more-sequences-than-tokens": case(4, 3, 1, [3, 1, 4, 0, 2, 3]),
    "batch-square-sequences": case(3, 3, 1, [2, 3, 2]),
    "batch-no-padding": case(4, 2, 0, [4, 4]),
    "batch-causal-no-padding": case(4, 2, 1, [4, 4]),
    "large-values-behind-the-padding": case(6, 3, 0, [3, 2], hidden_v=999),
    "large-values-in-the-future": case(6, 2, 1, [6, 5], hidden_v=-990),
    "many-keys-large-values": case(150, 2, 1, [120], v=40),
    "negative-zero-one-sequence": tiny_values(5, 2, 1, [4]),
    "negative-zero-batch": tiny_values(4, 3, 0, [3, 2]),
    "overflow-shifted-rows": shifted_rows(6, 3, 0, [4]),
    "overflow-shifted-rows-causal": shifted_rows(5, 4, 1, [5, 4]),
    "overflow-dominant-padding": dominant_hidden_keys(8, 3, 0, [4, 3]),
    "overflow-dominant-future": dominant_hidden_keys(6, 2, 1, [6, 2]),
    "typical-causal": case(8, 8, 1, [6], v=3, decimals=2),
    "typical-batch": case(7, 4, 0, [5, 7, 4], v=3, decimals=2),
    "largest-sequence": case(500, 12, 1, [430]),
    "largest-one-token-each": largest_one_token_each,
}
