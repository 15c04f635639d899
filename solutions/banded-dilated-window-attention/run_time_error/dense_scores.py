"""
expect = "MLE"
title.en = "All n × n scores are computed and most of them are hidden by a mask"
title.zh = "算出全部 n × n 个分数，再用掩码屏蔽掉其中的大部分"
hint.en = "How many bytes do the scores of 20000 tokens take, and what share of them do you keep?"
hint.zh = "20000 个 token 的分数矩阵占多少字节？其中真正用到的占多大比例？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
n, d, w, dilation, causal = map(int, tokens[:5])
if n < 1 or d < 1 or w < 1 or dilation < 1 or w * dilation >= n or causal not in (0, 1):
    sys.exit(print(0))
q, k, v = np.array(tokens[5:], dtype=float).reshape(3, n, d)

scores = q @ k.T / np.sqrt(d)  # (n, n)
i = np.arange(n)[:, None]
j = np.arange(n)
visible = (np.abs(i - j) <= w * dilation) & ((i - j) % dilation == 0)
if causal:
    visible &= j <= i
scores[~visible] = -np.inf
scores -= scores.max(axis=1, keepdims=True)
weights = np.exp(scores)
output = weights @ v / weights.sum(axis=1, keepdims=True)

print(visible.sum())
for row in output:
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))
