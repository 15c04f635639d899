"""
expect = "MLE"
title.en = "The n × n Jacobian diag(p) - p pᵀ is built for each row"
title.zh = "对每一行都构造了 n × n 的雅可比矩阵 diag(p) - p pᵀ"
hint.en = "How many bytes does a 10000 × 10000 matrix take? What is left of it after the product with G?"
hint.zh = "10000 × 10000 的矩阵占多少字节？它与 G 相乘之后还剩下什么？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
m, n = map(int, tokens[:2])
if m < 1 or n < 1 or float(tokens[2]) <= 0:
    sys.exit(print(0))
tau = float(tokens[2])
z, g = np.array(tokens[3:], dtype=float).reshape(2, m, n)

for i in range(m):
    p = np.exp((z[i] - z[i].max()) / tau)
    p = p / p.sum()
    jacobian = (np.diag(p) - np.outer(p, p)) / tau
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in jacobian @ g[i]))
