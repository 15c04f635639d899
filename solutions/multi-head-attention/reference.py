"""Multi-head attention: project once for all heads, attend head by head, mix the heads."""

import math
import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over the last axis, the keys."""
    scores = scores - scores.max(axis=-1, keepdims=True)
    weights = np.exp(scores)
    return weights / weights.sum(axis=-1, keepdims=True)


def split_heads(x: np.ndarray, heads: int) -> np.ndarray:
    """Give each head its block of neighbouring columns: (n, d_model) -> (H, n, d_k)."""
    n, d_model = x.shape
    return x.reshape(n, heads, d_model // heads).transpose(1, 0, 2)


def merge_heads(x: np.ndarray) -> np.ndarray:
    """Put the heads side by side, head 0 leftmost: (H, n, d_k) -> (n, d_model)."""
    heads, n, d_k = x.shape
    return x.transpose(1, 0, 2).reshape(n, heads * d_k)


def multi_head_attention(
    x: np.ndarray, w_q: np.ndarray, w_k: np.ndarray, w_v: np.ndarray, w_o: np.ndarray, heads: int
) -> np.ndarray:
    """Attend with all heads: x and the result are (n, d_model), the weights (d_model, d_model)."""
    q = split_heads(x @ w_q, heads)  # (H, n, d_k)
    k = split_heads(x @ w_k, heads)
    v = split_heads(x @ w_v, heads)

    d_k = q.shape[-1]
    scores = q @ k.transpose(0, 2, 1) / math.sqrt(d_k)  # (H, n, n)
    attended = softmax(scores) @ v  # (H, n, d_k)
    return merge_heads(attended) @ w_o


def solve(text: str) -> np.ndarray | int:
    """Read the input; return the unrounded rows of O, or 0 for illegal parameters."""
    tokens = text.split()
    n, d_model, heads = map(int, tokens[:3])
    if n < 1 or d_model < 1 or heads < 1 or d_model % heads != 0:
        return 0
    numbers = np.array(tokens[3:], dtype=float)
    x = numbers[: n * d_model].reshape(n, d_model)
    w_q, w_k, w_v, w_o = numbers[n * d_model :].reshape(4, d_model, d_model)
    return multi_head_attention(x, w_q, w_k, w_v, w_o, heads)


def two_decimals(x: float) -> str:
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
