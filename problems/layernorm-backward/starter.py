"""LayerNorm backward: reading and printing are done, the gradients are yours."""

import sys

import numpy as np


def layer_norm_backward(x, gamma, grad_y, eps):
    """Compute the gradients of the loss.

    x, grad_y: (n, d), gamma: (d,)
    returns dL/dX (n, d), dL/dgamma (d,) and dL/dbeta (d,), not rounded
    """
    # TODO: replace these placeholders by your own computation.
    return np.zeros_like(x), np.zeros_like(gamma), np.zeros_like(gamma)


def two_decimals(x):
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main():
    tokens = sys.stdin.read().split()
    n, d = map(int, tokens[:2])
    eps = float(tokens[2])
    if n < 1 or d < 1 or eps <= 0:
        print(0)
        return

    rows = np.array(tokens[3:], dtype=float).reshape(2 * n + 1, d)
    x, gamma, grad_y = rows[:n], rows[n], rows[n + 1 :]

    grad_x, grad_gamma, grad_beta = layer_norm_backward(x, gamma, grad_y, eps)
    for row in [*grad_x, grad_gamma, grad_beta]:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
