"""Lists and loops, without NumPy: one query after another."""

import math
import sys
from operator import mul


def dot(a, b):
    return sum(map(mul, a, b))


def project(rows, weights):
    columns = list(zip(*weights, strict=True))
    return [[dot(row, column) for column in columns] for row in rows]


def show(row):
    # round() may give -0.0, and adding 0.0 makes that 0.0
    print(" ".join("%.2f" % (round(value, 2) + 0.0) for value in row))


def main():
    n, d_model, d_k, d_v = (int(token) for token in sys.stdin.readline().split())
    if not (n > 0 and d_model > 0 and d_k > 0 and d_v > 0):
        print("0")
        return

    def read_rows(count):
        return [[float(token) for token in sys.stdin.readline().split()] for _ in range(count)]

    x = read_rows(n)
    queries = project(x, read_rows(d_model))
    keys = project(x, read_rows(d_model))
    values = project(x, read_rows(d_model))
    value_columns = list(zip(*values, strict=True))

    averages = []
    for query in queries:
        scores = [dot(query, key) / math.sqrt(d_k) for key in keys]
        top = max(scores)
        shares = [math.exp(score - top) for score in scores]
        total = sum(shares)
        weights = [share / total for share in shares]
        show(weights)
        averages.append([dot(weights, column) for column in value_columns])
    for row in averages:
        show(row)


main()
