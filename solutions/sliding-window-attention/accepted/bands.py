"""One diagonal of the score matrix at a time: only the band of 2 * window + 1 diagonals is ever stored."""

import sys

import numpy as np

data = sys.stdin.buffer.read().split()
B, N, D, W = (int(x) for x in data[:4])
if B <= 0 or N <= 0 or D <= 0 or W <= 0 or W > N:
    sys.exit(print(0))

Q, K, V = np.asarray(data[4:], dtype=np.float64).reshape(3, B, N, D)
offsets = range(-W, W + 1)

band = np.full((len(offsets), B, N), -np.inf)  # band[o, b, i] is the score of query i and key i + offset
for o, offset in enumerate(offsets):
    first, last = max(0, -offset), min(N, N - offset)
    band[o, :, first:last] = np.einsum(
        "bid,bid->bi", Q[:, first:last], K[:, first + offset : last + offset], optimize=False
    )
band /= D**0.5

band = np.exp(band - band.max(axis=0))
band /= band.sum(axis=0)

O = np.zeros_like(V)  # noqa: E741 - the name in the statement
for o, offset in enumerate(offsets):
    first, last = max(0, -offset), min(N, N - offset)
    O[:, first:last] += band[o, :, first:last, None] * V[:, first + offset : last + offset]

np.savetxt(sys.stdout, np.round(O.reshape(B * N, D), 2) + 0.0, fmt="%.2f")
