"""
expect = "TLE"
title.en = "The maximum and the sum of the exponentials are computed anew for every key"
title.zh = "为每个 key 都重新计算一遍最大值和指数之和"
hint.en = "How often do you compute the denominator of the softmax, and how many different denominators are there?"
hint.zh = "softmax 的分母你算了多少次？不同的分母又有几个？"
"""

import math
import sys

tokens = sys.stdin.read().split()
n, d, d_v = map(int, tokens[:3])
if n < 1 or d < 1 or d_v < 1 or float(tokens[3]) < 0:
    sys.exit(print(0))
beta = float(tokens[3])
numbers = [float(token) for token in tokens[4:]]
query, rest = numbers[:d], numbers[d:]
keys = [rest[i * d : (i + 1) * d] for i in range(n)]
values = [rest[n * d + i * d_v : n * d + (i + 1) * d_v] for i in range(n)]

scores = [sum(a * b for a, b in zip(query, key, strict=True)) for key in keys]


def weight(i):
    top = max(scores)
    shifted = [beta * (score - top) for score in scores]
    return math.exp(shifted[i]) / sum(math.exp(x) for x in shifted)


soft = [0.0] * d_v
for i in range(n):
    w = weight(i)
    soft = [total + w * x for total, x in zip(soft, values[i], strict=True)]
best = [i for i in range(n) if scores[i] >= max(scores) - 1e-9]
hard = [sum(values[i][c] for i in best) / len(best) for c in range(d_v)]
for row in (soft, hard):
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))
