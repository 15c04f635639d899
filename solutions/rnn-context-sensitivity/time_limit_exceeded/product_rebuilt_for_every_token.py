"""
expect = "TLE"
title.en = "The product of Jacobians is built anew for every token"
title.zh = "对每个 token 都从头重新计算一遍雅可比连乘积"
hint.en = "How many factors do the products for tokens t and t + 1 have in common?"
hint.zh = "第 t 个与第 t + 1 个 token 的连乘积有多少个因子是相同的？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
n, d_in, d_h = map(int, tokens[:3])
if n < 1 or d_in < 1 or d_h < 1:
    sys.exit(print(0))
numbers = np.array(tokens[3:], dtype=float)
x, w_x, w_h, b = np.split(numbers, np.cumsum([n * d_in, d_h * d_in, d_h * d_h]))
x, w_x, w_h = x.reshape(n, d_in), w_x.reshape(d_h, d_in), w_h.reshape(d_h, d_h)

h = np.zeros(d_h)
slopes = []
for token in x:
    h = np.tanh(w_x @ token + w_h @ h + b)
    slopes.append(1 - h**2)
steps = [slope[:, None] * w_h for slope in slopes]  # D_t W_h

g = []
for t in range(n):
    jacobian = slopes[t][:, None] * w_x
    for step in steps[t + 1 :]:
        jacobian = step @ jacobian
    g.append(np.linalg.norm(jacobian))

for row in (h, g):
    print(*(f"{value:.2f}".replace("-0.00", "0.00") for value in row))
