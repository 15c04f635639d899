"""
expect = "WA"
title.en = "X is cut into H parts, so that each head projects only its own d_k features"
title.zh = "切分的是 X：每个头只投影自己那 d_k 个特征"
hint.en = "How many features of a token does W_Q^(h) multiply: d_model or d_k?"
hint.zh = "W_Q^(h) 乘的是一个 token 的多少个特征：d_model 个还是 d_k 个？"
"""

import sys

import numpy as np


def main():
    tokens = sys.stdin.read().split()
    n, d_model, heads = map(int, tokens[:3])
    if n < 1 or d_model < 1 or heads < 1 or d_model % heads != 0:
        print(0)
        return
    numbers = np.array(tokens[3:], dtype=float)
    x = numbers[: n * d_model].reshape(n, d_model)
    w_q, w_k, w_v, w_o = numbers[n * d_model :].reshape(4, d_model, d_model)

    d_k = d_model // heads
    parts = []
    for h in range(heads):
        part = slice(h * d_k, (h + 1) * d_k)
        q = x[:, part] @ w_q[part, part]
        k = x[:, part] @ w_k[part, part]
        v = x[:, part] @ w_v[part, part]
        scores = q @ k.T / np.sqrt(d_k)
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
        parts.append(weights / weights.sum(axis=1, keepdims=True) @ v)

    for row in np.concatenate(parts, axis=1) @ w_o:
        print(" ".join("0.00" if abs(value) < 0.005 else f"{value:.2f}" for value in row))


main()
