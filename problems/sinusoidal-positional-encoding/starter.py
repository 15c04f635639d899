"""Sinusoidal positional encoding: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def positional_encoding(positions: np.ndarray, d_model: int) -> np.ndarray:
    """Encode each position.

    positions: (m,), as floats
    returns:   (m, d_model), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros((len(positions), d_model))


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    tokens = sys.stdin.read().split()
    m, d_model = map(int, tokens[:2])
    if m < 1 or d_model < 2 or d_model % 2 != 0:
        print(0)
        return

    # Behind an illegal line 2 anything may follow, so take m tokens and no more.
    positions = np.array(tokens[2 : 2 + m], dtype=float)
    if positions.min() < 0:
        print(0)
        return

    for row in positional_encoding(positions, d_model):
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
