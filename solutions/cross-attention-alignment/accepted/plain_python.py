"""Lists and loops, without NumPy: one target after another."""

import math
import sys
from operator import mul


def project(rows, weights):
    columns = list(zip(*weights, strict=True))
    return [[sum(map(mul, row, column)) for column in columns] for row in rows]


def show(row):
    # round() may give -0.0, and adding 0.0 makes that 0.0
    print(" ".join("%.2f" % (round(value, 2) + 0.0) for value in row))


def main():
    m, n, d_dec, d_enc, d_k, d_v, valid = (int(token) for token in sys.stdin.readline().split())
    if any(size < 1 for size in (m, n, d_dec, d_enc, d_k, d_v)) or not 1 <= valid <= n:
        print("0")
        return

    def read_rows(count):
        return [[float(token) for token in sys.stdin.readline().split()] for _ in range(count)]

    targets, sources = read_rows(m), read_rows(n)[:valid]
    queries = project(targets, read_rows(d_dec))
    keys = project(sources, read_rows(d_enc))
    value_columns = list(zip(*project(sources, read_rows(d_enc)), strict=True))

    first_best, all_weights = [], []
    for query in queries:
        scores = [sum(map(mul, query, key)) / d_k**0.5 for key in keys]
        top = max(scores)
        shares = [math.exp(score - top) for score in scores]
        total = sum(shares)
        first_best.append(next(j for j, share in enumerate(shares) if share > 1 - 1e-8))
        all_weights.append([share / total for share in shares])

    print(*first_best)
    for weights in all_weights:
        show(weights + [0.0] * (n - valid))
    for weights in all_weights:
        show([sum(map(mul, weights, column)) for column in value_columns])


main()
