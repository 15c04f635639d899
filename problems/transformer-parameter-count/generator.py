"""Known models of the three architectures, small ones with all numbers different, and every illegal parameter."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Redraw, lines

Case = Callable[[Draw], str]


def distinct(n_enc: bool, n_dec: bool, tied: int) -> Case:
    """Draw a small model whose sizes and numbers of layers all differ, with d_ff other than 4 d_model."""

    def draw_input(draw: Draw) -> str:
        n_heads, d_k = draw.integer(2, 6), draw.integer(3, 9)
        layers = (n_enc * draw.integer(2, 7), n_dec * draw.integer(2, 7))
        sizes = (draw.integer(30, 300), n_heads * d_k, n_heads, draw.integer(15, 250))
        max_pos = draw.integer(10, 60)
        numbers = [*sizes, *filter(None, layers), max_pos, d_k]
        if len(set(numbers)) < len(numbers) or sizes[3] == 4 * sizes[1]:
            raise Redraw("two sizes are related")
        return lines((*sizes, *layers, tied, max_pos))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "base-model-of-the-paper": "37000 512 8 2048 6 6 1 0\n",
    "decoder-only-untied": "100 8 2 16 0 2 0 10\n",
    "illegal-no-vocabulary": "0 512 8 2048 6 6 1 0\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-encoder-layer": "1 1 1 1 1 0 1 0\n",
    "smallest-decoder-layer": "1 1 1 1 0 1 0 1\n",
    "smallest-both": "1 1 1 1 1 1 0 0\n",
    "illegal-no-vocabulary-garbage-behind": "0 8 2 16 2 2 0 10\nvocabulary: none\nnan -\n",
    "illegal-d-model-zero": "100 0 2 16 2 2 0 10\n",
    "illegal-heads-zero": "100 8 0 16 2 2 1 10\n",
    "illegal-heads-zero-numbers-behind": "100 8 0 16 0 2 0 10\n8 2\n",
    "illegal-heads-negative-garbage-behind": "100 8 -2 16 2 2 1 10\nH = two\n",
    "illegal-heads-do-not-divide": "100 8 3 16 2 2 0 10\n",
    "illegal-more-heads-than-columns": "500 6 12 24 0 3 1 20\n",
    "illegal-d-ff-zero": "100 8 2 0 2 2 0 10\n",
    "illegal-encoder-layers-negative": "100 8 2 16 -1 2 0 10\n",
    "illegal-decoder-layers-negative": "100 8 2 16 4 -3 1 10\n",
    "illegal-no-layers": "100 8 2 16 0 0 0 10\n",
    "illegal-no-layers-numbers-behind": "30522 768 12 3072 0 0 1 512\n1 2 3\n",
    "illegal-tied-two": "100 8 2 16 2 2 2 10\n",
    "illegal-tied-minus-one": "37000 512 8 2048 6 6 -1 0\n",
    "illegal-max-pos-negative": "100 8 2 16 2 2 0 -1\n",
    "illegal-max-pos-least": "50257 768 12 3072 0 12 1 -1000000\n",
    "boundary-one-head": "77 12 1 30 3 2 1 9\n",
    "boundary-heads-of-one-column": "77 12 12 30 2 3 0 9\n",
    "boundary-largest-vocabulary-and-positions": "1000000 6 3 5 1 0 0 1000000\n",
    "boundary-one-encoder-layer-for-many-decoder-layers": "60 10 5 25 1 40 1 0\n",
    "distinct-encoder-decoder": distinct(True, True, 0),
    "distinct-encoder-decoder-tied": distinct(True, True, 1),
    "distinct-encoder-only": distinct(True, False, 0),
    "distinct-decoder-only-tied": distinct(False, True, 1),
    "encoder-decoder-untied": "100 8 2 16 2 2 0 10\n",
    "typical-bert-base": "30522 768 12 3072 12 0 1 512\n",
    "typical-gpt2-small": "50257 768 12 3072 0 12 1 1024\n",
    "typical-big-model-of-the-paper": "37000 1024 16 4096 6 6 1 0\n",
    "beyond-32-bits-gpt-3": "50257 12288 96 49152 0 96 1 2048\n",
    "beyond-64-bits-tied": "1000000 1000000 1000 1000000 1 999999 1 0\n",
    "largest-everything": "1000000 1000000 1000000 1000000 1000000 1000000 0 1000000\n",
}
