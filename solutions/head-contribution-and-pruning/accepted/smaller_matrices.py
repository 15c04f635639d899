"""Prunes as one would in a model: concatenates the kept heads only and deletes the other rows of W_O.

The norms come from two small Gram matrices: ||O W||² is the sum of the entries of (OᵀO) * (W Wᵀ).
"""

import sys

import numpy as np


def read_matrix(rows):
    return np.array([[float(token) for token in next(sys.stdin).split()] for _ in range(rows)])


n, n_heads, d_k, d_model = (int(token) for token in next(sys.stdin).split())
if n <= 0 or n_heads <= 0 or d_k <= 0 or d_model <= 0:
    print("0")
    sys.exit()

concat = np.hstack([read_matrix(n) for _ in range(n_heads)])  # (n, H * d_k)
output_weight = read_matrix(n_heads * d_k)
keep = np.array(next(sys.stdin).split(), dtype=int)

gram = (concat.T @ concat) * (output_weight @ output_weight.T)
squares = [gram[a : a + d_k, a : a + d_k].sum() for a in range(0, n_heads * d_k, d_k)]

alive = np.repeat(keep == 1, d_k)  # a flag per column of Concat, which is a row of W_O
small_weight = output_weight[alive]
y = concat[:, alive] @ small_weight

for row in [np.sqrt(np.maximum(squares, 0)), *y]:
    print(" ".join(f"{value:.2f}" for value in np.where(np.abs(row) < 0.005, 0, row)))
print(4 * small_weight.size)
