"""
expect = "MLE"
title.en = "Builds every matrix only to ask for its size"
title.zh = "为了数元素个数，把每个矩阵都真的建了出来"
hint.en = "How many bytes has a table of 50257 x 768 float64 numbers? Do you need its entries, or only its shape?"
hint.zh = "一张 50257 x 768 的 float64 表占多少字节？你需要的是它的元素，还是只需要它的形状？"
"""

import numpy as np


def linear(d_in: int, d_out: int) -> list[np.ndarray]:
    return [np.zeros((d_in, d_out)), np.zeros(d_out)]


def size(tensors: list[np.ndarray]) -> int:
    return sum(tensor.size for tensor in tensors)


def main() -> None:
    vocab_size, d_model, n_heads, d_ff, n_enc, n_dec, tied, max_pos = map(int, input().split())
    if min(vocab_size, d_model, n_heads, d_ff) < 1 or d_model % n_heads != 0:
        print(0)
        return
    if min(n_enc, n_dec, max_pos) < 0 or n_enc + n_dec == 0 or tied not in (0, 1):
        print(0)
        return

    tables = [np.zeros((vocab_size, d_model)), np.zeros((max_pos, d_model))]
    output = [] if tied else [np.zeros((d_model, vocab_size))]
    attention = [tensor for _ in "QKVO" for tensor in linear(d_model, d_model)]
    ffn = linear(d_model, d_ff) + linear(d_ff, d_model)
    norm = [np.ones(d_model), np.zeros(d_model)]
    encoder = n_enc * size(attention + norm + ffn + norm)
    crossing = attention + norm if n_enc else []
    decoder = n_dec * size(attention + norm + crossing + ffn + norm)
    parts = [size(tables), encoder, decoder, size(output)]
    print(*parts, sum(parts))


main()
