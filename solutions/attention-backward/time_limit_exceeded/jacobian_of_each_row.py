"""
expect = "TLE"
title.en = "The m × m Jacobian of the softmax is built for every query"
title.zh = "对每个 query 都构造了 softmax 的 m × m 雅可比矩阵"
hint.en = "How many numbers does the Jacobian of one row have for m = 2500? Multiply it by a vector on paper: which sum is left?"
hint.zh = "m = 2500 时，一行的雅可比矩阵有多少个元素？在纸上把它乘到一个向量上，最后剩下的是哪一个和？"
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

grad_q, grad_k, grad_v = np.zeros((n, d_k)), np.zeros((m, d_k)), np.zeros((m, d_v))
for i in range(n):
    s = k @ q[i] / np.sqrt(d_k)
    if causal:
        s[i + 1 :] = -np.inf
    p = np.exp(s - s.max())
    p = p / p.sum()
    jacobian = np.diag(p) - np.outer(p, p)
    grad_s = jacobian @ (v @ g[i])
    grad_q[i] = grad_s @ k / np.sqrt(d_k)
    grad_k += np.outer(grad_s, q[i]) / np.sqrt(d_k)
    grad_v += np.outer(p, g[i])

for row in (*grad_q, *grad_k, *grad_v):
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))
