"""
expect = "MLE"
title.en = "All n × m weights are stored, as in ordinary attention"
title.zh = "像普通注意力那样，把 n × m 个权重全部存下来"
hint.en = "How many MiB does a 5000 × 5000 array take? Which sums do not depend on the query?"
hint.zh = "5000 × 5000 的数组占多少 MiB？哪些求和与 query 无关？"
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

x, y = q / d**0.25, k / d**0.25
log_q = x @ w.T
log_k = y @ w.T - (y**2).sum(axis=1, keepdims=True) / 2
weights = np.exp(log_q - log_q.max(axis=1, keepdims=True)) @ np.exp(log_k - log_k.max()).T  # (n, m)
shares = weights / weights.sum(axis=1, keepdims=True)
scores = y @ x[0]
exact = np.exp(scores - scores.max())

for row in [*(shares @ v), exact @ v / exact.sum()]:
    print(*(f"{value:.2f}".replace("-0.00", "0.00") for value in row))
