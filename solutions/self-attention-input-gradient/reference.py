"""Gradients of self-attention: from dL/dO to dL/dX and to the three projection matrices."""

import math
import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax of every row, over the keys."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def attention_backward(
    q: np.ndarray, k: np.ndarray, v: np.ndarray, grad_o: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return dQ, dK and dV for q and k (n, d_k), v and grad_o (n, d_v)."""
    scale = math.sqrt(q.shape[1])
    a = softmax(q @ k.T / scale)  # (n, n)
    grad_v = a.T @ grad_o
    grad_a = grad_o @ v.T  # (n, n)
    mean = (a * grad_a).sum(axis=1, keepdims=True)  # (n, 1)
    grad_s = a * (grad_a - mean)
    grad_q = grad_s @ k / scale
    grad_k = grad_s.T @ q / scale
    return grad_q, grad_k, grad_v


def self_attention_gradients(
    x: np.ndarray, w_q: np.ndarray, w_k: np.ndarray, w_v: np.ndarray, grad_o: np.ndarray
) -> list[np.ndarray]:
    """Return dX (n, d_model), dW_Q and dW_K (d_model, d_k), dW_V (d_model, d_v)."""
    grad_q, grad_k, grad_v = attention_backward(x @ w_q, x @ w_k, x @ w_v, grad_o)

    # X goes into three products, and what comes back along the three paths is added up.
    grad_x = grad_q @ w_q.T + grad_k @ w_k.T + grad_v @ w_v.T

    # Each weight is used at every position: x.T @ ... sums over the positions.
    return [grad_x, x.T @ grad_q, x.T @ grad_k, x.T @ grad_v]


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return the unrounded rows of dX, dW_Q, dW_K and dW_V, or 0 for illegal parameters."""
    tokens = text.split()
    n, d_model, d_k, d_v = map(int, tokens[:4])
    if n < 1 or d_model < 1 or d_k < 1 or d_v < 1:
        return 0
    numbers = np.array(tokens[4:], dtype=float)
    sizes = [n * d_model, d_model * d_k, d_model * d_k, d_model * d_v]
    x, w_q, w_k, w_v, g = np.split(numbers, np.cumsum(sizes))
    gradients = self_attention_gradients(
        x.reshape(n, d_model),
        w_q.reshape(d_model, d_k),
        w_k.reshape(d_model, d_k),
        w_v.reshape(d_model, d_v),
        g.reshape(n, d_v),
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
