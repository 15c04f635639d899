"""One query after another: its row of dq is finished at once, its shares of dk and dv are added up."""

import sys

import numpy as np


def read_rows(count):
    return np.array([[float(token) for token in sys.stdin.readline().split()] for _ in range(count)])


n, m, d_k, d_v, causal = (int(token) for token in sys.stdin.readline().split())
if n <= 0 or m <= 0 or d_k <= 0 or d_v <= 0 or not 0 <= causal <= 1 or (causal and n != m):
    sys.exit(print(0))
Q, K, V, G = read_rows(n), read_rows(m), read_rows(m), read_rows(n)

dq, dk, dv = [], np.zeros((m, d_k)), np.zeros((m, d_v))
for i in range(n):
    keys = i + 1 if causal else m  # what this query sees: the first so many keys
    s = K[:keys].dot(Q[i]) * d_k**-0.5
    p = np.exp(s - max(s))
    p /= p.sum()
    out = p.dot(V[:keys])
    # dL/dp_j = v_j · g, and the mean of these under p is out · g
    ds = p * (V[:keys] - out).dot(G[i]) * d_k**-0.5
    dq.append(ds.dot(K[:keys]))
    dk[:keys] += np.multiply.outer(ds, Q[i])
    dv[:keys] += np.multiply.outer(p, G[i])

for row in (*dq, *dk, *dv):
    print(" ".join("0.00" if abs(x) < 0.005 else f"{x:.2f}" for x in row))
