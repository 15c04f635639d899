"""RoPE in two layouts: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def rotate(x: np.ndarray, positions: np.ndarray, layout: str, base: float) -> np.ndarray:
    """Rotate every row by its position.

    x:         (n, d), the rows of Q or of K
    positions: (n,), position of each row
    layout:    "interleaved" or "half"
    returns:   (n, d), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros_like(x)


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the input, print the rotated Q and the scores."""
    tokens = sys.stdin.read().split()
    n, d, layout, base = int(tokens[0]), int(tokens[1]), tokens[2], float(tokens[3])
    if n < 1 or d < 2 or d % 2 != 0 or layout not in ("interleaved", "half") or base <= 1:
        print(0)
        return

    numbers = np.array(tokens[4:], dtype=np.float64)
    positions = numbers[:n]
    q, k = numbers[n:].reshape(2, n, d)

    rotated_q = rotate(q, positions, layout, base)
    rotated_k = rotate(k, positions, layout, base)
    for row in [*rotated_q, *(rotated_q @ rotated_k.T)]:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
