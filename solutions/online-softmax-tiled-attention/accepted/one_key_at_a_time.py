"""One key after another for all queries, whatever the tile is; a tile only says when to note m and l."""

import sys

import numpy as np

data = sys.stdin.buffer.read().split()
L, M, D_K, D_V, TILE = (int(x) for x in data[:5])
if L <= 0 or M <= 0 or D_K <= 0 or D_V <= 0 or TILE <= 0:
    sys.exit(print(0))
numbers = np.array([float(x) for x in data[5:]])
# One row for each feature, one column for each query: adding up features is adding up rows.
q = numbers[: L * D_K].reshape(L, D_K).T * D_K**-0.5
k = numbers[L * D_K : (L + M) * D_K].reshape(M, D_K)
v = numbers[(L + M) * D_K :].reshape(M, D_V)

top = np.full(L, -1e300)
total = np.zeros(L)
mixed = np.zeros((D_V, L))
for j in range(M):
    score = k[j, 0] * q[0]
    for c in range(1, D_K):
        score += k[j, c] * q[c]
    # Of the two exponents one is 0 and the other is minus the distance.
    fade = np.exp(np.minimum(top - score, 0.0))
    weight = np.exp(np.minimum(score - top, 0.0))
    np.maximum(top, score, out=top)
    total = total * fade + weight
    for c in range(D_V):
        mixed[c] = mixed[c] * fade + v[j, c] * weight
    if (j + 1) % TILE == 0 or j + 1 == M:
        print(f"{top[0]:.2f} {total[0]:.2f}".replace("-0.00 ", "0.00 "))

for row in np.round((mixed / total).T, 2) + 0.0:
    print(" ".join([f"{x:.2f}" for x in row]))
