"""Lists and loops, without NumPy: one token after another."""

import math
import sys
from operator import mul


def dot(u, v):
    return sum(map(mul, u, v))


def multiply(rows, columns):
    return [[dot(row, column) for column in columns] for row in rows]


def transpose(rows):
    return [list(column) for column in zip(*rows, strict=True)]


def main():
    n, d = map(int, sys.stdin.readline().split())
    if min(n, d) <= 0:
        print("0")
        return
    a, b = map(float, sys.stdin.readline().split())

    def read(count):
        return [[float(token) for token in sys.stdin.readline().split()] for _ in range(count)]

    x1, x2 = read(n), read(n)
    w_q, w_k, w_v = (transpose(read(d)) for _ in range(3))
    m = read(n)

    def attend(x):
        queries, keys, values = multiply(x, w_q), multiply(x, w_k), transpose(multiply(x, w_v))
        all_weights, output = [], []
        for query in queries:
            scores = [dot(query, key) / math.sqrt(d) for key in keys]
            top = max(scores)
            weights = [math.exp(score - top) for score in scores]
            total = sum(weights)
            all_weights.append([w / total for w in weights])
            output.append([dot(weights, column) / total for column in values])
        return all_weights, output

    def mix(x):
        return multiply(m, transpose(multiply(x, w_v)))

    def gap(of_sum, of_first, of_second):
        largest = 0.0
        for row, row1, row2 in zip(of_sum, of_first, of_second, strict=True):
            for y, y1, y2 in zip(row, row1, row2, strict=True):
                largest = max(largest, abs(y - a * y1 - b * y2))
        return largest

    both = [
        [a * u + b * v for u, v in zip(row1, row2, strict=True)] for row1, row2 in zip(x1, x2, strict=True)
    ]
    (weights1, out1), (weights2, out2), (_, out) = attend(x1), attend(x2), attend(both)
    mixed1 = mix(x1)
    gaps = [gap(out, out1, out2), gap(mix(both), mixed1, mix(x2))]
    for row in weights1 + weights2 + mixed1 + [gaps]:
        print(" ".join("%.2f" % (round(value, 2) + 0.0) for value in row))
    print(3 * d * d, n * n + d * d)


main()
