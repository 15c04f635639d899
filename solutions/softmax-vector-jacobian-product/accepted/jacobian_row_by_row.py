"""The Jacobian of the statement, but only one of its rows at a time: n² steps, n numbers of memory."""

import sys

import numpy as np

lines = iter(sys.stdin)
m, n = (int(token) for token in next(lines).split())
if m <= 0 or n <= 0:
    sys.exit(print("0"))
tau = float(next(lines))
if tau <= 0:
    sys.exit(print("0"))

table = np.array([next(lines).split() for _ in range(2 * m)], dtype=np.float64)
for z, g in zip(table[:m], table[m:], strict=True):
    log_p = z / tau
    log_p -= np.logaddexp.reduce(log_p)
    p = np.exp(log_p)
    gradient = np.empty(n)
    for k in range(n):
        row = -p[k] * p  # dP_j/dZ_k for all j, times tau
        row[k] += p[k]
        gradient[k] = row @ g / tau
    print(*(f"{x:.2f}" for x in np.round(gradient, 2) + 0.0))
