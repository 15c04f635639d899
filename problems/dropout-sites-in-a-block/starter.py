"""Five dropout sites in one Transformer block: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def block(x: np.ndarray, weights: list[np.ndarray], masks: list[np.ndarray] | None, p: float) -> np.ndarray:
    """Send the tokens through the block.

    x:       (n, d), one token a row
    weights: W_Q, W_K, W_V, W_O (d, d), W_1 (d, d_ff), W_2 (d_ff, d)
    masks:   M_1 (n, d), M_2 (n, n), M_3 (n, d), M_4 (n, d_ff), M_5 (n, d); None in mode eval
    p:       the drop probability
    returns: (n, d), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros_like(x)


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read tokens, weights and masks, print the outputs."""
    tokens = sys.stdin.read().split()
    n, d, d_ff = map(int, tokens[:3])
    p, mode = float(tokens[3]), tokens[4]
    if min(n, d, d_ff) < 1 or p < 0 or p >= 1 or mode not in ("train", "eval"):
        print(0)
        return

    shapes = [(n, d), (d, d), (d, d), (d, d), (d, d), (d, d_ff), (d_ff, d)]
    if mode == "train":
        shapes += [(n, d), (n, n), (n, d), (n, d_ff), (n, d)]
    numbers = np.array(tokens[5:], dtype=float)
    matrices = []
    for rows, columns in shapes:
        matrices.append(numbers[: rows * columns].reshape(rows, columns))
        numbers = numbers[rows * columns :]

    masks = matrices[7:] if mode == "train" else None
    for row in block(matrices[0], matrices[1:7], masks, p):
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
