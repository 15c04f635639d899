"""One masked attention of shape (n, n, n) for all prefixes: in layer t - 1 the keys from t on are hidden as well."""

import sys

import numpy as np

tokens = sys.stdin.read().split()
N, D, P = int(tokens[0]), int(tokens[1]), int(tokens[3])
MODE = tokens[2]
legal = N > 0 and D > 0 and MODE in {"full", "causal", "prefix"} and 0 <= P <= N
if not legal or (MODE != "prefix" and P > 0):
    sys.exit(print(0))

data = np.array(tokens[4:], dtype=np.float64).reshape(N + 3 * D, D)
X, W = data[:N], np.hstack(np.split(data[N:], 3))
Q, K, V = np.hsplit(np.dot(X, W), 3)

rows, columns = np.indices((N, N))
hidden = columns > rows
hidden[:, : N if MODE == "full" else P] = False
absent = np.arange(N) > np.arange(N)[:, None]  # [t - 1, j]: key j does not exist yet

logits = np.einsum("ic,jc->ij", Q, K) * D**-0.5
logits = np.where(hidden | absent[:, None, :], -np.inf, logits)  # (t, query, key)
largest = logits.max(axis=2, keepdims=True)
A = np.exp(logits - largest)
A /= A.sum(axis=2, keepdims=True)
outputs = np.einsum("tij,jc->tic", A, V)

change = np.abs(outputs - outputs[-1]).max(axis=2)  # (t, query)
change[absent] = 0  # queries that do not exist yet
deviation = change.max(axis=1)

unstable = np.flatnonzero(deviation > 1e-9)
k = unstable[-1] + 2 if unstable.size else 1
print(" ".join(f"{x:.2f}" for x in deviation))
print(k, "RECOMPUTE" if unstable.size else "CACHEABLE")
