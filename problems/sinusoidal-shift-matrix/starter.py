"""The shift matrix of a sinusoidal code: fill in the function, the rest reads, multiplies and prints."""

import sys

import numpy as np


def shift_matrix(delta: int, d_model: int) -> np.ndarray:
    """Build M_Delta, which takes the code of every position to the code of the position delta further.

    returns: (d_model, d_model), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros((d_model, d_model))


def positional_encoding(position: int, d_model: int) -> np.ndarray:
    """Encode one position: (d_model,)."""
    k = np.arange(d_model // 2)
    angles = position * 10000 ** (-2 * k / d_model)
    return np.stack([np.sin(angles), np.cos(angles)], axis=1).reshape(d_model)


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    d_model, i, delta = map(int, sys.stdin.readline().split())
    if d_model < 2 or d_model % 2 != 0 or i < 0 or i + delta < 0:
        print(0)
        return

    matrix = shift_matrix(delta, d_model)
    code = positional_encoding(i, d_model)
    shifted = matrix @ code
    for row in matrix:
        print(*map(two_decimals, row))
    print(*map(two_decimals, shifted))
    print(two_decimals(code @ shifted))


if __name__ == "__main__":
    main()
