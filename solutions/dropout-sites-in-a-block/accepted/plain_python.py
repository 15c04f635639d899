"""Lists and loops, without NumPy: in evaluation every factor is 1, in training it is 0 or 1 / (1 - p)."""

import math
import sys
from operator import mul


def product(a, b):
    columns = list(zip(*b, strict=True))
    return [[sum(map(mul, row, column)) for column in columns] for row in a]


def scaled(a, factors):
    return [list(map(mul, row, factor_row)) for row, factor_row in zip(a, factors, strict=True)]


def add(a, b):
    return [[left + right for left, right in zip(*rows, strict=True)] for rows in zip(a, b, strict=True)]


def normalised(row):
    top = max(row)
    powers = [math.exp(score - top) for score in row]
    total = sum(powers)
    return [power / total for power in powers]


def main():
    n, d, d_ff, p, mode = sys.stdin.readline().split()
    n, d, d_ff, p = int(n), int(d), int(d_ff), float(p)
    if mode not in {"train", "eval"} or n <= 0 or d <= 0 or d_ff <= 0 or p < 0 or p >= 1:
        print("0")
        return

    def matrix(rows):
        return [list(map(float, sys.stdin.readline().split())) for _ in range(rows)]

    tokens = matrix(n)
    w_q, w_k, w_v, w_o, w_1, w_2 = matrix(d), matrix(d), matrix(d), matrix(d), matrix(d), matrix(d_ff)

    def factors(columns):
        """The factors of the next dropout site; sites come in the order of their masks."""
        if mode == "eval":
            return [[1.0] * columns] * n
        return [[flag / (1 - p) for flag in row] for row in matrix(n)]

    tokens = scaled(tokens, factors(d))
    queries, keys, values = product(tokens, w_q), product(tokens, w_k), product(tokens, product(w_v, w_o))
    scores = [[sum(map(mul, query, key)) / d**0.5 for key in keys] for query in queries]
    weights = scaled([normalised(row) for row in scores], factors(n))
    tokens = add(tokens, scaled(product(weights, values), factors(d)))

    hidden = [[max(value, 0.0) for value in row] for row in product(tokens, w_1)]
    hidden = scaled(hidden, factors(d_ff))
    tokens = add(tokens, scaled(product(hidden, w_2), factors(d)))

    for row in tokens:
        print(" ".join("%.2f" % (round(value, 2) + 0.0) for value in row))


main()
