"""Softmax backward: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def softmax_backward(z: np.ndarray, g: np.ndarray, tau: float) -> np.ndarray:
    """Compute dL/dZ, where P is the softmax of Z / tau along each row.

    z:       (m, n), the logits
    g:       (m, n), dL/dP
    returns: (m, n), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros_like(z)


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    tokens = sys.stdin.read().split()
    m, n = map(int, tokens[:2])
    if m < 1 or n < 1:
        print(0)
        return
    tau = float(tokens[2])
    if tau <= 0:
        print(0)
        return

    z, g = np.array(tokens[3:], dtype=float).reshape(2, m, n)  # all of Z, then all of G

    for row in softmax_backward(z, g, tau):
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
