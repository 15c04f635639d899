"""One head at a time, with its weights multiplied first: scores are x (W_Q W_Kᵀ) xᵀ, values x (W_V W_O)."""

import io
import sys

import numpy as np

header, _, body = sys.stdin.read().partition("\n")
n, d_model, heads = map(int, header.split())

if min(n, d_model, heads) <= 0 or d_model % heads > 0:
    print(0)
else:
    table = np.loadtxt(io.StringIO(body), ndmin=2)
    x, w_q, w_k, w_v, w_o = np.split(table, [n, n + d_model, n + 2 * d_model, n + 3 * d_model])

    total = np.zeros((n, d_model))
    for block in np.split(np.arange(d_model), heads):
        bilinear = w_q[:, block] @ w_k[:, block].T / np.sqrt(len(block))
        scores = x @ bilinear @ x.T
        weights = np.exp(scores - scores.max(axis=1)[:, None])
        weights /= weights.sum(axis=1)[:, None]
        total += weights @ (x @ (w_v[:, block] @ w_o[block]))

    np.savetxt(sys.stdout, np.round(total, 2) + 0.0, fmt="%.2f")
