"""The four score terms of added positions: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def decompose(
    embeddings: np.ndarray, w_q: np.ndarray, w_k: np.ndarray, scale: int
) -> tuple[list[float], np.ndarray, float]:
    """Compute the answer.

    embeddings: (n, d_model), not scaled yet
    w_q, w_k:   (d_model, d_k)
    scale:      1 if the embeddings are to be multiplied by the root of d_model, else 0
    returns:    the four norms, the total scores (n, n) and the ratio, not rounded
    """
    # TODO: replace this placeholder by your own computation.
    n = len(embeddings)
    return [0.0, 0.0, 0.0, 0.0], np.zeros((n, n)), 0.0


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    tokens = sys.stdin.read().split()
    n, d_model, d_k, scale = map(int, tokens[:4])
    if n < 1 or d_model < 1 or d_k < 1 or d_model % 2 != 0 or scale not in (0, 1):
        print(0)
        return

    numbers = np.array(tokens[4:], dtype=float)
    embeddings = numbers[: n * d_model].reshape(n, d_model)
    w_q, w_k = numbers[n * d_model :].reshape(2, d_model, d_k)

    norms, total, ratio = decompose(embeddings, w_q, w_k, scale)
    for norm in norms:
        print(two_decimals(norm))
    for row in total:
        print(*map(two_decimals, row))
    print(two_decimals(ratio))


if __name__ == "__main__":
    main()
