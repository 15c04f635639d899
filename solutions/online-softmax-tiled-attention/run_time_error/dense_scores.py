"""
expect = "MLE"
title.en = "All L × M scores are stored, and the softmax is taken over whole rows"
title.zh = "把 L × M 个分数全部存下来，再对整行做 softmax"
hint.en = "How many MiB does an array of 2048 × 8192 float64 numbers take, and how many such arrays do you have at a time?"
hint.zh = "2048 × 8192 个 float64 数占多少 MiB？你同时有几个这样的数组？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
L, M, d_k, d_v, tile = map(int, tokens[:5])
if min(L, M, d_k, d_v, tile) < 1:
    sys.exit(print(0))
numbers = np.array(tokens[5:], dtype=float)
q = numbers[: L * d_k].reshape(L, d_k)
k = numbers[L * d_k : (L + M) * d_k].reshape(M, d_k)
v = numbers[(L + M) * d_k :].reshape(M, d_v)

scores = q @ k.T / np.sqrt(d_k)  # (L, M)
weights = np.exp(scores - scores.max(axis=1, keepdims=True))
output = weights @ v / weights.sum(axis=1, keepdims=True)
trace = []
for end in range(tile, M + tile, tile):
    seen = scores[0, :end]
    trace.append([seen.max(), np.exp(seen - seen.max()).sum()])

for row in [*trace, *output]:
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))
