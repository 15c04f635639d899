"""Layers of known models, small layers with all sizes different, lengths at the crossover, and illegal sizes."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Redraw, lines

Case = Callable[[Draw], str]


def distinct(draw: Draw) -> str:
    """Draw a layer whose sizes all differ, with d_ff other than 4 d_model."""
    n_heads, d_k = draw.integer(2, 9), draw.integer(3, 16)
    sizes = [draw.integer(2, 30), draw.integer(20, 400), n_heads * d_k, n_heads, draw.integer(15, 500)]
    if len({*sizes, d_k}) < 6 or sizes[4] == 4 * sizes[2]:
        raise Redraw("two sizes are related")
    return lines(sizes)


def at_crossover(extra: int) -> Case:
    """Draw a layer of length 2 d_model + d_ff, where the two sides are equal, or `extra` more."""

    def draw_input(draw: Draw) -> str:
        n_heads, d_k, d_ff = draw.integer(2, 9), draw.integer(3, 16), draw.integer(15, 500)
        d_model = n_heads * d_k
        return lines((draw.integer(2, 9), 2 * d_model + d_ff + extra, d_model, n_heads, d_ff))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "base-model-of-the-paper": "2 1024 512 8 2048\n",
    "long-narrow-layer": "3 500 48 6 100\n",
    "illegal-no-batch": "0 1024 512 8 2048\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-all-ones": "1 1 1 1 1\n",
    "smallest-two-tokens": "1 2 1 1 1\n",
    "illegal-batch-zero-garbage-behind": "0 500 48 6 100\nB = none\nnan -\n",
    "illegal-batch-negative": "-3 500 48 6 100\n",
    "illegal-length-zero": "3 0 48 6 100\n",
    "illegal-length-negative-numbers-behind": "3 -500 48 6 100\n48 6\n",
    "illegal-d-model-zero": "3 500 0 6 100\n",
    "illegal-d-model-negative": "3 500 -48 6 100\n",
    "illegal-heads-zero": "3 500 48 0 100\n",
    "illegal-heads-zero-garbage-behind": "2 1024 512 0 2048\nH: ?\n",
    "illegal-heads-negative": "3 500 48 -6 100\n",
    "illegal-d-ff-zero": "3 500 48 6 0\n",
    "illegal-d-ff-negative": "3 500 48 6 -100\n",
    "illegal-heads-do-not-divide": "3 500 48 7 100\n",
    "illegal-more-heads-than-columns": "1 1024 8 16 32\n",
    "illegal-everything": "-1000000 -1000000 -1000000 -1000000 -1000000\n",
    "boundary-one-head": "2 290 64 1 90\n",
    "boundary-heads-of-one-column": "2 310 64 64 90\n",
    "boundary-one-token": "4 1 128 4 300\n",
    "boundary-d-ff-one": "3 70 24 4 1\n",
    "boundary-longest-sequence-narrowest-layer": "1 1000000 1 1 1\n",
    "distinct-sizes": distinct,
    "distinct-other-sizes": distinct,
    "batch-of-32": "32 128 96 6 200\n",
    "batch-of-1000-without-a-change-of-share": "1000 500 48 6 100\n",
    "tie-both-sides-equal": at_crossover(0),
    "tie-first-length-above": at_crossover(1),
    "tie-last-length-below": at_crossover(-1),
    "tie-both-sides-equal-smallest": "1 3 1 1 1\n",
    "typical-gpt2-small": "1 1024 768 12 3072\n",
    "typical-bert-base": "16 512 768 12 3072\n",
    "typical-long-context": "1 32768 4096 32 11008\n",
    "beyond-64-bits-long": "500 1000000 16384 128 65536\n",
    "largest-everything": "1000000 1000000 1000000 1000000 1000000\n",
}
