"""Test cases of the hidden size of SwiGLU."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def drawn(low: int, high: int, mult: tuple[float, float], multiple_of: tuple[int, int]) -> Case:
    """Draw d_model, mult (2 decimals) and multiple_of between bounds."""

    def draw_input(draw: Draw) -> str:
        return lines((draw.integer(low, high), draw.decimal(*mult, 2), draw.integer(*multiple_of)))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "llama-7b": "4096 1 256\n",
    "llama-3-8b": "4096 1.3 1024\n",
    "illegal-d-model-zero": "0 1 256\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-all-ones": "1 1 1\n",
    "smallest-d-model-with-half": "1 0.5 1\n",
    "illegal-d-model-zero-with-garbage-behind": "0 1.3 8\nd_model is missing\n-\n",
    "illegal-d-model-zero-alone": "0 2 1\n",
    "illegal-d-model-negative": "-512 1 64\n",
    "illegal-d-model-minus-one": "-1 1 1\n",
    "illegal-mult-zero": "512 0 64\n",
    "illegal-mult-zero-with-decimals": "7 0.0 1\n",
    "illegal-mult-just-below-zero": "4096 -0.01 256\n",
    "illegal-mult-negative-with-garbage-behind": "768 -2 32\nNone 0x10\n\n?\n",
    "illegal-multiple-of-zero": "512 1.3 0\n",
    "illegal-multiple-of-zero-with-numbers-behind": "9 2 0\n4096 1 256\n",
    "illegal-multiple-of-negative": "512 1 -64\n",
    "illegal-multiple-of-minus-one": "640 1.5 -1\n",
    "illegal-all-three-least": "-1000000 -10 -65536\n",
    "boundary-mult-least": "5000 0.01 1\n",
    "boundary-hidden-size-zero": "1 0.1 8\n",
    "boundary-hidden-size-zero-of-five": "2 0.15 16\n",
    "boundary-mult-largest": "333 10 100\n",
    "boundary-mult-just-below-one": "3000 0.99 1\n",
    "boundary-multiple-of-largest": "50000 1 65536\n",
    "boundary-one-above-a-multiple": "9 1 23\n",
    "boundary-one-below-a-multiple": "9 1 25\n",
    "boundary-third-left-over": "14 1 1\n",
    "boundary-two-thirds-left-over": "4 1 1\n",
    "distinct-sizes": "48 1.3 10\n",
    "truncated-twice-7": "7 1.3 1\n",
    "truncated-twice-11": "11 1.3 1\n",
    "truncated-twice-13": "13 1.3 1\n",
    "truncated-twice-14": "14 1.3 1\n",
    "truncated-twice-16": "16 1.3 1\n",
    "rounded-up-to-8": "5 1 8\n",
    "negative-zero-llama-13b-without-multiple": "5120 1 1\n",
    "negative-zero-large": "123457 1 1\n",
    "tie-hidden-size-is-a-multiple": "768 1 64\n",
    "tie-half-way-between-multiples": "9 1 16\n",
    "tie-product-whole-but-float-below": "512 1.4 1\n",
    "tie-product-whole-but-float-below-multiple": "512 1.4 10\n",
    "tie-product-whole-but-float-below-large": "1024 2.3 2\n",
    "typical-llama-13b": "5120 1 256\n",
    "typical-llama-2-70b": "8192 1.3 4096\n",
    "typical-llama-3-2-1b": "2048 1.5 256\n",
    "drawn-below-plain": drawn(1000, 3000, (0.3, 0.8), (10, 40)),
    "drawn-large": drawn(100_000, 900_000, (1.1, 4), (1000, 5000)),
    "largest-everything": "1000000 10 65536\n",
}
