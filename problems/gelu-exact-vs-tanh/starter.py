"""GELU, its tanh approximation, SiLU and ReLU: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def activations(z: np.ndarray) -> tuple[np.ndarray, float]:
    """Apply the four functions to every number.

    z:       (n,)
    returns: (n, 4) with the columns GELU_exact, GELU_tanh, SiLU, ReLU, and the number of the last line;
             both not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros((len(z), 4)), 0.0


def six_decimals(x: float) -> str:
    """Format with 6 decimals, never as -0.000000."""
    text = f"{x:.6f}"
    return "0.000000" if text == "-0.000000" else text


def main() -> None:
    """Read the numbers, print a line for each and the last line."""
    tokens = sys.stdin.read().split()
    n = int(tokens[0])
    if n < 1:
        print(0)
        return
    table, gap = activations(np.array(tokens[1:], dtype=float))
    for row in table:
        print(*map(six_decimals, row))
    print(f"{gap:.2f}")


if __name__ == "__main__":
    main()
