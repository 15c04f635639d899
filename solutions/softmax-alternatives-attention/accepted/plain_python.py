"""Lists and loops, without NumPy: one query after another."""

import math
import sys
from operator import mul


def dot(a, b):
    return sum(map(mul, a, b))


def feature(z):
    return 1 + z if z >= 0 else math.exp(z)


def weigh(query, keys, mode):
    """Give the weights of all keys for one query."""
    scores = [dot(query, key) / math.sqrt(len(query)) for key in keys]
    if mode == "softmax":
        top = max(scores)
        parts = [math.exp(score - top) for score in scores]
    elif mode == "linear":
        features = [feature(z) for z in query]
        parts = [dot(features, map(feature, key)) for key in keys]
    else:
        parts = [score if score > 0 else 0.0 for score in scores]
    total = float(len(keys)) if mode == "relu-len" else sum(parts)
    return [part / total for part in parts] if total > 0 else parts


def show(row):
    print(" ".join(f"{round(value, 2) + 0.0:.2f}" for value in row))


def main():
    *sizes, mode = sys.stdin.readline().split()
    n, m, d_k, d_v = map(int, sizes)
    if n <= 0 or m <= 0 or d_k <= 0 or d_v <= 0 or mode not in {"softmax", "linear", "relu", "relu-len"}:
        print("0")
        return
    rows = [[float(token) for token in sys.stdin.readline().split()] for _ in range(n + m + m)]
    queries, keys, values = rows[:n], rows[n : n + m], rows[n + m :]

    weights = [weigh(query, keys, mode) for query in queries]
    for row in weights:
        show(row)
    columns = list(zip(*values, strict=True))
    for row in weights:
        show(dot(row, column) for column in columns)
    print(*(sum(abs(weight) < 1e-12 for weight in row) for row in weights))


main()
