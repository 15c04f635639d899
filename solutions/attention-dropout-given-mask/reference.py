"""Attention dropout: drop weights behind the softmax, scale the others up, leave evaluation alone."""

import math
import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over the keys: scores are (n, m)."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def attention_weights(q: np.ndarray, k: np.ndarray) -> np.ndarray:
    """Compare each query with every key: q is (n, d_k), k (m, d_k), the result (n, m)."""
    d_k = q.shape[1]
    return softmax(q @ k.T / math.sqrt(d_k))


def dropout(weights: np.ndarray, keep: np.ndarray, p: float) -> np.ndarray:
    """Set dropped weights to 0 and divide the others by the probability of being kept."""
    return weights * keep / (1 - p)


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return the unrounded rows of A' and then of O, or 0 for illegal parameters."""
    tokens = text.split()
    n, m, d_k, d_v = map(int, tokens[:4])
    p, mode = float(tokens[4]), tokens[5]
    if n < 1 or m < 1 or d_k < 1 or d_v < 1 or not 0 <= p < 1 or mode not in ("train", "eval"):
        return 0

    numbers = np.array(tokens[6:], dtype=float)
    ends = np.cumsum([n * d_k, m * d_k, m * d_v])  # where Q, K and V end
    q, k, v, flags = np.split(numbers, ends)  # no flags in mode eval

    weights = attention_weights(q.reshape(n, d_k), k.reshape(m, d_k))  # (n, m)
    if mode == "train":
        weights = dropout(weights, flags.reshape(n, m), p)
    output = weights @ v.reshape(m, d_v)  # (n, d_v)
    return [*weights, *output]


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
    for row in answer:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
