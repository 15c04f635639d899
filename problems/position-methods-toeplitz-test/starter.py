"""Absolute or relative? Fill in the function, the rest reads, decides and prints."""

import sys

import numpy as np


def score_matrices(q: np.ndarray, k: np.ndarray, m: float, n: int) -> list[tuple[str, np.ndarray, float]]:
    """Score the query q at every position i with the key k at every position j.

    q, k:    (d,)
    m:       slope of ALiBi
    n:       number of positions
    returns: for each method, in the order of the output, its name, its scores (n, n) and their deviation
    """
    # TODO: replace these placeholders by your own computation.
    return [(name, np.zeros((n, n)), 0.0) for name in ("none", "sinusoidal", "rope", "alibi")]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read q, k and m, print a line for each method."""
    tokens = sys.stdin.read().split()
    n, d = map(int, tokens[:2])
    if n < 2 or d < 2 or d % 2 != 0:
        print(0)
        return

    numbers = np.array(tokens[2:], dtype=float)
    q, k, m = numbers[:d], numbers[d : 2 * d], numbers[2 * d]

    for name, scores, dev in score_matrices(q, k, m, n):
        word = "RELATIVE" if dev < 1e-9 else "ABSOLUTE"
        print(name, *map(two_decimals, (scores[0, n - 1], scores[n - 1, 0], dev)), word)


if __name__ == "__main__":
    main()
