"""W_Q and W_K act only through M = W_Q W_Kᵀ / √d_k: scores are X M Xᵀ, and dm leads to both of them."""

import io
import sys

import numpy as np

header, _, body = sys.stdin.read().partition("\n")
n, d_model, d_k, d_v = map(int, header.split())
if any(size <= 0 for size in (n, d_model, d_k, d_v)):
    sys.exit(print(0))

stream = io.StringIO(body)
X, W_Q, W_K, W_V, G = (
    np.loadtxt(stream, ndmin=2, max_rows=rows) for rows in (n, d_model, d_model, d_model, n)
)

M = np.einsum("ac,bc->ab", W_Q, W_K) * d_k**-0.5
S = X @ M @ X.T
A = np.exp(S - np.logaddexp.reduce(S, axis=1)[:, None])
V = X @ W_V
out = A @ V
ds = A * np.einsum("ic,ijc->ij", G, V[None, :, :] - out[:, None, :])

dx = ds @ X @ M.T + ds.T @ X @ M + A.T @ G @ W_V.T
dm = X.T @ ds @ X
for matrix in (dx, dm @ W_K * d_k**-0.5, dm.T @ W_Q * d_k**-0.5, (A @ X).T @ G):
    np.savetxt(sys.stdout, np.round(matrix, 2) + 0.0, fmt="%.2f")
