"""All targets in one array, with beta = 1 / T as the unknown: the entropy falls as beta grows."""

import sys

import numpy as np

data = sys.stdin.read().split()
n, m = int(data[0]), int(data[1])
if n <= 1 or m <= 0:
    sys.exit(print(0))
z = np.array([float(token) for token in data[2 : n + 2]])
z -= z.max()
if not z.any():
    sys.exit(print(0))
h = np.array([float(token) for token in data[n + 2 : n + 2 + m]])
ties = (z == 0).sum()
if (h <= np.log(ties)).any() or (h >= np.log(n)).any():
    sys.exit(print(0))

low = np.full(m, -10.0)  # log10 of beta
high = np.full(m, 10.0)
for _ in range(70):
    beta = 10 ** ((low + high) / 2)
    x = beta[:, None] * z  # (m, n)
    log_total = np.logaddexp.reduce(x, axis=1)
    p = np.exp(x - log_total[:, None])
    spread = log_total - np.einsum("mn,mn->m", p, x)
    low = np.where(spread > h, (low + high) / 2, low)
    high = np.where(spread > h, high, (low + high) / 2)

for b, log_sum in zip(beta, log_total, strict=True):
    print(*(format(x, ".2f") for x in (1 / b, np.exp(-log_sum), b**-2.0)))
