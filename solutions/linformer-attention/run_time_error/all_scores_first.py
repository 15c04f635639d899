"""
expect = "MLE"
title.en = "All n × n scores are computed before they are multiplied by E"
title.zh = "先算出 n × n 个分数，再与 E 相乘"
hint.en = "Q Kᵀ E can be bracketed in two ways. How large is the matrix in the middle for each of them, when n = 4500?"
hint.zh = "Q Kᵀ E 有两种加括号的方法。n = 4500 时，两种方法的中间矩阵各有多大？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
n, projected, d_k, d_v = map(int, tokens[:4])
if min(n, projected, d_k, d_v) < 1 or projected > n:
    sys.exit(print(0))
numbers = np.array(tokens[4:], dtype=float)
ends = np.cumsum([n * d_k, n * d_k, n * d_v, n * projected])
q, k, v, e, f = (part.reshape(n, -1) for part in np.split(numbers, ends))

products = q @ k.T  # (n, n)
all_scores = products / np.sqrt(d_k)
scores = all_scores @ e
weights = np.exp(scores - scores.max(axis=1, keepdims=True))
output = weights @ (f.T @ v) / weights.sum(axis=1, keepdims=True)

for row in output:
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))
print(n * n * (d_k + d_v), 2 * n * projected * (d_k + d_v))
