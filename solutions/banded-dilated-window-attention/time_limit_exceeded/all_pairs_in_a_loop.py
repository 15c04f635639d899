"""
expect = "TLE"
title.en = "A Python loop goes through all pairs of positions to find the visible ones"
title.zh = "用 Python 循环遍历所有位置对，从中挑出可见的"
hint.en = "You know where the visible keys of a query are. Why look at the others?"
hint.zh = "一个 query 能看到哪些 key，位置是可以直接算出来的，何必逐个检查其余的？"
"""

import math
import sys

tokens = sys.stdin.read().split()
n, d, w, dilation, causal = map(int, tokens[:5])
if n < 1 or d < 1 or w < 1 or dilation < 1 or w * dilation >= n or causal not in (0, 1):
    sys.exit(print(0))
numbers = list(map(float, tokens[5:]))
rows = [numbers[start : start + d] for start in range(0, 3 * n * d, d)]
q, k, v = rows[:n], rows[n : 2 * n], rows[2 * n :]

pairs = 0
output = []
for i in range(n):
    scores = {}
    for j in range(n):
        if abs(i - j) <= w * dilation and (i - j) % dilation == 0 and (j <= i or not causal):
            scores[j] = sum(a * b for a, b in zip(q[i], k[j], strict=True)) / math.sqrt(d)
    pairs += len(scores)
    top = max(scores.values())
    weights = {j: math.exp(score - top) for j, score in scores.items()}
    total = sum(weights.values())
    output.append([sum(weight * v[j][c] for j, weight in weights.items()) / total for c in range(d)])

print(pairs)
for row in output:
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))
