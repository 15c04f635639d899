"""
expect = "MLE"
title.en = "All n × n weights are stored, as in ordinary attention"
title.zh = "像普通注意力那样，把 n × n 个权重全部存下来"
hint.en = "How many MiB does a 6000 × 6000 array take? Which sums do not depend on the query?"
hint.zh = "6000 × 6000 的数组占多少 MiB？哪些求和与 query 无关？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
n, d_k, d_v, causal = map(int, tokens[:4])
if min(n, d_k, d_v) < 1 or causal not in (0, 1):
    sys.exit(print(0))
numbers = np.array(tokens[4:], dtype=float)
z = numbers[: 2 * n * d_k].reshape(2, n, d_k)
phi_q, phi_k = np.maximum(z, 0) + np.exp(np.minimum(z, 0))
v = numbers[2 * n * d_k :].reshape(n, d_v)

weights = phi_q @ phi_k.T  # (n, n)
if causal:
    weights = np.tril(weights)
output = weights @ v / weights.sum(axis=1, keepdims=True)

for row in output:
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))
