"""The products grouped in another way, so that Q, K and V never occur.

The scores are X (W_Q W_Kᵀ) Xᵀ, and the output is (A X) W_V: tokens are averaged first and projected then.
"""

import io
import sys

import numpy as np

header, _, body = sys.stdin.read().partition("\n")
N, D_MODEL, D_K, D_V = map(int, header.split())
if N <= 0 or D_MODEL <= 0 or D_K <= 0 or D_V <= 0:
    sys.exit(print(0))

lines = io.StringIO(body)
X = np.loadtxt(lines, ndmin=2, max_rows=N).reshape(N, D_MODEL)
W_Q = np.loadtxt(lines, ndmin=2, max_rows=D_MODEL).reshape(D_MODEL, D_K)
W_K = np.loadtxt(lines, ndmin=2, max_rows=D_MODEL).reshape(D_MODEL, D_K)
W_V = np.loadtxt(lines, ndmin=2, max_rows=D_MODEL).reshape(D_MODEL, D_V)

bilinear = np.einsum("ac,bc->ab", W_Q, W_K) * D_K**-0.5  # (d_model, d_model), not symmetric
log_weights = np.einsum("ia,ab,jb->ij", X, bilinear, X, optimize=True)
log_weights -= np.logaddexp.reduce(log_weights, axis=1, keepdims=True)
A = np.exp(log_weights)
O = A @ X @ W_V  # noqa: E741 - the name in the statement

for matrix in A, O:
    np.savetxt(sys.stdout, np.round(matrix, 2) + 0.0, fmt="%.2f")
