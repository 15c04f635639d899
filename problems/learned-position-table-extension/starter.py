"""A learned position table beyond its length: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def position_vectors(table: np.ndarray, l_infer: int, mode: str) -> np.ndarray:
    """Give each of the positions 0 ... l_infer - 1 a vector.

    table:   (l_train, d)
    mode:    "strict", "clamp" or "interpolate"; if it is "strict", l_infer <= l_train
    returns: (l_infer, d), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros((l_infer, table.shape[1]))


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    tokens = sys.stdin.read().split()
    l_train, d, l_infer = map(int, tokens[:3])
    mode = tokens[3]
    known = mode in ("strict", "clamp", "interpolate")
    if l_train < 1 or d < 1 or l_infer < 1 or not known or (mode == "strict" and l_infer > l_train):
        print(0)
        return

    table = np.array(tokens[4:], dtype=float).reshape(l_train, d)
    for row in position_vectors(table, l_infer, mode):
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
