"""
expect = "TLE"
title.en = "A Python loop visits all n² entries of the Jacobian"
title.zh = "用 Python 循环逐个计算雅可比矩阵的 n² 个元素"
hint.en = "How many entries does J have for n = 10000? Most of them are products p_i p_j: what is the sum of their squares?"
hint.zh = "n = 10000 时 J 有多少个元素？其中绝大多数是 p_i p_j，它们的平方和能不能直接写出来？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
n, d_k = map(int, tokens[:2])
if n < 2 or d_k < 1:
    sys.exit(print(0))
q, k = np.array(tokens[2:], dtype=float).reshape(2, n, d_k)
raw = np.sum(q * k, axis=1)

norms = []
for scores in (raw, raw / np.sqrt(d_k)):
    p = np.exp(scores - scores.max())
    p = (p / p.sum()).tolist()
    total = 0.0
    for i in range(n):
        for j in range(n):
            entry = p[i] * ((i == j) - p[j])
            total += entry * entry
    norms.append((max(p), total**0.5))

scaled = raw / np.sqrt(d_k)
for row in ((raw.mean(), raw.var()), (scaled.mean(), scaled.var()), *norms):
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))
