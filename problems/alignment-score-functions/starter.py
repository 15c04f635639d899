"""Alignment scores: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def align(
    mode: str, decoder: np.ndarray, encoder: np.ndarray, weights: list[np.ndarray]
) -> tuple[np.ndarray, np.ndarray]:
    """Compute alignment weights and context vectors.

    decoder: (m, d_s), one state s_j a row
    encoder: (N, d_h), one state h_i a row
    weights: [] in mode dot, [W] in mode general, [W_s, W_h, v] in mode additive; v is (1, d_a)
    returns: the weights alpha (m, N) and the contexts c (m, d_h), not rounded
    """
    # TODO: replace these placeholders by your own computation.
    return np.zeros((len(decoder), len(encoder))), np.zeros((len(decoder), encoder.shape[1]))


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    mode, *tokens = sys.stdin.read().split()
    if mode not in ("dot", "general", "additive"):
        print(0)
        return
    m, n, d_s, d_h, d_a = map(int, tokens[:5])
    illegal = m < 1 or n < 1 or d_s < 1 or d_h < 1
    if illegal or (mode == "dot" and d_s != d_h) or (mode == "additive" and d_a < 1):
        print(0)
        return

    shapes = [(m, d_s), (n, d_h)]
    if mode == "general":
        shapes += [(d_s, d_h)]
    if mode == "additive":
        shapes += [(d_s, d_a), (d_h, d_a), (1, d_a)]
    numbers = np.array(tokens[5:], dtype=np.float64)
    matrices = []
    for rows, columns in shapes:
        matrices.append(numbers[: rows * columns].reshape(rows, columns))
        numbers = numbers[rows * columns :]
    decoder, encoder, *weights = matrices

    for matrix in align(mode, decoder, encoder, weights):
        for row in matrix:
            print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
