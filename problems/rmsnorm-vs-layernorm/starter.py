"""RMSNorm, LayerNorm and their invariances: reading and printing are done, the rest is yours."""

import sys

import numpy as np


def compare_norms(x, gamma, eps, a, c):
    """Normalise the rows of x both ways and measure four changes.

    x: (n, d), gamma: (d,)
    returns three things, not rounded: RMSNorm(x) and LayerNorm(x), both (n, d), and the list
    [RMSNorm scale change, RMSNorm shift change, LayerNorm scale change, LayerNorm shift change]
    """
    # TODO: replace these placeholders by your own computation.
    return np.zeros_like(x), np.zeros_like(x), [0.0, 0.0, 0.0, 0.0]


def two_decimals(x):
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main():
    tokens = sys.stdin.read().split()
    n, d = map(int, tokens[:2])
    eps, a, c = map(float, tokens[2:5])
    if n < 1 or d < 1 or eps <= 0:
        print(0)
        return

    numbers = np.array(tokens[5:], dtype=float)
    x = numbers[: n * d].reshape(n, d)
    gamma = numbers[n * d :]

    rms, layer, changes = compare_norms(x, gamma, eps, a, c)
    for row in [*rms, *layer, changes]:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
