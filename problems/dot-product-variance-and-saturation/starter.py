"""Score variance and softmax saturation: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def score_report(q: np.ndarray, k: np.ndarray) -> list[list[float]]:
    """Compare raw and scaled scores.

    q, k:    (n, d_k), query r and key r are a pair
    returns: four pairs of numbers, not rounded: mean and variance of the raw scores, the same of the
             scaled ones, then largest weight and norm of the Jacobian for the raw scores, the same for the
             scaled ones
    """
    # TODO: replace this placeholder by your own computation.
    return [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the pairs, print the four lines."""
    tokens = sys.stdin.read().split()
    n, d_k = map(int, tokens[:2])
    if n < 2 or d_k < 1:
        print(0)
        return

    # All queries, then all keys.
    q, k = np.array(tokens[2:], dtype=float).reshape(2, n, d_k)
    for row in score_report(q, k):
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
