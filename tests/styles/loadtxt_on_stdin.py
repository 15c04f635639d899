# the header by input(), the rest by np.loadtxt
import sys
import numpy as np

B, N, d, w = map(int, input().split())
if min(B, N, d, w) < 1 or w > N:
    print(0)
    raise SystemExit
data = np.loadtxt(sys.stdin, ndmin=2)
Q, K, V = data.reshape(3, B, N, d)
S = np.einsum("bid,bjd->bij", Q, K) / np.sqrt(d)
i, j = np.indices((N, N))
S[:, abs(i - j) > w] = -np.inf
A = np.exp(S - S.max(-1, keepdims=True))
A /= A.sum(-1, keepdims=True)
O = np.einsum("bij,bjd->bid", A, V)
for row in O.reshape(-1, d):
    print(" ".join("%.2f" % (round(x, 2) + 0) for x in row))
