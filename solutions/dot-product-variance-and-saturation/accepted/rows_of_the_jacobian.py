"""The Jacobian itself, one row at a time: n² operations, but never more than n numbers in memory."""

import sys

import numpy as np


def norm_of_jacobian(p):
    total = 0.0
    for i, weight in enumerate(p):
        row = p * -weight
        row[i] += weight
        total += row @ row
    return total**0.5


def main():
    data = sys.stdin.read().split()
    n, d = int(data[0]), int(data[1])
    if not (n >= 2 and d >= 1):
        return print(0)
    vectors = np.array(data[2:], dtype=np.float64).reshape(2 * n, d)
    e = np.einsum("rc,rc->r", vectors[:n], vectors[n:])
    both = np.stack([e, e * d**-0.5])  # (2, n)

    p = np.exp(both - both.max(axis=1, keepdims=True))
    p /= p.sum(axis=1, keepdims=True)
    first = zip(both.mean(axis=1), both.var(axis=1), strict=True)
    second = ((weights.max(), norm_of_jacobian(weights)) for weights in p)
    for pair in (*first, *second):
        print(*(format(round(float(x), 2) + 0.0, ".2f") for x in pair))
    return None


main()
