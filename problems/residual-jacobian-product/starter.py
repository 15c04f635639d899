"""Jacobian products with and without residuals: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def run_stack(weights: np.ndarray, x: np.ndarray, residual: bool) -> tuple[np.ndarray, np.ndarray]:
    """Follow the Jacobian through a stack of linear layers.

    weights:  (L, d, d), W_1 first
    x:        (d,)
    residual: whether each layer is wrapped in a residual connection
    returns:  the norms of J_1 ... J_L, (L,), and x_L, (d,), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros(len(weights)), np.zeros_like(x)


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the weights and x, print norms and x_L of both stacks."""
    tokens = sys.stdin.read().split()
    layers, d = map(int, tokens[:2])
    if layers < 1 or d < 1:
        print(0)
        return

    numbers = np.array(tokens[2:], dtype=float)
    weights, x = numbers[:-d].reshape(layers, d, d), numbers[-d:]

    for residual in (False, True):
        norms, final = run_stack(weights, x, residual)
        print(*map(two_decimals, norms))
        print(*map(two_decimals, final))


if __name__ == "__main__":
    main()
