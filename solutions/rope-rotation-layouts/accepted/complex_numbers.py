"""A pair is a complex number, and turning it is a multiplication by exp(i a).

Scores need no rotated keys: they come from the unrotated pairs and the differences of the positions.
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
n, d, base = int(tokens[0]), int(tokens[1]), float(tokens[3])
if n < 1 or d < 2 or d % 2 == 1 or tokens[2] not in {"half", "interleaved"} or base <= 1:
    sys.exit(print(0))

p = np.array(tokens[4 : 4 + n], dtype=np.int64)
table = np.array(tokens[4 + n :], dtype=np.float64).reshape(2 * n, d)
if tokens[2] == "half":  # bring the members of each pair next to each other
    order = np.arange(d).reshape(2, d // 2).T.ravel()
    table = table[:, order]
pairs = table[:, 0::2] + 1j * table[:, 1::2]
q, k = pairs[:n], pairs[n:]

frequency = np.exp(-np.log(base) * np.linspace(0, 1, d // 2, endpoint=False))
turned = q * np.exp(1j * np.outer(p, frequency))
printed = np.empty((n, d))
printed[:, 0::2], printed[:, 1::2] = turned.real, turned.imag
if tokens[2] == "half":
    printed = printed[:, np.argsort(order)]

scores = np.empty((n, n))
for i in range(n):
    shift = np.exp(1j * np.outer(p - p[i], frequency))
    scores[i] = (q[i].conj() * k * shift).real.sum(axis=1)

np.savetxt(sys.stdout, np.round(printed, 2) + 0.0, fmt="%.2f")
np.savetxt(sys.stdout, np.round(scores, 2) + 0.0, fmt="%.2f")
