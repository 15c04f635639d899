"""Concat(head_0, ..., head_{k-1}) W_O in one product: what the heads fetch stands side by side (im2col)."""

import sys

import numpy as np

header, _, body = sys.stdin.read().partition("\n")
N, C_IN, C_OUT, K, D = (int(token) for token in header.split())
if N <= 0 or C_IN <= 0 or C_OUT <= 0 or K <= 0 or D <= 0 or K % 2 != 1:
    print(0)
    sys.exit()
flat = np.array(body.split(), dtype=np.float64)
x, w = flat[: N * C_IN].reshape(N, C_IN), flat[N * C_IN :].reshape(K * C_IN, C_OUT)

offsets = D * np.arange(-(K // 2), K // 2 + 1)
keys = np.arange(N)[:, None] + offsets  # (n, k)
outside = (keys < 0) | (keys >= N)
keys[outside] = N  # the row of zeros that is appended to x

concat = np.vstack([x, np.zeros((1, C_IN))])[keys]  # (n, k, c_in)
y = concat.reshape(N, K * C_IN) @ w

np.savetxt(sys.stdout, np.round(y, 2) + 0.0, fmt="%.2f")
print(N * K - outside.sum())
