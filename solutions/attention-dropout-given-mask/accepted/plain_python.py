"""Lists and loops, without NumPy: one query after another, one factor for all flags of the mask."""

import math
import sys
from operator import mul


def read_rows(count):
    return [[float(word) for word in sys.stdin.readline().split()] for _ in range(count)]


def weights_of(query, keys):
    """The attention weights of one query."""
    root = len(query) ** 0.5
    scores = [sum(map(mul, query, key)) / root for key in keys]
    top = max(scores)
    powers = [math.exp(score - top) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def show(row):
    print(" ".join(f"{value:.2f}" for value in row).replace("-0.00", "0.00"))


def main():
    *sizes, p, mode = sys.stdin.readline().split()
    n, m, _, d_v = (int(size) for size in sizes)
    p = float(p)
    if min(map(int, sizes)) <= 0 or p < 0 or p >= 1 or (mode != "train" and mode != "eval"):
        print(0)
        return
    queries, keys, values = read_rows(n), read_rows(m), read_rows(m)
    keep = read_rows(n) if mode == "train" else [[1.0] * m] * n
    factor = 1 / (1 - p) if mode == "train" else 1.0

    rows = []
    for query, kept in zip(queries, keep, strict=True):
        row = [
            weight * factor if flag else 0.0
            for weight, flag in zip(weights_of(query, keys), kept, strict=True)
        ]
        rows.append(row)
        show(row)
    columns = [[value[c] for value in values] for c in range(d_v)]
    for row in rows:
        show(sum(map(mul, row, column)) for column in columns)


main()
