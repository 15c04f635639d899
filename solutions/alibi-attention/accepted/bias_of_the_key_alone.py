"""Under the causal mask the bias m * j does as well as -m * (i - j): they differ by m * i, a constant of the row.

Head by head; in mode symmetric the row is taken in two halves, each with a bias that grows towards the diagonal.
"""

import io
import sys

import numpy as np

header, _, body = sys.stdin.read().partition("\n")
*sizes, mode = header.split()
n, heads, d_k = (int(size) for size in sizes)
if min(n, heads, d_k) <= 0 or (mode != "causal" and mode != "symmetric"):
    print(0)
    sys.exit()

q, k, v = np.split(np.loadtxt(io.StringIO(body), ndmin=2), 3)
power = max(p for p in (1, 2, 4, 8, 16) if p <= heads)
exponents = [-8 * h / power for h in range(1, power + 1)]
exponents += [-4 * odd / power for odd in range(1, 2 * (heads - power), 2)]
print(" ".join(f"{np.exp2(exponent):.6f}" for exponent in exponents))

position = np.arange(n)
parts = []
for h, block in enumerate(np.split(np.arange(heads * d_k), heads)):
    logits = np.einsum("ic,jc->ij", q[:, block], k[:, block]) * d_k**-0.5
    towards = np.exp2(exponents[h]) * position
    left = np.tril(logits + towards - towards[:, None])
    right = np.triu(logits - towards + towards[:, None], 1)
    logits = left + (right if mode == "symmetric" else np.where(np.tri(n), 0, -np.inf))
    parts.append(np.exp(logits - np.logaddexp.reduce(logits, axis=1, keepdims=True)) @ v[:, block])

np.savetxt(sys.stdout, np.round(np.hstack(parts), 2) + 0.0, fmt="%.2f")
