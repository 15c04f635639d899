"""Scaled dot-product attention: compare each query with every key, average the values by the weights."""

import math
import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over the last axis, the keys."""
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True)


def scaled_dot_product_attention(q: np.ndarray, k: np.ndarray, v: np.ndarray) -> np.ndarray:
    """Attend in each sequence: q is (B, L, d_k), k (B, M, d_k), v (B, M, d_v), the result (B, L, d_v)."""
    d_k = q.shape[-1]
    scores = q @ k.transpose(0, 2, 1) / math.sqrt(d_k)  # (B, L, M)
    weights = softmax(scores)
    return weights @ v


def solve(text: str) -> np.ndarray | int:
    """Read the input; return the unrounded rows of O, or 0 for illegal parameters."""
    tokens = text.split()
    batch, n_queries, n_keys, d_k, d_v = map(int, tokens[:5])
    if batch < 1 or n_queries < 1 or n_keys < 1 or d_k < 1 or d_v < 1:
        return 0

    numbers = np.array(tokens[5:], dtype=float)
    end_q = batch * n_queries * d_k
    end_k = end_q + batch * n_keys * d_k
    q = numbers[:end_q].reshape(batch, n_queries, d_k)
    k = numbers[end_q:end_k].reshape(batch, n_keys, d_k)
    v = numbers[end_k:].reshape(batch, n_keys, d_v)
    return scaled_dot_product_attention(q, k, v).reshape(-1, d_v)


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
