"""Backward pass of scaled dot-product attention: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def attention_backward(
    q: np.ndarray, k: np.ndarray, v: np.ndarray, grad_o: np.ndarray, causal: bool
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Go back from the output of attention to its three inputs.

    q: (n, d_k)    k: (m, d_k)    v: (m, d_v)
    grad_o: (n, d_v), the gradient dL/dO
    causal: whether query i sees the keys j <= i only
    returns: dL/dQ, dL/dK and dL/dV, of the shapes of q, k and v, not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros_like(q), np.zeros_like(k), np.zeros_like(v)


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read Q, K, V and G, print the three gradients."""
    tokens = sys.stdin.read().split()
    n, m, d_k, d_v, causal = map(int, tokens[:5])
    if min(n, m, d_k, d_v) < 1 or causal not in (0, 1) or (causal == 1 and n != m):
        print(0)
        return

    # All of Q, then K, then V, then G.
    numbers = np.array(tokens[5:], dtype=float)
    q, k, v, g = np.split(numbers, np.cumsum([n * d_k, m * d_k, m * d_v]))
    q, k, v, g = q.reshape(n, d_k), k.reshape(m, d_k), v.reshape(m, d_v), g.reshape(n, d_v)

    for gradient in attention_backward(q, k, v, g, causal == 1):
        for row in gradient:
            print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
