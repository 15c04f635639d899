"""
expect = "MLE"
title.en = "Broadcasting stores every single product q[i,c] * k[j,c] before it sums them"
title.zh = "用广播把每个乘积 q[i,c] * k[j,c] 都存下来，然后才求和"
hint.en = "What is the shape of your largest array, and how many bytes does it take for 1 x 2000 x 7?"
hint.zh = "你最大的数组是什么形状？batch_size = 1、seq_len = 2000、d_k = 7 时它占多少字节？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
batch_size, seq_len, d_k, window = map(int, tokens[:4])
if batch_size < 1 or seq_len < 1 or d_k < 1 or not 1 <= window <= seq_len:
    sys.exit(print(0))
q, k, v = np.array(tokens[4:], dtype=float).reshape(3, batch_size, seq_len, d_k)
position = np.arange(seq_len)
visible = np.abs(position[:, None] - position) <= window

products = q[:, :, None, :] * k[:, None, :, :]  # (batch, seq_len, seq_len, d_k)
scores = np.where(visible, products.sum(axis=-1) / np.sqrt(d_k), -np.inf)
weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
weights = weights / weights.sum(axis=-1, keepdims=True)
weighted_values = weights[:, :, :, None] * v[:, None, :, :]  # (batch, seq_len, seq_len, d_k)
output = weighted_values.sum(axis=2)

for row in output.reshape(-1, d_k):
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))
