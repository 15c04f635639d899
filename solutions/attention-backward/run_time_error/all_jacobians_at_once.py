"""
expect = "MLE"
title.en = "The Jacobians of all rows are stored in one n × m × m array"
title.zh = "把所有行的雅可比矩阵存进一个 n × m × m 的数组"
hint.en = "How many bytes does an array of 400 × 2500 × 2500 float64 numbers take?"
hint.zh = "400 × 2500 × 2500 的 float64 数组占多少字节？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
n, m, d_k, d_v, causal = map(int, tokens[:5])
if min(n, m, d_k, d_v) < 1 or causal not in (0, 1) or (causal == 1 and n != m):
    sys.exit(print(0))
numbers = np.array(tokens[5:], dtype=float)
q, numbers = numbers[: n * d_k].reshape(n, d_k), numbers[n * d_k :]
k, numbers = numbers[: m * d_k].reshape(m, d_k), numbers[m * d_k :]
v, g = numbers[: m * d_v].reshape(m, d_v), numbers[m * d_v :].reshape(n, d_v)

s = q @ k.T / np.sqrt(d_k)
if causal:
    s[np.triu_indices(n, 1)] = -np.inf
a = np.exp(s - s.max(axis=1, keepdims=True))
a = a / a.sum(axis=1, keepdims=True)
# (n, m, m): how A[i, j] depends on S[i, l]
jacobian = a[:, :, None] * (np.eye(m) - a[:, None, :])
grad_s = np.einsum("ij,ijl->il", g @ v.T, jacobian)

for row in (*(grad_s @ k / np.sqrt(d_k)), *(grad_s.T @ q / np.sqrt(d_k)), *(a.T @ g)):
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))
