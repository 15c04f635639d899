"""One form for all scores: a decoder state is first made into a function of all encoder states at once.

dot is general with the identity; the additive score is Luong's concat, with W_s above W_h in one matrix.
"""

import sys

import numpy as np


def read_matrix(rows):
    return np.array([next(sys.stdin).split() for _ in range(rows)], dtype=np.float64)


def legal(mode, m, n, d_s, d_h, d_a):
    positive = all(size > 0 for size in (m, n, d_s, d_h))
    return positive and {"dot": d_s == d_h, "general": True, "additive": d_a > 0}[mode]


mode = next(sys.stdin).strip()
if mode not in {"dot", "general", "additive"}:
    sys.exit(print(0))
m, n, d_s, d_h, d_a = map(int, next(sys.stdin).split())
if not legal(mode, m, n, d_s, d_h, d_a):
    sys.exit(print(0))

decoder, encoder = read_matrix(m), read_matrix(n)
if mode == "additive":
    w, v = read_matrix(d_s + d_h), read_matrix(1)[0]
else:
    w = np.eye(d_s) if mode == "dot" else read_matrix(d_s)

alpha = np.empty((m, n))
for j, state in enumerate(decoder):
    if mode == "additive":
        pairs = np.hstack([np.tile(state, (n, 1)), encoder])  # [s_j ; h_i], a row for each i
        log_weights = np.tanh(pairs.dot(w)).dot(v)
    else:
        log_weights = encoder.dot(w.T.dot(state))
    alpha[j] = np.exp(log_weights - np.logaddexp.reduce(log_weights))

for table in (alpha, np.einsum("ji,id->jd", alpha, encoder)):
    np.savetxt(sys.stdout, np.round(table, 2) + 0.0, fmt="%.2f")
