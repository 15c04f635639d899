"""Lists and loops, without NumPy: head by head, the contribution is added to Y while it is computed."""

import math
import sys


def main():
    n, heads, d_k, d_model = map(int, sys.stdin.readline().split())
    if min(n, heads, d_k, d_model) < 1:
        print(0)
        return
    rows = [line.split() for line in sys.stdin]
    keep = [int(token) for token in rows[heads * n + heads * d_k]]
    outputs = [[float(token) for token in row] for row in rows[: heads * n]]
    w_o = [[float(token) for token in row] for row in rows[heads * n : heads * (n + d_k)]]

    norms = []
    pruned = [[0.0] * d_model for _ in range(n)]
    for h in range(heads):
        squares = 0.0
        for i in range(n):
            for c in range(d_model):
                entry = sum(outputs[h * n + i][r] * w_o[h * d_k + r][c] for r in range(d_k))
                squares += entry * entry
                if keep[h]:
                    pruned[i][c] += entry
        norms.append(math.sqrt(squares))

    for row in [norms, *pruned]:
        print(" ".join(f"{value:.2f}" for value in row).replace("-0.00", "0.00"))
    print(4 * d_model * d_k * sum(keep))


if __name__ == "__main__":
    main()
