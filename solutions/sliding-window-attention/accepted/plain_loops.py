"""Without NumPy: plain loops over the keys inside each window."""

import math
import sys


def attend(queries, keys, values, window):
    """Attention of one sequence; lists of rows in, one row at a time out."""
    n, d = len(queries), len(queries[0])
    for i in range(n):
        inside = range(max(0, i - window), min(n, i + window + 1))
        scores = []
        for j in inside:
            dot = 0.0
            for c in range(d):
                dot += queries[i][c] * keys[j][c]
            scores.append(dot / math.sqrt(d))
        top = max(scores)
        total = 0.0
        mixed = [0.0] * d
        for j, score in zip(inside, scores, strict=True):
            weight = math.exp(score - top)
            total += weight
            for c in range(d):
                mixed[c] += weight * values[j][c]
        yield [x / total for x in mixed]


def main():
    batch, n, d, window = map(int, sys.stdin.readline().split())
    if min(batch, n, d, window) < 1 or window > n:
        print("0")
        return

    def read_tensor():
        return [[[float(x) for x in sys.stdin.readline().split()] for _ in range(n)] for _ in range(batch)]

    q, k, v = read_tensor(), read_tensor(), read_tensor()
    for b in range(batch):
        for row in attend(q[b], k[b], v[b], window):
            # round() may give -0.0, and adding 0.0 makes that 0.0
            print(" ".join("%.2f" % (round(x, 2) + 0.0) for x in row))


main()
