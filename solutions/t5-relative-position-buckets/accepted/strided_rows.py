"""All rows as windows on one line of biases; the counts from one run of equal buckets to the next."""

import sys

import numpy as np

tokens = sys.stdin.read().split()
L, M, both, total, D = (int(token) for token in tokens[:5])
legal = min(L, M) >= 1 and both in (0, 1) and total >= 2
legal = legal and total % (2 + 2 * both) == 0 and total // (2 + 2 * both) < D
if not legal:
    print("0")
    sys.exit()

B = total // (1 + both)
E = B // 2
n = np.arange(max(L, M))
log_n = np.log2(np.where(n < E, E, n))
steps = (log_n - np.log2(E)) * (B - E) / (np.log2(D) - np.log2(E))
g = np.where(n < E, n, np.clip(E + np.trunc(steps + 1e-9), None, B - 1)).astype(int)

before = g[L - 1 : 0 : -1]
after = g[1:M] + B if both else np.zeros(M - 1, dtype=int)
line = np.concatenate([before, g[:1], after])

pairs = np.minimum.reduce([np.arange(1, L + M), np.arange(L + M - 1, 0, -1), np.full(L + M - 1, min(L, M))])
counts = [pairs[line == bucket].sum() for bucket in range(total)]
windows = np.lib.stride_tricks.sliding_window_view(np.array(tokens[5:], dtype=float)[line], M)[::-1]
sums = windows.sum(axis=1)

print(" ".join(map(str, line[L - 1 :])))
print(" ".join(map(str, line[:M])))
print(" ".join(map(str, counts)))
print(" ".join(f"{value:.2f}" for value in np.where(np.abs(sums) < 0.005, 0, sums)))
