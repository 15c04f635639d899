"""
expect = "MLE"
title.en = "The n × n Jacobian is stored"
title.zh = "把 n × n 的雅可比矩阵整个存了下来"
hint.en = "How many bytes does a 10000 × 10000 array of float64 take? You need one number of it."
hint.zh = "10000 × 10000 的 float64 数组占多少字节？而你只需要它的一个范数。"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
n, d_k = map(int, tokens[:2])
if n < 2 or d_k < 1:
    sys.exit(print(0))
q, k = np.array(tokens[2:], dtype=float).reshape(2, n, d_k)
raw = np.sum(q * k, axis=1)
scaled = raw / np.sqrt(d_k)

rows = [(raw.mean(), raw.var()), (scaled.mean(), scaled.var())]
for scores in (raw, scaled):
    p = np.exp(scores - scores.max())
    p = p / p.sum()
    jacobian = np.diag(p) - np.outer(p, p)
    rows.append((p.max(), np.linalg.norm(jacobian)))

for row in rows:
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))
