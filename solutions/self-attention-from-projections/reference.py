"""Self-attention: queries, keys and values are three projections of the same tokens."""

import math
import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over axis 1, the keys: each row adds up to 1."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def self_attention(
    x: np.ndarray, w_q: np.ndarray, w_k: np.ndarray, w_v: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Return the weights (n, n) and the output (n, d_v); x is (n, d_model), a projection (d_model, d_k or d_v)."""
    q = x @ w_q  # (n, d_k)
    k = x @ w_k  # (n, d_k)
    v = x @ w_v  # (n, d_v)

    d_k = q.shape[1]
    scores = q @ k.T / math.sqrt(d_k)  # (n, n), one row for each query
    weights = softmax(scores)
    return weights, weights @ v


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return the unrounded A and O, or 0 for illegal parameters."""
    tokens = text.split()
    n, d_model, d_k, d_v = map(int, tokens[:4])
    if n < 1 or d_model < 1 or d_k < 1 or d_v < 1:
        return 0

    numbers = np.array(tokens[4:], dtype=float)
    end_x = n * d_model
    end_q = end_x + d_model * d_k
    end_k = end_q + d_model * d_k
    x = numbers[:end_x].reshape(n, d_model)
    w_q = numbers[end_x:end_q].reshape(d_model, d_k)
    w_k = numbers[end_q:end_k].reshape(d_model, d_k)
    w_v = numbers[end_k:].reshape(d_model, d_v)
    weights, output = self_attention(x, w_q, w_k, w_v)
    return [weights, output]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the input, print the answer."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for matrix in answer:
        for row in matrix:
            print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
