"""
expect = "WA"
title.en = "The features are cosines and sines, whose weights may be negative, instead of exponentials"
title.zh = "特征用的是余弦和正弦，权重可能为负，而不是指数函数"
hint.en = "Can a feature of the definition be negative?"
hint.zh = "按定义，特征可能是负数吗？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
n, m, d, d_v, M = map(int, tokens[:5])
if min(n, m, d, d_v, M) < 1:
    sys.exit(print(0))
numbers = np.array(tokens[5:], dtype=float)
q, k, v, w = np.split(numbers, np.cumsum([n * d, m * d, m * d_v]))
q, k, v, w = q.reshape(n, d), k.reshape(m, d), v.reshape(m, d_v), w.reshape(M, d)


def features(u):
    x = u / d**0.25
    half_norms = (x**2).sum(axis=1, keepdims=True) / 2
    waves = np.concatenate([np.cos(x @ w.T), np.sin(x @ w.T)], axis=1)
    return np.exp(half_norms - half_norms.max()) * waves


phi_q, phi_k = features(q), features(k)
output = phi_q @ (phi_k.T @ v) / (phi_q @ phi_k.sum(axis=0))[:, None]
scores = k @ q[0] / np.sqrt(d)
weights = np.exp(scores - scores.max())

for row in [*output, weights @ v / weights.sum()]:
    print(*(f"{value:.2f}".replace("-0.00", "0.00") for value in row))
