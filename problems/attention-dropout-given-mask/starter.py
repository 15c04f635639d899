"""Attention dropout with a given keep mask: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def attention_with_dropout(
    q: np.ndarray, k: np.ndarray, v: np.ndarray, keep: np.ndarray | None, p: float
) -> tuple[np.ndarray, np.ndarray]:
    """Attend, dropping the weights that the mask says.

    q:       (n, d_k)
    k:       (m, d_k)
    v:       (m, d_v)
    keep:    (n, m), 1 for a weight that is kept and 0 for one that is dropped; None in mode eval
    p:       the drop probability
    returns: the weights (n, m) after dropout and the output (n, d_v), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros((len(q), len(k))), np.zeros((len(q), v.shape[1]))


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the matrices, print weights and output."""
    tokens = sys.stdin.read().split()
    n, m, d_k, d_v = map(int, tokens[:4])
    p, mode = float(tokens[4]), tokens[5]
    if min(n, m, d_k, d_v) < 1 or p < 0 or p >= 1 or mode not in ("train", "eval"):
        print(0)
        return

    numbers = np.array(tokens[6:], dtype=float)
    ends = np.cumsum([n * d_k, m * d_k, m * d_v])  # where Q, K and V end
    q, k, v, flags = np.split(numbers, ends)
    keep = flags.reshape(n, m) if mode == "train" else None

    results = attention_with_dropout(q.reshape(n, d_k), k.reshape(m, d_k), v.reshape(m, d_v), keep, p)
    for matrix in results:
        for row in matrix:
            print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
