"""Lists and loops, without NumPy: one sequence after another, one query after another."""

import math
import sys
from operator import mul


def dot(a, b):
    return sum(map(mul, a, b))


def attend(query, keys, value_columns):
    root = math.sqrt(len(query))
    scores = [dot(query, key) / root for key in keys]
    top = max(scores)
    weights = [math.exp(score - top) for score in scores]
    total = sum(weights)
    return [dot(weights, column) / total for column in value_columns]


def main():
    sizes = [int(token) for token in sys.stdin.readline().split()]
    if any(size <= 0 for size in sizes):
        print("0")
        return
    sequences, n_queries, n_keys, _, _ = sizes

    def read_rows(count):
        return [[float(token) for token in sys.stdin.readline().split()] for _ in range(count)]

    q = read_rows(sequences * n_queries)
    k = read_rows(sequences * n_keys)
    v = read_rows(sequences * n_keys)

    for b in range(sequences):
        keys = k[b * n_keys : (b + 1) * n_keys]
        value_columns = list(zip(*v[b * n_keys : (b + 1) * n_keys], strict=True))
        for query in q[b * n_queries : (b + 1) * n_queries]:
            row = attend(query, keys, value_columns)
            # round() may give -0.0, and adding 0.0 makes that 0.0
            print(" ".join(f"{round(x, 2) + 0.0:.2f}" for x in row))


main()
