"""
expect = "TLE"
title.en = "A Python loop takes the dot product of every pair of positions and then hides most of them"
title.zh = "用 Python 循环对每一对位置求点积，然后屏蔽掉其中的大部分"
hint.en = "With seq_len = 2000 and window = 100, what part of your scores do you throw away?"
hint.zh = "seq_len = 2000、window = 100 时，你算出的分数有多大比例被丢掉了？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
batch_size, seq_len, d_k, window = map(int, tokens[:4])
if batch_size < 1 or seq_len < 1 or d_k < 1 or not 1 <= window <= seq_len:
    sys.exit(print(0))
q, k, v = np.array(tokens[4:], dtype=float).reshape(3, batch_size, seq_len, d_k)

for b in range(batch_size):
    for i in range(seq_len):
        scores = np.zeros(seq_len)
        for j in range(seq_len):
            scores[j] = np.dot(q[b, i], k[b, j]) / np.sqrt(d_k)
            if abs(i - j) > window:
                scores[j] = -np.inf
        weights = np.exp(scores - scores.max())
        weights = weights / weights.sum()
        print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in weights @ v[b]))
