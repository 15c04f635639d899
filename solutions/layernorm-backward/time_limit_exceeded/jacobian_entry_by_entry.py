"""
expect = "TLE"
title.en = "A Python loop computes every entry of the Jacobian"
title.zh = "用 Python 循环逐个计算雅可比矩阵的元素"
hint.en = "How many entries does the Jacobian of one row have for d = 4096? Which sums do all of them share?"
hint.zh = "d = 4096 时，一行的雅可比矩阵有多少个元素？它们共用的是哪几个和？"
"""

import math
import sys

tokens = sys.stdin.read().split()
n, d = map(int, tokens[:2])
eps = float(tokens[2])
if n < 1 or d < 1 or eps <= 0:
    sys.exit(print(0))
numbers = [float(token) for token in tokens[3:]]
rows = [numbers[i * d : (i + 1) * d] for i in range(2 * n + 1)]
x, gamma, grad_y = rows[:n], rows[n], rows[n + 1 :]

output = []
grad_gamma, grad_beta = [0.0] * d, [0.0] * d
for i in range(n):
    mean = sum(x[i]) / d
    centred = [value - mean for value in x[i]]
    var = sum(value**2 for value in centred) / d
    xhat = [value / math.sqrt(var + eps) for value in centred]
    grad_x = []
    for k in range(d):
        total = 0.0
        for j in range(d):
            slope = ((j == k) - 1 / d) / math.sqrt(var + eps)
            slope -= centred[j] * centred[k] / (d * (var + eps) ** 1.5)
            total += grad_y[i][j] * gamma[j] * slope
        grad_x.append(total)
    output.append(grad_x)
    for j in range(d):
        grad_gamma[j] += grad_y[i][j] * xhat[j]
        grad_beta[j] += grad_y[i][j]

for row in [*output, grad_gamma, grad_beta]:
    print(*(f"{value:.2f}".replace("-0.00", "0.00") for value in row))
