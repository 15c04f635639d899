"""Layers of known models, tiles that fit and tiles that do not, every size of a score, and illegal sizes."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Redraw, lines

Case = Callable[[Draw], str]


def distinct(item_size: int) -> Case:
    """Draw a layer whose sizes all differ and whose tiles fit neither way."""

    def draw_input(draw: Draw) -> str:
        batch, n_heads = draw.integers(2, 2, 12)
        n_queries, n_keys = draw.integers(2, 500, 3000)
        rows, columns = draw.integers(2, 16, 200)
        numbers = [batch, n_heads, n_queries, n_keys, item_size, rows, columns]
        if len(set(numbers)) < len(numbers) or n_queries % rows == 0 or n_keys % columns == 0:
            raise Redraw("two sizes are equal, or a tile fits")
        return lines(numbers)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "one-long-sequence": "1 32 8192 8192 2 128 64\n",
    "tiles-at-the-edge": "3 5 700 450 4 64 48\n",
    "illegal-no-batch": "0 32 8192 8192 2 128 64\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-all-ones": "1 1 1 1 1 1 1\n",
    "smallest-that-is-seen": "1 1 120 110 1 1 1\n",
    "illegal-batch-zero-garbage-behind": "0 5 700 450 4 64 48\nB = ?\nnan -\n",
    "illegal-batch-and-heads-negative": "-3 -5 700 450 4 64 48\n",
    "illegal-heads-zero": "3 0 700 450 4 64 48\n",
    "illegal-queries-zero": "3 5 0 450 4 64 48\n",
    "illegal-keys-negative": "3 5 700 -450 4 64 48\n",
    "illegal-bytes-zero": "3 5 700 450 0 64 48\n",
    "illegal-bytes-three": "3 5 700 450 3 64 48\n",
    "illegal-bytes-as-bits-numbers-behind": "1 32 8192 8192 32 128 64\n1 2\n",
    "illegal-tile-rows-zero": "3 5 700 450 4 0 48\n",
    "illegal-tile-rows-negative": "3 5 700 450 4 -64 48\n",
    "illegal-tile-columns-zero-garbage-behind": "3 5 700 450 4 64 0\nBc: none\n",
    "illegal-tile-columns-negative": "3 5 700 450 4 64 -48\n",
    "illegal-one-row-too-many": "3 5 450 700 4 451 48\n",
    "illegal-rows-fit-the-keys-only": "1 40 1 32768 2 128 256\n",
    "illegal-one-column-too-many": "3 5 700 450 4 64 451\n",
    "boundary-tile-as-large-as-the-matrix": "2 3 300 200 4 300 200\n",
    "boundary-all-rows-in-a-tile": "2 3 300 200 8 300 60\n",
    "boundary-all-columns-in-a-tile": "2 3 300 200 8 70 200\n",
    "boundary-one-row-left-over": "2 3 301 200 4 60 50\n",
    "boundary-one-column-left-over": "2 3 300 201 4 60 50\n",
    "boundary-one-row-short": "2 3 299 200 4 60 50\n",
    "boundary-tiles-of-one-score": "1 2 100000 99999 1 1 1\n",
    "distinct-one-byte": distinct(1),
    "distinct-two-bytes": distinct(2),
    "distinct-four-bytes": distinct(4),
    "distinct-eight-bytes": distinct(8),
    "batch-of-8": "8 16 2048 2048 2 64 64\n",
    "typical-decoding-step": "1 40 1 32768 2 1 256\n",
    "typical-cross-attention": "16 12 60 350 4 32 64\n",
    "tiles-fit-neither-way": "1 2 100 90 2 30 40\n",
    "beyond-32-bits-narrow-tiles": "64 96 40000 30001 2 3 7\n",
    "largest-layer": "1000 1000 100000 100000 8 100000 100000\n",
    "largest-number-of-tiles": "1000 1000 100000 100000 8 1 1\n",
}
