"""Without NumPy: the projected keys and values are summed position by position, costs are counted as they arise."""

import math
import sys


def read_rows(count):
    return [[float(token) for token in sys.stdin.readline().split()] for _ in range(count)]


def project(mixing, rows):
    """Add each row, times its entry of the mixing matrix, to every projected row; also count the products."""
    sums = [[0.0] * len(rows[0]) for _ in mixing[0]]
    count = 0
    for shares, row in zip(mixing, rows, strict=True):
        for share, target in zip(shares, sums, strict=True):
            for c, value in enumerate(row):
                target[c] += share * value
            count += len(row)
    return sums, count


def main():
    n, k, d_k, d_v = map(int, sys.stdin.readline().split())
    if min(n, k, d_k, d_v) < 1 or n < k:
        print(0)
        return
    q, keys, values, e, f = (read_rows(n) for _ in range(5))
    short_keys, cost_of_keys = project(e, keys)
    short_values, cost_of_values = project(f, values)
    cost = cost_of_keys + cost_of_values

    for query in q:
        scores = [sum(a * b for a, b in zip(query, key, strict=True)) / d_k**0.5 for key in short_keys]
        top = max(scores)
        weights = [math.exp(score - top) for score in scores]
        total = sum(weights)
        cost += k * (len(query) + d_v)
        row = [
            sum(w * x for w, x in zip(weights, column, strict=True)) / total
            for column in zip(*short_values, strict=True)
        ]
        print(" ".join(format(x, ".2f") for x in row).replace("-0.00", "0.00"))
    print((d_k + d_v) * n**2, cost)


main()
