"""
expect = "WA"
title.en = "The ends are padded with zero keys, which take part in the softmax"
title.zh = "序列两端补了全零的键，它们也参与了 softmax"
hint.en = "Add up the weights the first position gives to real keys. Do they make 1?"
hint.zh = "把第一个位置分给真实键的权重加起来，等于 1 吗？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
batch_size, seq_len, d_k, window = map(int, tokens[:4])
if batch_size < 1 or seq_len < 1 or d_k < 1 or not 1 <= window <= seq_len:
    sys.exit(print(0))
q, k, v = np.array(tokens[4:], dtype=float).reshape(3, batch_size, seq_len, d_k)

padding = ((0, 0), (window, window), (0, 0))
# (batch, seq_len, d_k, 2 * window + 1): the keys and values around each position
near_k = np.lib.stride_tricks.sliding_window_view(np.pad(k, padding), 2 * window + 1, axis=1)
near_v = np.lib.stride_tricks.sliding_window_view(np.pad(v, padding), 2 * window + 1, axis=1)

scores = np.einsum("bid,bidw->biw", q, near_k) / np.sqrt(d_k)
weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
weights /= weights.sum(axis=-1, keepdims=True)
output = np.einsum("biw,bidw->bid", weights, near_v)

for row in output.reshape(-1, d_k):
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))
