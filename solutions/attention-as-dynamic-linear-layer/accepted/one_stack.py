"""X1, X2 and aX1 + bX2 as one stack of three, with the weights W_Q W_Kᵀ multiplied beforehand."""

import io
import sys

import numpy as np

header, _, body = sys.stdin.read().partition("\n")
n, d = (int(token) for token in header.split())
if n <= 0 or d <= 0:
    sys.exit(print(0))
stream = io.StringIO(body)
a, b = np.loadtxt(stream, max_rows=1)
x = np.loadtxt(stream, ndmin=2, max_rows=2 * n).reshape(2, n, d)
w = np.loadtxt(stream, ndmin=2, max_rows=3 * d).reshape(3, d, d)
m = np.loadtxt(stream, ndmin=2, max_rows=n)

x = np.concatenate([x, [a * x[0] + b * x[1]]])  # (3, n, d)
scores = np.einsum("sic,ce,sje->sij", x, w[0] @ w[1].T * d**-0.5, x, optimize=True)
log_weights = scores - np.logaddexp.reduce(scores, axis=2)[:, :, None]
weights = np.exp(log_weights)
values = np.einsum("sic,ce->sie", x, w[2])

combination = np.array([-a, -b, 1.0])
gap_attention = np.einsum("s,sij,sje->ie", combination, weights, values, optimize=True)
gap_fixed = np.einsum("s,ij,sje->ie", combination, m, values, optimize=True)


def show(table):
    np.savetxt(sys.stdout, np.round(table, 2) + 0.0, fmt="%.2f")


show(weights[0])
show(weights[1])
show(m @ values[0])
show([[abs(gap_attention).max(), abs(gap_fixed).max()]])
print(3 * d**2, n**2 + d**2)
