"""Self-attention from one input and three projections: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def self_attention(
    x: np.ndarray, w_q: np.ndarray, w_k: np.ndarray, w_v: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Let every token attend to every token.

    x: (n, d_model), the tokens as rows
    w_q, w_k: (d_model, d_k)
    w_v: (d_model, d_v)
    returns: the weights (n, n) and the output (n, d_v), not rounded
    """
    # TODO: replace these placeholders by your own computation.
    n, d_v = len(x), w_v.shape[1]
    return np.zeros((n, n)), np.zeros((n, d_v))


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read X and the three projections, print A and O."""
    tokens = sys.stdin.read().split()
    n, d_model, d_k, d_v = map(int, tokens[:4])
    if min(n, d_model, d_k, d_v) < 1:
        print(0)
        return

    numbers = np.array(tokens[4:], dtype=float)
    end_x = n * d_model
    end_q = end_x + d_model * d_k
    end_k = end_q + d_model * d_k
    x = numbers[:end_x].reshape(n, d_model)
    w_q = numbers[end_x:end_q].reshape(d_model, d_k)
    w_k = numbers[end_q:end_k].reshape(d_model, d_k)
    w_v = numbers[end_k:].reshape(d_model, d_v)

    weights, output = self_attention(x, w_q, w_k, w_v)
    for matrix in weights, output:
        for row in matrix:
            print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
