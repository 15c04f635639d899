"""
expect = "WA"
title.en = "A deviation counts unless it is exactly zero, so rounding errors count too"
title.zh = "偏差只要不严格等于零就算变化，连舍入误差也算了进去"
hint.en = "In float64, is the mean of seven equal numbers always that number?"
hint.zh = "用 float64 计算时，七个相等的数的加权平均一定恰好等于这个数吗？"
"""

import math
import sys

tokens = sys.stdin.read().split()
n, d, mode, p = int(tokens[0]), int(tokens[1]), tokens[2], int(tokens[3])
if n < 1 or d < 1 or mode not in ("full", "causal", "prefix") or not 0 <= p <= (n if mode == "prefix" else 0):
    sys.exit(print(0))
numbers = iter(map(float, tokens[4:]))
x, w_q, w_k, w_v = ([[next(numbers) for _ in range(d)] for _ in range(rows)] for rows in (n, d, d, d))


def multiply(a, b):
    return [[sum(row[c] * b[c][o] for c in range(d)) for o in range(d)] for row in a]


q, k, v = multiply(x, w_q), multiply(x, w_k), multiply(x, w_v)


def attend(length):
    outputs = []
    for i in range(length):
        keys = range(length if mode == "full" else max(i + 1, min(p, length)))
        scores = [sum(q[i][c] * k[j][c] for c in range(d)) / math.sqrt(d) for j in keys]
        weights = [math.exp(score - max(scores)) for score in scores]
        weights = [weight / sum(weights) for weight in weights]
        outputs.append([sum(weights[j] * v[j][c] for j in keys) for c in range(d)])
    return outputs


whole = attend(n)
deviations = []
for t in range(1, n + 1):
    part = attend(t)
    deviations.append(max(abs(part[i][c] - whole[i][c]) for i in range(t) for c in range(d)))

k_stable = 1 + max((t for t in range(1, n + 1) if deviations[t - 1] != 0), default=0)
print(*(f"{x:.2f}" for x in deviations))
print(k_stable, "CACHEABLE" if k_stable == 1 else "RECOMPUTE")
