"""Self-attention gradients for X and the projections: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def self_attention_gradients(
    x: np.ndarray, w_q: np.ndarray, w_k: np.ndarray, w_v: np.ndarray, grad_o: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Go back from the output of self-attention to its input and its weights.

    x: (n, d_model)    w_q, w_k: (d_model, d_k)    w_v: (d_model, d_v)
    grad_o: (n, d_v), the gradient dL/dO
    returns: dL/dX, dL/dW_Q, dL/dW_K and dL/dW_V, of the shapes of x, w_q, w_k and w_v, not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros_like(x), np.zeros_like(w_q), np.zeros_like(w_k), np.zeros_like(w_v)


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read X, the weights and G, print the four gradients."""
    tokens = sys.stdin.read().split()
    n, d_model, d_k, d_v = map(int, tokens[:4])
    if min(n, d_model, d_k, d_v) < 1:
        print(0)
        return

    # X, then W_Q, W_K and W_V, then G.
    numbers = iter(map(float, tokens[4:]))
    shapes = [(n, d_model), (d_model, d_k), (d_model, d_k), (d_model, d_v), (n, d_v)]
    x, w_q, w_k, w_v, g = (
        np.array([[next(numbers) for _ in range(columns)] for _ in range(rows)]) for rows, columns in shapes
    )

    for gradient in self_attention_gradients(x, w_q, w_k, w_v, g):
        for row in gradient:
            print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
