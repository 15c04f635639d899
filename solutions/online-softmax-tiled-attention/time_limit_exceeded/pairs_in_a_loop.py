"""
expect = "TLE"
title.en = "The recurrence runs in plain Python, one pair of query and key after another"
title.zh = "用纯 Python 逐对处理 query 与 key，递推一次只走一个 key"
hint.en = "How many pairs are there for L = 2048 and M = 8192? Which of your loops could be one operation on arrays?"
hint.zh = "L = 2048、M = 8192 时共有多少对？你的哪一层循环可以换成一次数组运算？"
"""

import math
import sys

tokens = sys.stdin.read().split()
L, M, d_k, d_v, tile = map(int, tokens[:5])
if min(L, M, d_k, d_v, tile) < 1:
    sys.exit(print(0))
numbers = iter(map(float, tokens[5:]))
q = [[next(numbers) for _ in range(d_k)] for _ in range(L)]
k = [[next(numbers) for _ in range(d_k)] for _ in range(M)]
v = [[next(numbers) for _ in range(d_v)] for _ in range(M)]


def show(row):
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))


rows = []
for i in range(L):
    m, total, mixed = -math.inf, 0.0, [0.0] * d_v
    for j in range(M):
        score = sum(a * b for a, b in zip(q[i], k[j], strict=True)) / math.sqrt(d_k)
        higher = max(m, score)
        fade, weight = math.exp(m - higher), math.exp(score - higher)
        total = total * fade + weight
        mixed = [x * fade + weight * y for x, y in zip(mixed, v[j], strict=True)]
        m = higher
        if i == 0 and ((j + 1) % tile == 0 or j == M - 1):
            show([m, total])
    rows.append([x / total for x in mixed])
for row in rows:
    show(row)
