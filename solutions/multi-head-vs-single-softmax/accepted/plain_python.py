"""Lists and loops, without NumPy: one routine attends with the columns from `left` to `right`."""

import math
import sys
from operator import mul


def dot(a, b):
    return sum(map(mul, a, b))


def multiply(a, b):
    columns = list(zip(*b, strict=True))
    return [[dot(row, column) for column in columns] for row in a]


def attend(q, k, v, left, right):
    root = (right - left) ** 0.5
    keys = [row[left:right] for row in k]
    value_columns = list(zip(*(row[left:right] for row in v), strict=True))
    result = []
    for row in q:
        query = row[left:right]
        scores = [dot(query, key) / root for key in keys]
        top = max(scores)
        weights = [math.exp(score - top) for score in scores]
        total = sum(weights)
        result.append([dot(weights, column) / total for column in value_columns])
    return result


def main():
    n, d_model, heads = map(int, sys.stdin.readline().split())
    if min(n, d_model, heads) < 1 or d_model % heads:
        print(0)
        return
    rows = [list(map(float, line.split())) for line in sys.stdin]
    x, rest = rows[:n], rows[n:]
    q, k, v = (multiply(x, rest[i * d_model : (i + 1) * d_model]) for i in range(3))

    multi = [[] for _ in range(n)]
    width = d_model // heads
    for left in range(0, d_model, width):
        for row, part in zip(multi, attend(q, k, v, left, left + width), strict=True):
            row += part
    single = attend(q, k, v, 0, d_model)

    largest = 0.0
    for ours, theirs in zip(multi, single, strict=True):
        for a, b in zip(ours, theirs, strict=True):
            largest = max(largest, abs(a - b))

    for row in multi + single + [[largest]]:
        print(" ".join(f"{value:.2f}" for value in row).replace("-0.00", "0.00"))


if __name__ == "__main__":
    main()
