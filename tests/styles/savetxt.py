# printed by np.savetxt; + 0.0 turns -0.0 into 0.0 once the values are rounded
import sys
import numpy as np

B, N, d, w = (int(t) for t in sys.stdin.readline().split())
if B < 1 or N < 1 or d < 1 or w < 1 or w > N:
    print(0)
    sys.exit(0)
X = np.fromstring(sys.stdin.read(), sep=" ").reshape(3, B, N, d)
Q, K, V = X
S = Q @ K.transpose(0, 2, 1) * d ** -0.5
idx = np.arange(N)
S = np.where(np.abs(np.subtract.outer(idx, idx)) <= w, S, -1e30)
A = np.exp(S - np.logaddexp.reduce(S, axis=-1, keepdims=True))
O = (A @ V).reshape(B * N, d)
np.savetxt(sys.stdout, np.round(O, 2) + 0.0, fmt="%.2f")
