"""Sort the table by score, best first: the hard result is the head of the list, the softmax a log-sum-exp."""

import sys

import numpy as np

data = sys.stdin.buffer.read().split()
n, d, d_v = (int(token) for token in data[:3])
if not (n > 0 and d > 0 and d_v > 0):
    sys.exit(print(0))
beta = float(data[3])
if not beta >= 0:
    sys.exit(print(0))

numbers = np.asarray(data[4:], dtype=np.float64)
q, keys, values = np.split(numbers, [d, d + n * d])
scores = np.einsum("c,ic->i", q, keys.reshape(n, d))
order = np.argsort(-scores)
scores, values = scores[order], values.reshape(n, d_v)[order]

best = 1
while best < n and scores[0] - scores[best] < 1e-8:
    best += 1

log_weights = beta * (scores - scores[0])
log_weights -= np.logaddexp.reduce(log_weights)
soft = (np.exp(log_weights)[:, None] * values).sum(axis=0)
hard = values[:best].sum(axis=0) / best

np.savetxt(sys.stdout, np.round([soft, hard], 2) + 0.0, fmt="%.2f")
