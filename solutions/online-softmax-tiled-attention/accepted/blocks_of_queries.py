"""No tiles of keys at all: blocks of queries with an ordinary softmax, and the trace from its definition in words.

After some keys m is the largest of their scores and l the sum of exp(score - m) over them.
"""

import io
import sys

import numpy as np

header, _, body = sys.stdin.read().partition("\n")
L, M, D_K, D_V, TILE = map(int, header.split())


def clean(x):
    text = "%.2f" % x  # noqa: UP031
    return text[1:] if text == "-0.00" else text


if min(L, M, D_K, D_V, TILE) < 1:
    print("0")
    sys.exit()

rows = io.StringIO(body)
q = np.loadtxt(rows, ndmin=2, max_rows=L)
k = np.loadtxt(rows, ndmin=2, max_rows=M)
v = np.loadtxt(rows, ndmin=2, max_rows=M)

first = np.einsum("d,md->m", q[0], k) / np.sqrt(D_K)
for end in range(TILE, M + TILE, TILE):
    seen = first[:end]
    print(clean(seen.max()), clean(np.exp(seen - seen.max()).sum()))

for block in np.array_split(q, -(-L // 128)):
    log_weights = block @ k.T / np.sqrt(D_K)
    log_weights -= log_weights.max(axis=1)[:, None]
    weights = np.exp(log_weights, out=log_weights)
    for row in weights @ v / weights.sum(axis=1)[:, None]:
        print(*[clean(x) for x in row])
