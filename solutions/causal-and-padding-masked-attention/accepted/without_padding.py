"""Sequence by sequence with the padding cut off: scores are n × valid, and a sequence of padding is skipped.

Causality is left to np.tril on the exponentials, which have been shifted by the maximum of what is visible.
"""

import io
import sys

import numpy as np

B, n, d, causal = (int(token) for token in sys.stdin.readline().split())
if B < 1 or n < 1 or d < 1 or not 0 <= causal <= 1:
    sys.exit(print(0))
valid = [int(token) for token in sys.stdin.readline().split()]
if any(not 0 <= count <= n for count in valid):
    sys.exit(print(0))

Q, K, V = np.loadtxt(io.StringIO(sys.stdin.read()), ndmin=2).reshape(3, B, n, d)
O = np.zeros((B, n, d))  # noqa: E741 - the name in the statement

for b, count in enumerate(valid):
    if count == 0:
        continue
    S = np.einsum("ic,jc->ij", Q[b], K[b, :count]) / d**0.5
    if causal:
        future = np.triu(np.ones((n, count), dtype=bool), 1)
        highest = np.max(S, axis=1, initial=-np.inf, where=~future)
        E = np.tril(np.exp(np.minimum(S - highest[:, None], 0)))
    else:
        E = np.exp(S - S.max(axis=1)[:, None])
    O[b] = (E @ V[b, :count]) / E.sum(axis=1)[:, None]

np.savetxt(sys.stdout, np.round(O.reshape(B * n, d), 2) + 0.0, fmt="%.2f")
