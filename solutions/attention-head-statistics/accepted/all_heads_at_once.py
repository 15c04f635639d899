"""All heads in one array: einsum for the averages, broadcasting for the pairs, np.select for the labels."""

import sys

import numpy as np

tokens = sys.stdin.read().split()
H, N = int(tokens[0]), int(tokens[1])
if H <= 0 or N <= 0:
    sys.exit(print(0))
A = np.array(tokens[2:], dtype=np.float64).reshape(H, N, N)


def plogp(p):
    out = np.zeros_like(p)
    np.log(p, out=out, where=p > 0)
    return p * out


position = np.arange(N, dtype=np.float64)
distances = abs(position[:, None] - position[None, :])
below = np.eye(N, k=-1)

columns = np.stack(
    [
        -plogp(A).sum(axis=(1, 2)) / N,
        np.einsum("hij,ij->h", A, distances) / N,
        np.einsum("hii->h", A) / N,
        np.einsum("hij,ij->h", A, below) / max(N - 1, 1),
        A[:, :, 0].sum(axis=1) / N,
    ],
    axis=1,
)
names = np.select(
    [columns[:, 2] >= 0.5, columns[:, 3] >= 0.5, columns[:, 4] >= 0.5, columns[:, 0] >= 0.9 * np.log(N)],
    ["DIAGONAL", "PREVIOUS", "FIRST", "UNIFORM"],
    default="MIXED",
)

own = columns[:, 0]  # mean entropy of each head: the mean over the rows may be taken first
mixtures = (A[:, None] + A[None, :]) / 2  # (H, H, n, n)
JS = -plogp(mixtures).sum(axis=(2, 3)) / N - (own[:, None] + own[None, :]) / 2

for h in range(H):
    print(*(f"{x + 0.0:.2f}" for x in columns[h].round(2)), names[h])
np.savetxt(sys.stdout, JS.round(2) + 0.0, fmt="%.2f")
