"""Lists and loops, without NumPy: one query after another, the offset of each key worked out by comparison."""

import math
import sys


def table_row(i, j, k):
    """The line of aK and aV for query i and key j."""
    if j - i < -k:
        return 0
    if j - i > k:
        return 2 * k
    return j - i + k


def main():
    n, d, k = map(int, sys.stdin.readline().split())
    if n <= 0 or d <= 0 or k <= -1:
        print("0")
        return

    def read_rows(count):
        return [[float(x) for x in sys.stdin.readline().split()] for _ in range(count)]

    q, key, v = read_rows(n), read_rows(n), read_rows(n)
    a_k, a_v = read_rows(2 * k + 1), read_rows(2 * k + 1)

    for i, query in enumerate(q):
        scores = []
        for j in range(n):
            dot = 0.0
            for x, y, z in zip(query, key[j], a_k[table_row(i, j, k)], strict=True):
                dot += x * (y + z)
            scores.append(dot / math.sqrt(d))
        top = max(scores)
        total = 0.0
        mixed = [0.0] * d
        for j, score in enumerate(scores):
            weight = math.exp(score - top)
            total += weight
            offset = a_v[table_row(i, j, k)]
            value = v[j]
            for c in range(d):
                mixed[c] += weight * (value[c] + offset[c])
        # round() may give -0.0, and adding 0.0 makes that 0.0
        print(" ".join("%.2f" % (round(x / total, 2) + 0.0) for x in mixed))


main()
