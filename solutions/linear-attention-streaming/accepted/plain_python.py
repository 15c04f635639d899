"""Without NumPy: the state as lists; without a causal mask it is filled before the first query reads it."""

import math
import sys


def feature(token):
    z = float(token)
    return z + 1 if z > 0 else math.exp(z)


def main():
    n, d_k, d_v, causal = map(int, sys.stdin.readline().split())
    if min(n, d_k, d_v) < 1 or not 0 <= causal <= 1:
        print(0)
        return
    rows = [line.split() for line in sys.stdin]
    queries = [[feature(token) for token in row] for row in rows[:n]]
    keys = [[feature(token) for token in row] for row in rows[n : 2 * n]]
    # A 1 behind each value: its sum is the normaliser, so one state holds both.
    values = [[*map(float, row), 1.0] for row in rows[2 * n :]]

    state = [[0.0] * (d_v + 1) for _ in range(d_k)]

    def take_in(j):
        for a, line in zip(keys[j], state, strict=True):
            for c, value in enumerate(values[j]):
                line[c] += a * value

    if causal == 0:
        for j in range(n):
            take_in(j)
    for i in range(n):
        if causal == 1:
            take_in(i)
        sums = [sum(map(lambda a, b: a * b, queries[i], column)) for column in zip(*state, strict=True)]
        print(" ".join(f"{x / sums[-1]:.2f}" for x in sums[:-1]).replace("-0.00", "0.00"))


main()
