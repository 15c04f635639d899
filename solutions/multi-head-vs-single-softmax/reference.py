"""The same projections attended with H softmaxes and with one, and how far apart the results are."""

import math
import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over the last axis, the keys."""
    scores = scores - scores.max(axis=-1, keepdims=True)
    weights = np.exp(scores)
    return weights / weights.sum(axis=-1, keepdims=True)


def attention_weights(q: np.ndarray, k: np.ndarray) -> np.ndarray:
    """Scale by the width that q has: d_k if it is cut into heads, d_model if it is not."""
    scores = q @ k.swapaxes(-1, -2) / math.sqrt(q.shape[-1])  # (..., n, n)
    return softmax(scores)


def split_heads(x: np.ndarray, heads: int) -> np.ndarray:
    """Give each head its block of neighbouring columns: (n, d_model) -> (H, n, d_k)."""
    n, d_model = x.shape
    return x.reshape(n, heads, d_model // heads).transpose(1, 0, 2)


def merge_heads(x: np.ndarray) -> np.ndarray:
    """Put the heads side by side, head 0 leftmost: (H, n, d_k) -> (n, d_model)."""
    heads, n, d_k = x.shape
    return x.transpose(1, 0, 2).reshape(n, heads * d_k)


def multi_head(q: np.ndarray, k: np.ndarray, v: np.ndarray, heads: int) -> np.ndarray:
    """Let each head average its own columns of V with its own weights."""
    weights = attention_weights(split_heads(q, heads), split_heads(k, heads))  # (H, n, n)
    return merge_heads(weights @ split_heads(v, heads))


def single_head(q: np.ndarray, k: np.ndarray, v: np.ndarray) -> np.ndarray:
    """Average all columns of V with the same weights."""
    weights = attention_weights(q, k)  # (n, n)
    return weights @ v


def solve(text: str) -> list[np.ndarray | float] | int:
    """Read the input; return Multi, Single and D, unrounded, or 0 for illegal parameters."""
    tokens = text.split()
    n, d_model, heads = map(int, tokens[:3])
    if n < 1 or d_model < 1 or heads < 1 or d_model % heads != 0:
        return 0
    numbers = np.array(tokens[3:], dtype=float)
    x = numbers[: n * d_model].reshape(n, d_model)
    w_q, w_k, w_v = numbers[n * d_model :].reshape(3, d_model, d_model)

    q, k, v = x @ w_q, x @ w_k, x @ w_v  # (n, d_model) each
    multi = multi_head(q, k, v, heads)
    single = single_head(q, k, v)
    difference = np.abs(multi - single).max()
    return [multi, single, difference]


def two_decimals(x: float) -> str:
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    multi, single, difference = answer
    for row in [*multi, *single, [difference]]:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
