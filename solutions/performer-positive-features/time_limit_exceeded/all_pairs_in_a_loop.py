"""
expect = "TLE"
title.en = "A Python loop computes the weight of every pair of a query and a key"
title.zh = "用 Python 循环计算每个 query 与每个 key 的权重"
hint.en = "How many pairs are there for n = m = 5000? What can be summed before the first query is known?"
hint.zh = "n = m = 5000 时有多少对？在知道第一个 query 之前，哪些和就可以算出来？"
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
phi_q = np.exp(log_q - log_q.max(axis=1, keepdims=True)).tolist()
phi_k = np.exp(log_k - log_k.max()).tolist()
values = v.tolist()

rows = []
for i in range(n):
    total, mixed = 0.0, [0.0] * d_v
    for j in range(m):
        weight = sum(a * b for a, b in zip(phi_q[i], phi_k[j], strict=True))
        total += weight
        for c in range(d_v):
            mixed[c] += weight * values[j][c]
    rows.append([x / total for x in mixed])

scores = y @ x[0]
exact = np.exp(scores - scores.max())
for row in [*rows, exact @ v / exact.sum()]:
    print(*(f"{value:.2f}".replace("-0.00", "0.00") for value in row))
