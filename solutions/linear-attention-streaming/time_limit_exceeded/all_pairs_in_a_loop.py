"""
expect = "TLE"
title.en = "A Python loop computes the weight of every pair of positions"
title.zh = "用 Python 循环计算每一对位置的权重"
hint.en = "How many pairs are there for n = 6000? Which of your sums could be kept from one query to the next?"
hint.zh = "n = 6000 时有多少对位置？从一个 query 到下一个 query，哪些和可以保留下来？"
"""

import math
import sys

tokens = sys.stdin.read().split()
n, d_k, d_v, causal = map(int, tokens[:4])
if min(n, d_k, d_v) < 1 or causal not in (0, 1):
    sys.exit(print(0))
numbers = list(map(float, tokens[4:]))
features = [z + 1 if z > 0 else math.exp(z) for z in numbers[: 2 * n * d_k]]
q = [features[i * d_k : (i + 1) * d_k] for i in range(n)]
k = [features[i * d_k : (i + 1) * d_k] for i in range(n, 2 * n)]
v = [numbers[2 * n * d_k + i * d_v : 2 * n * d_k + (i + 1) * d_v] for i in range(n)]

for i in range(n):
    total = 0.0
    mixed = [0.0] * d_v
    for j in range(i + 1 if causal else n):
        weight = sum(a * b for a, b in zip(q[i], k[j], strict=True))
        total += weight
        for c in range(d_v):
            mixed[c] += weight * v[j][c]
    print(*(f"{x / total:.2f}".replace("-0.00", "0.00") for x in mixed))
