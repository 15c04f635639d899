"""
expect = "TLE"
also = ["WA"]
title.en = "Every entry of X and of the weights is moved up and down, and the forward pass is run again"
title.zh = "逐个把 X 和权重的元素加减一个小量，重新运行前向计算"
hint.en = "How often does your program run the forward pass for n = 200 and d_model = d_k = d_v = 32?"
hint.zh = "n = 200、d_model = d_k = d_v = 32 时，你的程序运行了多少次前向计算？"
"""

# WA where scores are large and L has lost the digits that its difference needs.

import sys

import numpy as np

tokens = sys.stdin.read().split()
n, d_model, d_k, d_v = map(int, tokens[:4])
if min(n, d_model, d_k, d_v) < 1:
    sys.exit(print(0))
numbers = iter(map(float, tokens[4:]))
shapes = [(n, d_model), (d_model, d_k), (d_model, d_k), (d_model, d_v), (n, d_v)]
x, w_q, w_k, w_v, g = (np.array([[next(numbers) for _ in range(c)] for _ in range(r)]) for r, c in shapes)


def loss():
    scores = (x @ w_q) @ (x @ w_k).T / np.sqrt(d_k)
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    weights = weights / weights.sum(axis=1, keepdims=True)
    return (weights @ (x @ w_v) * g).sum()


h = 1e-5
for matrix in (x, w_q, w_k, w_v):
    gradient = np.zeros_like(matrix)
    for index in np.ndindex(matrix.shape):
        value = matrix[index]
        matrix[index] = value + h
        above = loss()
        matrix[index] = value - h
        gradient[index] = (above - loss()) / (2 * h)
        matrix[index] = value
    for row in gradient:
        print(*(f"{number:.2f}".replace("-0.00", "0.00") for number in row))
