"""Lists and loops, without NumPy: one query after another."""

import math
import sys
from operator import mul


def dot(a, b):
    return sum(map(mul, a, b))


def transposed(a):
    return [list(column) for column in zip(*a, strict=True)]


def multiply(a, b):
    columns = transposed(b)
    return [[dot(row, column) for column in columns] for row in a]


def read_rows(count):
    return [[float(token) for token in sys.stdin.readline().split()] for _ in range(count)]


def main():
    n, d_model, d_k, d_v = map(int, sys.stdin.readline().split())
    if n < 1 or d_model < 1 or d_k < 1 or d_v < 1:
        print("0")
        return
    x = read_rows(n)
    w_q, w_k, w_v = read_rows(d_model), read_rows(d_model), read_rows(d_model)
    g = read_rows(n)

    q, k, v = multiply(x, w_q), multiply(x, w_k), multiply(x, w_v)
    root = math.sqrt(d_k)
    attention, scores_gradient = [], []
    for i in range(n):
        scores = [dot(q[i], key) / root for key in k]
        top = max(scores)
        exponentials = [math.exp(score - top) for score in scores]
        total = sum(exponentials)
        row = [e / total for e in exponentials]
        slopes = [dot(g[i], value) for value in v]
        mean = dot(row, slopes)
        attention.append(row)
        scores_gradient.append([a * (slope - mean) / root for a, slope in zip(row, slopes, strict=True)])

    dq = multiply(scores_gradient, k)
    dk = multiply(transposed(scores_gradient), q)
    dv = multiply(transposed(attention), g)

    # One product with the rows of all three weights side by side adds up the three paths.
    all_gradients = [a + b + c for a, b, c in zip(dq, dk, dv, strict=True)]
    all_weights = [a + b + c for a, b, c in zip(w_q, w_k, w_v, strict=True)]
    result = multiply(all_gradients, transposed(all_weights))
    for gradient in (dq, dk, dv):
        result += multiply(transposed(x), gradient)
    for row in result:
        print(" ".join(f"{round(value, 2) + 0.0:.2f}" for value in row))


main()
