"""Without NumPy: for each feature the sums over the keys are kept relative to the feature's own largest exponent.

These offsets are added to the exponents of the queries, where they meet again.
"""

import math
import sys


def read_rows(count):
    return [list(map(float, sys.stdin.readline().split())) for _ in range(count)]


def exponents(u, w):
    x = [entry / math.sqrt(math.sqrt(len(u))) for entry in u]
    half = 0.5 * sum([entry * entry for entry in x])
    return [sum([a * b for a, b in zip(x, w_r, strict=True)]) - half for w_r in w]


def mean(weights, columns):
    total = sum(weights)
    return [sum([a * b for a, b in zip(weights, column, strict=True)]) / total for column in columns]


def show(row):
    print(" ".join([f"{x:.2f}" for x in row]).replace("-0.00", "0.00"))


def main():
    n, m, d, d_v, features = map(int, sys.stdin.readline().split())
    if min(n, m, d, d_v, features) < 1:
        print(0)
        return
    q, k, v, w = read_rows(n), read_rows(m), read_rows(m), read_rows(features)
    columns = list(zip(*v, strict=True))

    offsets, masses, means = [], [], []  # of each feature
    for exponents_of_keys in zip(*[exponents(key, w) for key in k], strict=True):
        top = max(exponents_of_keys)
        shares = [math.exp(t - top) for t in exponents_of_keys]
        offsets.append(top)
        masses.append(sum(shares))
        means.append(mean(shares, columns))
    columns_of_means = list(zip(*means, strict=True))

    for query in q:
        logs = [t + offset for t, offset in zip(exponents(query, w), offsets, strict=True)]
        top = max(logs)
        show(mean([mass * math.exp(t - top) for mass, t in zip(masses, logs, strict=True)], columns_of_means))

    scores = [sum([a * b for a, b in zip(q[0], key, strict=True)]) / d**0.5 for key in k]
    top = max(scores)
    show(mean([math.exp(score - top) for score in scores], columns))


main()
