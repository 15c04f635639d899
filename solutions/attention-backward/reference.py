"""Backward pass of scaled dot-product attention: from dL/dO to dL/dQ, dL/dK and dL/dV."""

import math
import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax of every row, over the keys."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def attention_backward(
    q: np.ndarray, k: np.ndarray, v: np.ndarray, grad_o: np.ndarray, causal: int
) -> list[np.ndarray]:
    """Return dQ, dK and dV for q (n, d_k), k (m, d_k), v (m, d_v) and grad_o (n, d_v); causal is 0 or 1."""
    # Forward, as far as the way back needs it.
    scale = math.sqrt(q.shape[1])
    scores = q @ k.T / scale  # (n, m)
    if causal:
        scores[np.triu_indices_from(scores, 1)] = -np.inf  # key j > query i
    a = softmax(scores)

    # O = A V: two products, each with the other factor transposed.
    grad_v = a.T @ grad_o  # (m, d_v)
    grad_a = grad_o @ v.T  # (n, m)

    # A = softmax(S): every row minus its mean under the weights of that row. A hidden key has weight 0.
    mean = (a * grad_a).sum(axis=1, keepdims=True)  # (n, 1)
    grad_s = a * (grad_a - mean)

    # S = Q Kᵀ / √d_k: row i of S belongs to query i, column j to key j.
    grad_q = grad_s @ k / scale  # (n, d_k)
    grad_k = grad_s.T @ q / scale  # (m, d_k)
    return [grad_q, grad_k, grad_v]


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return the unrounded rows of dQ, dK and dV, or 0 for illegal parameters."""
    tokens = text.split()
    n, m, d_k, d_v, causal = map(int, tokens[:5])
    if n < 1 or m < 1 or d_k < 1 or d_v < 1 or causal not in (0, 1) or (causal and n != m):
        return 0
    numbers = np.array(tokens[5:], dtype=float)
    q, k, v, g = np.split(numbers, np.cumsum([n * d_k, m * d_k, m * d_v]))
    gradients = attention_backward(
        q.reshape(n, d_k), k.reshape(m, d_k), v.reshape(m, d_v), g.reshape(n, d_v), causal
    )
    return [row for gradient in gradients for row in gradient]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Print the answer to the input."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
