"""Lists and loops, without NumPy: one head after another, one query after another."""

import math
import sys
from operator import mul


def dot(a, b):
    return sum(map(mul, a, b))


def multiply(a, b):
    columns = list(zip(*b, strict=True))
    return [[dot(row, column) for column in columns] for row in a]


def attend(query, keys, value_columns):
    root = math.sqrt(len(query))
    query = [x / root for x in query]
    scores = [sum(map(mul, query, key)) for key in keys]
    top = max(scores)
    weights = [math.exp(score - top) for score in scores]
    total = sum(weights)
    return [dot(weights, column) / total for column in value_columns]


def main():
    n, d_model, heads = map(int, sys.stdin.readline().split())
    if min(n, d_model, heads) < 1 or d_model % heads:
        print(0)
        return
    rows = [list(map(float, line.split())) for line in sys.stdin]
    x, rest = rows[:n], rows[n:]
    w_q, w_k, w_v, w_o = (rest[i * d_model : (i + 1) * d_model] for i in range(4))
    q, k, v = multiply(x, w_q), multiply(x, w_k), multiply(x, w_v)

    concat = [[] for _ in range(n)]
    width = d_model // heads
    for left in range(0, d_model, width):
        right = left + width
        keys = [row[left:right] for row in k]
        value_columns = list(zip(*(row[left:right] for row in v), strict=True))
        for i in range(n):
            concat[i] += attend(q[i][left:right], keys, value_columns)

    for row in multiply(concat, w_o):
        print(" ".join(f"{value:.2f}" for value in row).replace("-0.00", "0.00"))


if __name__ == "__main__":
    main()
