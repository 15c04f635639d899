"""Test cases of log-softmax."""

# TODO: draw the inputs of your exercise; the first words of a name say what the case is for.

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(seq_len: int, vocab_size: int) -> Case:
    """Logits of ordinary size, so that no token of a row dominates."""

    def draw_input(draw: Draw) -> str:
        return lines((seq_len, vocab_size), draw.matrix(seq_len, vocab_size, -2.5, 2.5))

    return draw_input


def one_sure_token(seq_len: int, vocab_size: int) -> Case:
    """The first token leads by so much that its log-probability lies just below zero."""

    def draw_input(draw: Draw) -> str:
        logits = draw.matrix(seq_len, vocab_size, -2.5, 2.5)
        for row in logits:
            row[0] = draw.decimal(18, 20)
        return lines((seq_len, vocab_size), logits)

    return draw_input


def levels_apart(seq_len: int, vocab_size: int) -> Case:
    """Ordinary rows around a level of their own, near 900 and near -900 by turns."""

    def draw_input(draw: Draw) -> str:
        logits = []
        for i in range(seq_len):
            level = 900 * (-1) ** i
            logits.append(draw.vector(vocab_size, level - 2.5, level + 2.5))
        return lines((seq_len, vocab_size), logits)

    return draw_input


def one_token_far_below(seq_len: int, vocab_size: int) -> Case:
    """The last token lies so far below the others that a shift by the smallest logit overflows."""

    def draw_input(draw: Draw) -> str:
        logits = draw.matrix(seq_len, vocab_size, -2.5, 2.5)
        for row in logits:
            row[-1] = draw.decimal(-990, -950)
        return lines((seq_len, vocab_size), logits)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "two-rows": "2 3\n1 2 3\n0.5 0.5 -1.2\n",
    "large-logits": "1 2\n1000 998.7\n",
    "illegal-no-rows": "0 3\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-token": "1 1\n-2.5\n",
    "smallest-two-tokens": case(1, 2),
    "illegal-no-rows": "0 4\n",
    "illegal-no-tokens": "3 0\n",
    "illegal-negative-rows": "-2 3\n",
    "illegal-negative-tokens": "2 -3\n",
    "illegal-both-negative": "-2 -3\n",
    "illegal-garbage-behind": "2 0\nnot a number\n",
    "illegal-logits-behind": "0 2\n1 2\n",
    "boundary-one-row": case(1, 9),
    "boundary-one-token-each": case(6, 1),
    "distinct-more-rows": case(7, 4),
    "distinct-more-tokens": case(3, 8),
    "negative-zero-one-row": one_sure_token(1, 5),
    "negative-zero-more-rows": one_sure_token(4, 3),
    "overflow-levels-apart": levels_apart(6, 4),
    "overflow-levels-apart-more-tokens": levels_apart(3, 7),
    "overflow-one-token-far-below": one_token_far_below(5, 3),
    "typical-short": case(5, 10),
    "typical-long": case(9, 7),
    "largest": case(125, 80),
    "largest-one-row": case(1, 10_000),
}
