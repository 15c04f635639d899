"""Einsum by head, and the single head's scores as what they are: the sum of the heads' scores, over √H."""

import sys

import numpy as np


def read_matrix(rows):
    return np.array([[float(token) for token in next(sys.stdin).split()] for _ in range(rows)])


def log_softmax(scores):
    return scores - np.logaddexp.reduce(scores, axis=-1, keepdims=True)


n, d_model, heads = (int(token) for token in next(sys.stdin).split())
legal = n > 0 and d_model > 0 and heads > 0 and d_model % heads == 0
if not legal:
    print("0")
    sys.exit()

x = read_matrix(n)
q, k, v = (np.einsum("nd,dhc->hnc", x, read_matrix(d_model).reshape(d_model, heads, -1)) for _ in range(3))

scores = np.einsum("hic,hjc->hij", q, k) * (heads / d_model) ** 0.5
multi = np.einsum("hij,hjc->ihc", np.exp(log_softmax(scores)), v)
shared = np.exp(log_softmax(scores.sum(axis=0) / heads**0.5))
single = np.einsum("ij,hjc->ihc", shared, v)

for block in (multi, single):
    rows = block.reshape(n, d_model)
    for row in np.where(np.abs(rows) < 0.005, 0, rows):
        print(" ".join(f"{value:.2f}" for value in row))
print(f"{np.max(np.abs(multi - single)):.2f}")
