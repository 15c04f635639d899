"""One key after another with a running maximum, as fused kernels do it: no score matrix is ever stored."""

import io
import sys

import numpy as np

header, _, body = sys.stdin.read().partition("\n")
B, L, M, D_K, D_V = (int(token) for token in header.split())
if B <= 0 or L <= 0 or M <= 0 or D_K <= 0 or D_V <= 0:
    sys.exit(print(0))

rows = io.StringIO(body)
Q = np.loadtxt(rows, ndmin=2, max_rows=B * L).reshape(B, L, D_K) * D_K**-0.5
K = np.loadtxt(rows, ndmin=2, max_rows=B * M).reshape(B, M, D_K)
V = np.loadtxt(rows, ndmin=2, max_rows=B * M).reshape(B, M, D_V)

top = np.full((B, L, 1), -np.inf)  # the largest score so far
total = np.zeros((B, L, 1))  # the sum of the exponentials so far, relative to `top`
mixed = np.zeros((B, L, D_V))  # the sum of the values so far, weighted by these
for j in range(M):
    score = np.einsum("blc,bc->bl", Q, K[:, j])[:, :, None]
    higher = np.maximum(top, score)
    faded = np.exp(top - higher)
    weight = np.exp(score - higher)
    total = total * faded + weight
    mixed = mixed * faded + weight * V[:, None, j]
    top = higher

np.savetxt(sys.stdout, np.round((mixed / total).reshape(B * L, D_V), 2) + 0.0, fmt="%.2f")
