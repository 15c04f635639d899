"""Einsum on weights cut by head, without any concatenation: O is the sum over h of head_h times rows of W_O.

The matrices are read line by line, once the parameters are known to be legal.
"""

import sys

import numpy as np


def read_matrix(rows):
    return np.array([[float(token) for token in next(sys.stdin).split()] for _ in range(rows)])


n, d_model, heads = (int(token) for token in next(sys.stdin).split())
legal = n > 0 and d_model > 0 and heads > 0 and d_model % heads == 0
if not legal:
    print("0")
    sys.exit()

x = read_matrix(n)
q_weight, k_weight, v_weight = (read_matrix(d_model).reshape(d_model, heads, -1) for _ in range(3))
o_weight = read_matrix(d_model).reshape(heads, -1, d_model)

q = np.einsum("nd,dhc->hnc", x, q_weight)
k = np.einsum("nd,dhc->hnc", x, k_weight)
v = np.einsum("nd,dhc->hnc", x, v_weight)

log_weights = np.einsum("hic,hjc->hij", q, k) * (d_model / heads) ** -0.5
log_weights -= np.logaddexp.reduce(log_weights, axis=2, keepdims=True)
heads_out = np.einsum("hij,hjc->hic", np.exp(log_weights), v)
output = np.einsum("hic,hcd->id", heads_out, o_weight)

for row in np.where(np.abs(output) < 0.005, 0, output):
    print(" ".join(f"{value:.2f}" for value in row))
