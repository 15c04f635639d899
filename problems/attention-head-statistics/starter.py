"""Head statistics: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def diagnose(heads: np.ndarray) -> tuple[np.ndarray, list[str], np.ndarray]:
    """Measure every head and compare every pair of heads.

    heads:   (H, n, n), the weight that query i of head h gives to key j is heads[h, i, j]
    returns: statistics (H, 5): entropy, distance, diag, prev, first, not rounded
             the H labels
             divergences (H, H), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    head_count = len(heads)
    return np.zeros((head_count, 5)), ["MIXED"] * head_count, np.zeros((head_count, head_count))


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    tokens = sys.stdin.read().split()
    head_count, n = map(int, tokens[:2])
    if head_count < 1 or n < 1:
        print(0)
        return
    heads = np.array(tokens[2:], dtype=np.float64).reshape(head_count, n, n)

    statistics, labels, divergences = diagnose(heads)
    for row, label in zip(statistics, labels, strict=True):
        print(*map(two_decimals, row), label)
    for row in divergences:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
