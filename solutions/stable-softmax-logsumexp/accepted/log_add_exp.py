"""The log-sum-exp first, by NumPy's logaddexp; the probabilities are exp(z - lse)."""

import sys

import numpy as np

m, n, *entries = sys.stdin.read().split()
m, n = int(m), int(n)
if m <= 0 or n <= 0:
    sys.exit(print(0))

rows = np.array(entries, dtype=np.float64).reshape(m, n)
lse = np.logaddexp.reduce(rows, axis=1)  # -inf and -inf make -inf

probabilities = np.zeros((m, n))
some = np.isfinite(lse)
probabilities[some] = np.exp(rows[some] - lse[some, np.newaxis])

lines = [" ".join(f"{p:.2f}" for p in row) for row in probabilities]
lines.append(" ".join("0.00" if abs(x) < 0.005 else f"{x:.2f}" for x in lse))
print("\n".join(lines))
