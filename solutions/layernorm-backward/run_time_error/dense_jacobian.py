"""
expect = "MLE"
title.en = "The d × d Jacobian of every row is built"
title.zh = "为每一行构造了 d × d 的雅可比矩阵"
hint.en = "How many bytes does a d × d matrix take for d = 4096, and how many of them do you hold at once?"
hint.zh = "d = 4096 时，一个 d × d 的矩阵占多少字节？你的程序同时持有几个？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
n, d = map(int, tokens[:2])
eps = float(tokens[2])
if n < 1 or d < 1 or eps <= 0:
    sys.exit(print(0))
rows = np.array(tokens[3:], dtype=float).reshape(2 * n + 1, d)
x, gamma, grad_y = rows[:n], rows[n], rows[n + 1 :]

centred = x - x.mean(axis=1, keepdims=True)
std = np.sqrt((centred**2).mean(axis=1, keepdims=True) + eps)
xhat = centred / std
# (n, d, d): how xhat[i, j] depends on x[i, k]
jacobian = np.eye(d) - 1 / d - xhat[:, :, None] * xhat[:, None, :] / d
jacobian = jacobian / std[:, :, None]
grad_x = np.einsum("ij,ijk->ik", grad_y * gamma, jacobian)

for row in [*grad_x, (grad_y * xhat).sum(axis=0), grad_y.sum(axis=0)]:
    print(*(f"{value:.2f}".replace("-0.00", "0.00") for value in row))
