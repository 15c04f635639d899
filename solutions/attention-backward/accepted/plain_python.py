"""Lists and loops, without NumPy: the rows of A and dS first, then dK and dV from their columns."""

import math
import sys
from operator import mul


def dot(a, b):
    return sum(map(mul, a, b))


def combine(factors, columns, length):
    """Add up the columns, each times its factor, as far as `length`: the dot products of one row with many."""
    total = [0.0] * length
    for factor, column in zip(factors, columns, strict=True):
        total = [t + factor * x for t, x in zip(total, column[:length], strict=True)]
    return total


def show(row):
    print(" ".join(f"{round(value, 2) + 0.0:.2f}" for value in row))


def main():
    n, m, d_k, d_v, causal = map(int, sys.stdin.readline().split())
    if n < 1 or m < 1 or d_k < 1 or d_v < 1 or causal not in (0, 1) or (causal == 1 and n != m):
        print("0")
        return
    rows = [list(map(float, line.split())) for line in sys.stdin]
    queries, keys, values, gradients = rows[:n], rows[n : n + m], rows[n + m : n + 2 * m], rows[n + 2 * m :]

    root = math.sqrt(d_k)
    key_columns, value_columns = list(zip(*keys, strict=True)), list(zip(*values, strict=True))
    attention, scores_gradient = [], []
    for i, (query, gradient) in enumerate(zip(queries, gradients, strict=True)):
        seen = i + 1 if causal else m
        scores = combine([x / root for x in query], key_columns, seen)
        top = max(scores)
        exponentials = [math.exp(score - top) for score in scores]
        total = sum(exponentials)
        weights = [e / total for e in exponentials]
        slopes = combine(gradient, value_columns, seen)
        mean = dot(weights, slopes)
        shares = [a * (slope - mean) / root for a, slope in zip(weights, slopes, strict=True)]
        hidden = [0.0] * (m - seen)
        attention.append(weights + hidden)
        scores_gradient.append(shares + hidden)
        show(sum(map(mul, shares, column)) for column in key_columns)

    for matrix, other in ((scores_gradient, queries), (attention, gradients)):
        columns = list(zip(*other, strict=True))
        for weights in zip(*matrix, strict=True):
            show(dot(weights, column) for column in columns)


main()
