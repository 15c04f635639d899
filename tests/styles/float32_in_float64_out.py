# the matrices are stored as float32, then everything is computed in float64
import sys
import numpy as np

header, _, rest = sys.stdin.read().partition("\n")
B, N, d, w = map(int, header.split())
if B < 1 or N < 1 or d < 1 or not 1 <= w <= N:
    print(0)
    sys.exit()
Q, K, V = np.array(rest.split(), dtype=np.float32).reshape(3, B, N, d).astype(np.float64)
for b in range(B):
    for i in range(N):
        near = slice(max(0, i - w), i + w + 1)
        s = K[b, near] @ Q[b, i] / np.sqrt(d)
        a = np.exp(s - np.max(s))
        print(*["%.2f" % x if abs(x) >= 0.005 else "0.00" for x in a @ V[b, near] / np.sum(a)])
