"""Transposed throughout: row vectors and W_lᵀ, the norm as the root of a trace, x_L by its own recursion."""

import sys

import numpy as np

line, _, rest = sys.stdin.read().partition("\n")
layers, d = (int(token) for token in line.split())
if min(layers, d) < 1:
    sys.exit(print("0"))
table = np.array([row.split() for row in rest.splitlines()], dtype=float)
state = np.stack([table[-1], table[-1]])  # row 0 without, row 1 with residuals
product = np.stack([np.eye(d), np.eye(d)])  # the transposed Jacobians
skip = np.array([0.0, 1.0])

squared = np.zeros((2, layers))
for layer in range(layers):
    transposed = table[layer * d : (layer + 1) * d].T
    state = skip[:, None] * state + state @ transposed
    product = skip[:, None, None] * product + product @ transposed
    squared[:, layer] = np.einsum("rik,rik->r", product, product)  # trace of J Jᵀ

for which in (0, 1):
    for numbers in (np.sqrt(squared[which]), state[which]):
        print(*(f"{value:.2f}" for value in np.where(np.abs(numbers) < 0.005, 0, numbers)))
