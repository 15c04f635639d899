"""With NumPy at the end: corrected moments are weighted means, so the weights are added up beside the sums."""

import itertools
import sys

import numpy as np


def geometric_sums(terms, beta):
    """beta^(t-1) · term_1 + ... + beta · term_{t-1} + term_t, for every t."""
    return np.array(list(itertools.accumulate(terms, lambda total, term: beta * total + term)))


def show(values):
    print(" ".join(f"{0.0 if abs(value) < 0.005 else value:.2f}" for value in values))


def main():
    words = sys.stdin.readline().split()
    n, warmup = int(words[0]), int(words[6])
    lr, beta1, beta2, eps, start = (float(word) for word in words[1:6])
    if min(n - 1, warmup) < 0 or min(lr, eps) <= 0 or min(beta1, beta2) < 0 or max(beta1, beta2) >= 1:
        print("0")
        return
    g = [float(word) for word in sys.stdin.readline().split()]

    rates = np.full(n, lr)
    ramp = min(n, warmup)
    rates[:ramp] *= np.arange(1, ramp + 1) / max(warmup, 1)

    sums, squares = geometric_sums(g, beta1), geometric_sums([x * x for x in g], beta2)
    weights1, weights2 = geometric_sums([1.0] * n, beta1), geometric_sums([1.0] * n, beta2)
    corrected = sums / weights1 / (np.sqrt(squares / weights2) + eps)
    raw = (1 - beta1) * sums / (np.sqrt((1 - beta2) * squares) + eps)
    for direction in (corrected, raw):
        steps = rates * direction
        show(steps * 1000)
        show([(start - steps.sum()) * 1000])


main()
