"""Weights for 100 queries at a time: quadratic in time, little memory. The norm of a query cancels and is left out."""

import sys

import numpy as np

header, _, body = sys.stdin.read().partition("\n")
n, m, d, d_v, M = (int(token) for token in header.split())
if not all(size > 0 for size in (n, m, d, d_v, M)):
    sys.exit(print("0"))

stream = iter(body.split())


def take(rows, columns):
    return np.array([[float(next(stream)) for _ in range(columns)] for _ in range(rows)])


Q, K, V, W = take(n, d), take(m, d), take(m, d_v), take(M, d)
queries, keys = Q * d**-0.25, K * d**-0.25

key_logs = np.einsum("jc,rc->jr", keys, W) - 0.5 * np.einsum("jc,jc->j", keys, keys)[:, None]
key_features = np.exp(key_logs - np.amax(key_logs))
for start in range(0, n, 100):
    logs = np.einsum("ic,rc->ir", queries[start : start + 100], W)
    weights = np.exp(logs - logs.max(1)[:, None]).dot(key_features.T)
    rows = weights.dot(V) / weights.sum(1)[:, None]
    np.savetxt(sys.stdout, rows.round(2) + 0.0, fmt="%.2f")

logs = keys.dot(queries[0])
weights = np.exp(logs - np.logaddexp.reduce(logs))
np.savetxt(sys.stdout, weights.dot(V).round(2)[None] + 0.0, fmt="%.2f")
