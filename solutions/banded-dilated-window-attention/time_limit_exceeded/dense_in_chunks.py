"""
expect = "TLE"
single = "Chunks of NumPy are so quick that only the longest sequence shows the square; a second one would need 100 kB more."
title.en = "All n × n scores are computed, a few hundred rows at a time"
title.zh = "分块计算全部 n × n 个分数，每次几百行"
hint.en = "Chunks save memory. How many exponentials do you take for n = 20000, and how many of them count?"
hint.zh = "分块只省内存。n = 20000 时你一共取了多少次指数，其中有用的有多少？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
n, d, w, dilation, causal = map(int, tokens[:5])
if n < 1 or d < 1 or w < 1 or dilation < 1 or w * dilation >= n or causal not in (0, 1):
    sys.exit(print(0))
q, k, v = np.array(tokens[5:], dtype=float).reshape(3, n, d)

j = np.arange(n)
pairs = 0
output = []
for start in range(0, n, 250):
    i = j[start : start + 250, None]
    visible = (np.abs(i - j) <= w * dilation) & ((i - j) % dilation == 0)
    if causal:
        visible &= j <= i
    scores = np.where(visible, q[start : start + 250] @ k.T / np.sqrt(d), -np.inf)
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    output.extend(weights @ v / weights.sum(axis=1, keepdims=True))
    pairs += visible.sum()

print(pairs)
for row in output:
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))
