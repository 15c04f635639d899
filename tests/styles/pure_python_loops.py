# no NumPy, one line at a time, f-strings
import sys
from math import exp, sqrt

B, N, d, w = [int(t) for t in sys.stdin.readline().split()]
if B < 1 or N < 1 or d < 1 or w < 1 or w > N:
    print(0)
    sys.exit()

rows = [[float(t) for t in line.split()] for line in sys.stdin]
Q, K, V = rows[:B * N], rows[B * N:2 * B * N], rows[2 * B * N:]

for b in range(B):
    for i in range(N):
        q = Q[b * N + i]
        lo, hi = max(0, i - w), min(N - 1, i + w)
        s = [sum(x * y for x, y in zip(q, K[b * N + j])) / sqrt(d) for j in range(lo, hi + 1)]
        m = max(s)
        e = [exp(x - m) for x in s]
        z = sum(e)
        out = []
        for c in range(d):
            x = sum(e[j - lo] * V[b * N + j][c] for j in range(lo, hi + 1)) / z
            t = f"{x:.2f}"
            out.append("0.00" if t == "-0.00" else t)
        print(" ".join(out))
