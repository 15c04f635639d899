"""Test cases of the input representation of BERT."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(len_a: int, len_b: int, max_len: int, d: int, vocab_size: int, *, decimals: int = 1) -> Case:
    """Draw two sentences of any tokens and three tables of about the same spread."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (len_a, len_b, max_len, d, vocab_size),
            draw.integers(len_a, 3, vocab_size - 1),
            draw.integers(len_b, 3, vocab_size - 1),
            draw.matrix(vocab_size + 2 + max_len, d, -1.5, 1.5, decimals),
        )

    return draw_input


def nearly_constant(len_a: int, len_b: int, max_len: int, d: int, vocab_size: int, *, step: float) -> Case:
    """Rows whose entries hardly differ: by a few steps, and some rows not at all."""

    def draw_input(draw: Draw) -> str:
        rows = []
        for i in range(vocab_size + 2 + max_len):
            level = draw.decimal(-1.5, 1.5)
            deviations = draw.integers(d, -3, 3) if i < vocab_size and i % 3 else [0] * d
            rows.append([round(level + deviation * step, 6) for deviation in deviations])
        return lines(
            (len_a, len_b, max_len, d, vocab_size),
            draw.integers(len_a, 3, vocab_size - 1),
            draw.integers(len_b, 3, vocab_size - 1),
            rows,
        )

    return draw_input


def illegal_ids(a: list[int], b: list[int], max_len: int, d: int, vocab_size: int) -> Case:
    """Complete tables behind sentences one of which has an illegal id."""

    def draw_input(draw: Draw) -> str:
        rows = draw.matrix(vocab_size + 2 + max_len, d, -1.5, 1.5)
        return lines((len(a), len(b), max_len, d, vocab_size), a, b, rows)

    return draw_input


TABLES = "0.1 0\n1 0.5\n0.3 2\n-1 0.4\n0.7 1\n0.5 0\n0 0.6\n"  # five tokens and two segments, d = 2

SAMPLE: dict[str, str | Case] = {
    "pair-cut": (
        "2 2 6 3 5\n3 4\n4 3\n0.1 0 0\n1 0.5 -1\n0.3 2 1.1\n-1 0.4 2\n0.7 1 -0.4\n0.5 0.3 0.1\n0 0.6 -0.4\n"
        "0 0.1 0.2\n0.3 0 0.1\n-0.2 0.4 0\n0.1 0.1 -0.6\n0 0.5 0.2\n0.9 0 0\n"
    ),
    "one-sentence-padded": (
        "2 0 6 3 5\n4 3\n\n0.1 0 0\n1 0.5 -1\n0.3 2 1.1\n-1 0.4 2\n0.7 1 -0.4\n0.5 0.3 0.1\n0 0.6 -0.4\n"
        "0 0.1 0.2\n0.3 0 0.1\n-0.2 0.4 0\n0.1 0.1 -0.6\n0 0.5 0.2\n0.9 0 0\n"
    ),
    "illegal-empty-sentence": "0 2 6 3 5\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-sentence": "1 0 3 1 4\n3\n\n0.4\n-1\n0.3\n1.2\n0.5\n0.1\n0\n0.7\n-0.2\n",
    "smallest-pair": case(1, 1, 5, 2, 4),
    "illegal-len-a-negative": "-1 2 6 3 5\n",
    "illegal-len-b-negative": "2 -1 6 3 5\n",
    "illegal-d-zero": "2 2 6 0 5\n3 4\n4 3\n",
    "illegal-three-tokens": "2 1 6 4 3\n",
    "illegal-max-len-two": "1 0 2 2 5\n3\n\n" + TABLES + "0 1\n0.3 0\n",
    "illegal-max-len-four-for-a-pair": "1 1 4 2 5\n3\n4\n" + TABLES + "0 1\n0.3 0\n-0.2 0.4\n0.1 0\n",
    "illegal-max-len-three-for-a-pair": "2 1 3 2 5\n3 4\n4\n" + TABLES + "0 1\n0.3 0\n-0.2 0.4\n",
    "illegal-max-len-three-with-garbage-behind": "2 1 3 4 9\n[CLS] a b [SEP]\n?\n\n",
    "illegal-id-of-sep-in-a": illegal_ids([3, 5, 2, 4], [6, 3], 10, 3, 7),
    "illegal-id-equals-v-in-a-with-garbage-behind": "3 2 9 4 6\n3 6 5\nfour five\n0.1 - x\n",
    "illegal-id-of-pad-in-b": illegal_ids([3, 5], [4, 6, 0], 9, 3, 7),
    "illegal-id-equals-v-in-b": "2 2 8 3 5\n3 4\n3 5\n",
    "illegal-id-negative-in-b": illegal_ids([3, 3, 4], [-1, 4], 8, 3, 5),
    "illegal-id-in-what-is-cut-off-of-a": illegal_ids([3, 5, 4, 6, 1], [4], 6, 3, 7),
    "illegal-id-in-what-is-cut-off-of-b": illegal_ids([4, 3], [5, 5, 4, 6, 7], 7, 3, 7),
    "boundary-max-len-three": case(4, 0, 3, 3, 8),
    "boundary-max-len-five": case(5, 3, 5, 4, 9),
    "boundary-one-sentence-fits": case(5, 0, 7, 3, 9),
    "boundary-one-sentence-one-too-long": case(6, 0, 7, 3, 9),
    "boundary-pair-fits": case(4, 3, 10, 3, 8),
    "boundary-pair-one-too-long": case(3, 5, 10, 4, 8),
    "boundary-one-feature": case(3, 2, 9, 1, 6),
    "boundary-four-tokens": case(2, 0, 6, 5, 4),
    "padded-one-sentence": case(3, 0, 8, 4, 7),
    "padded-pair": case(2, 3, 11, 3, 8),
    "padded-pair-two-features": (
        "1 1 7 2 5\n3\n4\n" + TABLES + "0 0.1\n0.3 0\n-0.2 0.4\n0.1 0.1\n0 0.5\n0 1\n1 1\n"
    ),
    "first-sentence-cut-two-features": (
        "3 1 5 2 5\n3 4 3\n4\n" + TABLES + "0 0.1\n0.3 0\n-0.2 0.4\n0.1 0.1\n0 0.5\n"
    ),
    "first-sentence-much-longer": case(9, 2, 10, 3, 11),
    "second-sentence-much-longer": case(2, 9, 9, 4, 11),
    "distinct-both-sentences-cut": case(7, 8, 12, 3, 10),
    "negative-zero-pair": case(4, 3, 10, 6, 9),
    "negative-zero-one-sentence": case(6, 0, 8, 5, 7, decimals=2),
    "nearly-constant-rows": nearly_constant(5, 4, 12, 4, 9, step=0.002),
    "variance-like-eps": nearly_constant(4, 4, 11, 5, 8, step=0.000001),
    "typical-pair": case(6, 5, 14, 4, 20, decimals=2),
    "typical-pair-cut": case(8, 4, 12, 6, 15, decimals=2),
    "tie-odd-room": case(4, 4, 8, 3, 9),
    "tie-even-room": case(5, 5, 9, 4, 10),
    "largest-sequence": case(400, 311, 512, 16, 738),
    "largest-sentences-and-features": case(2000, 1999, 112, 64, 200),
}
