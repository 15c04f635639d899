"""Lists and loops, without NumPy: each unit of the context is traced back on its own, as autograd would do it."""

import math
import sys
from operator import mul


def dot(a, b):
    return sum(map(mul, a, b))


def main():
    n, d_in, d_h = map(int, sys.stdin.readline().split())
    if min(n, d_in, d_h) < 1:
        print(0)
        return
    rows = [list(map(float, line.split())) for line in sys.stdin]
    tokens, into = rows[:n], rows[n : n + d_h]
    back, bias = rows[n + d_h : n + 2 * d_h], rows[n + 2 * d_h]

    slopes = []  # the diagonal of D_t, of each step
    h = [0.0] * d_h
    for token in tokens:
        h = [math.tanh(dot(into[i], token) + dot(back[i], h) + bias[i]) for i in range(d_h)]
        slopes.append([(1 - s) * (1 + s) for s in h])

    squares = [0.0] * n  # of all entries of dh_N/dx_t
    columns_into = list(zip(*into, strict=True))
    columns_back = list(zip(*back, strict=True))
    for unit in range(d_h):
        gradient = [0.0] * d_h  # of this unit of h_N, with respect to h_t
        gradient[unit] = 1.0
        for t in range(n - 1, -1, -1):
            gradient = list(map(mul, gradient, slopes[t]))
            for column in columns_into:
                squares[t] += dot(gradient, column) ** 2
            gradient = [dot(gradient, column) for column in columns_back]

    for line in (h, map(math.sqrt, squares)):
        print(" ".join(f"{value:.2f}" for value in line).replace("-0.00", "0.00"))


main()
