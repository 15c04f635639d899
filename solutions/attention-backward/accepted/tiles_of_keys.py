"""As FlashAttention goes back: only O and one logarithm per query are kept, weights are computed again by tiles."""

import io
import sys

import numpy as np

TILE = 64

header, _, body = sys.stdin.read().partition("\n")
n, m, d_k, d_v, causal = map(int, header.split())
if min(n, m, d_k, d_v) < 1 or causal not in {0, 1} or (causal and n != m):
    print("0")
    sys.exit()

stream = io.StringIO(body)
Q = np.loadtxt(stream, ndmin=2, max_rows=n) / np.sqrt(d_k)
K = np.loadtxt(stream, ndmin=2, max_rows=m)
V = np.loadtxt(stream, ndmin=2, max_rows=m)
G = np.loadtxt(stream, ndmin=2, max_rows=n)


def scores(start):
    """Scores of all queries with the keys of the tile that begins at `start`."""
    block = np.einsum("ic,jc->ij", Q, K[start : start + TILE])
    if causal:
        hidden = np.arange(start, start + block.shape[1]) > np.arange(n)[:, None]
        block[hidden] = -np.inf
    return block


starts = range(0, m, TILE)
log_sum = np.full(n, -np.inf)
for start in starts:
    log_sum = np.logaddexp(log_sum, np.logaddexp.reduce(scores(start), axis=1))

out = np.zeros((n, d_v))
for start in starts:
    out += np.exp(scores(start) - log_sum[:, None]) @ V[start : start + TILE]
delta = np.einsum("ic,ic->i", out, G)  # the mean of dL/dA of each row

dq, dk, dv = np.zeros((n, d_k)), np.zeros((m, d_k)), np.zeros((m, d_v))
for start in starts:
    tile = slice(start, start + TILE)
    P = np.exp(scores(start) - log_sum[:, None])
    ds = P * (G @ V[tile].T - delta[:, None])
    dv[tile] = P.T @ G
    dk[tile] = ds.T @ Q  # Q has been divided by √d_k
    dq += ds @ K[tile] / np.sqrt(d_k)

for matrix in (dq, dk, dv):
    np.savetxt(sys.stdout, np.round(matrix, 2) + 0.0, fmt="%.2f")
