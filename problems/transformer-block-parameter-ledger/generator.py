"""Blocks of known models, small blocks with every combination of the options, and every illegal parameter."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Redraw, lines


def distinct(bias: int, ffn_type: str, norm_type: str) -> Callable[[Draw], str]:
    """Draw a small block: d_model, H, d_k and d_ff all differ, and d_ff is not 4 * d_model."""

    def draw_input(draw: Draw) -> str:
        n_heads, d_k, d_ff = draw.integer(2, 9), draw.integer(3, 12), draw.integer(15, 250)
        d_model = n_heads * d_k
        if len({d_model, n_heads, d_k, d_ff}) < 4 or d_ff == 4 * d_model:
            raise Redraw("two sizes are related")
        return lines((d_model, n_heads, d_ff, bias, ffn_type, norm_type))

    return draw_input


SAMPLE: dict[str, str | Callable[[Draw], str]] = {
    "base-size": "512 8 2048 0 relu layernorm\n",
    "biases-and-rmsnorm": "12 3 20 1 gelu rmsnorm\n",
    "illegal-d-model-zero": "0 8 2048 0 relu layernorm\n",
}

SECRET: dict[str, str | Callable[[Draw], str]] = {
    "smallest-relu-rmsnorm": "1 1 1 0 relu rmsnorm\n",
    "smallest-swiglu-layernorm-with-bias": "1 1 1 1 swiglu layernorm\n",
    "distinct-swiglu-rmsnorm-with-bias": "12 3 20 1 swiglu rmsnorm\n",
    "distinct-relu-layernorm": distinct(0, "relu", "layernorm"),
    "distinct-gelu-rmsnorm": distinct(0, "gelu", "rmsnorm"),
    "distinct-swiglu-layernorm": distinct(0, "swiglu", "layernorm"),
    "distinct-relu-rmsnorm-with-bias": distinct(1, "relu", "rmsnorm"),
    "distinct-gelu-layernorm-with-bias": distinct(1, "gelu", "layernorm"),
    "distinct-swiglu-layernorm-with-bias": distinct(1, "swiglu", "layernorm"),
    "half-of-it-ffn": "40 8 80 0 gelu layernorm\n",
    "narrow-ffn": "96 6 30 1 relu rmsnorm\n",
    "boundary-one-head": "90 1 70 1 gelu rmsnorm\n",
    "boundary-heads-of-one-column": "30 30 110 0 swiglu rmsnorm\n",
    "boundary-d-ff-one": "1000000 8 1 0 gelu layernorm\n",
    "boundary-d-model-one": "1 1 1000000 1 relu layernorm\n",
    "typical-gpt2-small": "768 12 3072 1 gelu layernorm\n",
    "typical-bert-large": "1024 16 4096 1 gelu layernorm\n",
    "typical-t5-base-encoder": "768 12 3072 0 relu rmsnorm\n",
    "typical-opt-6-7b": "4096 32 16384 1 relu layernorm\n",
    "typical-llama-7b": "4096 32 11008 0 swiglu rmsnorm\n",
    "typical-llama-13b": "5120 40 13824 0 swiglu rmsnorm\n",
    "typical-gpt3-175b": "12288 96 49152 1 gelu layernorm\n",
    "beyond-32-bits-total-only": "16384 128 49152 0 relu rmsnorm\n",
    "beyond-32-bits-attention": "70000 7 12345 1 swiglu layernorm\n",
    "largest": "1000000 1000000 1000000 1 swiglu layernorm\n",
    "illegal-d-model-zero": "0 3 20 1 swiglu rmsnorm\n",
    "illegal-d-model-negative": "-512 8 2048 0 relu layernorm\n",
    "illegal-heads-zero": "512 0 2048 0 gelu layernorm\n",
    "illegal-heads-zero-garbage-behind": "12 0 20 1 swiglu rmsnorm\nW_Q is not given\n",
    "illegal-heads-negative": "12 -3 20 1 swiglu rmsnorm\n",
    "illegal-d-model-and-heads-negative": "-12 -3 20 1 gelu layernorm\n",
    "illegal-d-ff-zero": "512 8 0 0 relu layernorm\n",
    "illegal-d-ff-negative": "12 3 -20 1 gelu rmsnorm\n",
    "illegal-heads-do-not-divide": "12 5 20 1 gelu rmsnorm\n",
    "illegal-more-heads-than-columns": "8 16 32 0 swiglu layernorm\n",
    "illegal-bias-two": "512 8 2048 2 relu layernorm\n",
    "illegal-bias-minus-one": "12 3 20 -1 swiglu rmsnorm\n",
    "illegal-ffn-unknown": "512 8 2048 0 geglu rmsnorm\n",
    "illegal-ffn-mixed-case": "512 8 2048 0 ReLU layernorm\n",
    "illegal-ffn-mixed-case-swiglu": "12 3 20 1 SwiGLU rmsnorm\n",
    "illegal-norm-unknown": "12 3 20 1 gelu batchnorm\n",
    "illegal-norm-mixed-case": "512 8 2048 0 swiglu LayerNorm\n",
    "illegal-names-exchanged": "12 3 20 0 layernorm relu\n",
    "illegal-norm-garbage-behind": "768 12 3072 1 gelu none\n\n0.5 nan x\n1 2 3\n",
    "illegal-everything": "0 0 -7 3 linear none\n",
}
