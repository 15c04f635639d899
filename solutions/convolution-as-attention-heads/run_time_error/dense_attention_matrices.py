"""
expect = "MLE"
title.en = "The n × n attention matrices are built"
title.zh = "真的创建了 n × n 的注意力矩阵"
hint.en = "How many bytes does a 12000 × 12000 matrix take, and how many of its entries are not zero?"
hint.zh = "12000 × 12000 的矩阵要占多少字节？其中不为零的元素有多少？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
n, c_in, c_out, k, dilation = map(int, tokens[:5])
if min(n, c_in, c_out, k, dilation) < 1 or k % 2 == 0:
    sys.exit(print(0))
numbers = np.array(tokens[5:], dtype=float)
x = numbers[: n * c_in].reshape(n, c_in)
kernels = numbers[n * c_in :].reshape(k, c_in, c_out)

y = np.zeros((n, c_out))
ones = 0
for t in range(k):
    a = np.eye(n, k=(t - k // 2) * dilation)
    y += a @ x @ kernels[t]
    ones += int(a.sum())

for row in y:
    print(*(f"{value:.2f}".replace("-0.00", "0.00") for value in row))
print(ones)
