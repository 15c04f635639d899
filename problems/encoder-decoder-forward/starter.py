"""Encoder-decoder Transformer: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def forward(
    source: list[int],
    target: list[int],
    table: np.ndarray,
    encoder: list[np.ndarray],
    decoder: list[np.ndarray],
) -> tuple[list[int], np.ndarray]:
    """Encode the source, decode the target, and predict a token behind each target token.

    source, target: the ids, n and m of them
    table: E (V, d)
    encoder: W_Q, W_K, W_V, W_O (d, d), W_1 (d, d_ff), W_2 (d_ff, d)
    decoder: W_Q, W_K, W_V, W_O of the self-attention, the same four of the cross-attention, W_1, W_2
    returns: the m most probable ids and the probabilities (m, V), not rounded
    """
    # TODO: replace these placeholders by your own computation.
    m, vocab_size = len(target), len(table)
    return [0] * m, np.zeros((m, vocab_size))


def main() -> None:
    """Read ids, table and weights, print the most probable ids and the probabilities."""
    tokens = sys.stdin.read().split()
    n, m, d, d_ff, vocab_size = map(int, tokens[:5])
    if min(n, m, d, d_ff) < 1 or d % 2 != 0 or vocab_size < 2:
        print(0)
        return
    source = [int(token) for token in tokens[5 : 5 + n]]
    if min(source) < 0 or max(source) >= vocab_size:
        print(0)
        return
    target = [int(token) for token in tokens[5 + n : 5 + n + m]]
    if min(target) < 0 or max(target) >= vocab_size:
        print(0)
        return

    numbers = np.array(tokens[5 + n + m :], dtype=float)
    square, ffn = (d, d), [(d, d_ff), (d_ff, d)]
    matrices = []
    for rows, columns in [(vocab_size, d), *[square] * 4, *ffn, *[square] * 8, *ffn]:
        matrices.append(numbers[: rows * columns].reshape(rows, columns))
        numbers = numbers[rows * columns :]

    ids, probabilities = forward(source, target, matrices[0], matrices[1:7], matrices[7:])
    print(*ids)
    for row in probabilities:
        print(*(f"{p:.2f}" for p in row))


if __name__ == "__main__":
    main()
