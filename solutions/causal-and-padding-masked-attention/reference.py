"""Attention with causal and padding masks: scores of hidden keys are -inf, rows without a visible key are zeros."""

import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over the last axis; hidden scores are -inf and get weight 0, also where a row has no others."""
    top = scores.max(axis=-1, keepdims=True)
    top = np.where(np.isneginf(top), 0, top)  # in a fully masked row -inf - (-inf) would be nan
    weights = np.exp(scores - top)
    total = weights.sum(axis=-1, keepdims=True)
    # Where a key is visible the largest weight is exp(0) = 1; only the 0 of a fully masked row lies below that.
    return weights / np.maximum(total, 1)


def visible_keys(valid: np.ndarray, n: int, causal: int) -> np.ndarray:
    """Say which keys each query sees: (B, n, n), or (B, 1, n) where all queries see the same."""
    i = np.arange(n)[:, None]  # positions of the queries, a column
    j = np.arange(n)  # positions of the keys, a row
    not_padding = j < valid[:, None, None]  # (B, 1, n)
    return not_padding & (j <= i) if causal else not_padding


def masked_attention(
    q: np.ndarray, k: np.ndarray, v: np.ndarray, valid: np.ndarray, causal: int
) -> np.ndarray:
    """Attend to the visible keys: q, k, v and the result are (B, n, d)."""
    _, n, d = q.shape
    scores = q @ k.transpose(0, 2, 1) / np.sqrt(d)  # (B, n, n)
    scores = np.where(visible_keys(valid, n, causal), scores, -np.inf)
    return softmax(scores) @ v


def solve(text: str) -> np.ndarray | int:
    """Read the input; return the unrounded rows of O, or 0 for illegal parameters."""
    tokens = text.split()
    batch_size, n, d, causal = map(int, tokens[:4])
    if min(batch_size, n, d) < 1 or causal not in {0, 1}:
        return 0
    valid = np.array(tokens[4 : 4 + batch_size], dtype=int)
    if valid.min() < 0 or valid.max() > n:
        return 0
    numbers = np.array(tokens[4 + batch_size :], dtype=float)
    q, k, v = numbers.reshape(3, batch_size, n, d)
    return masked_attention(q, k, v, valid, causal).reshape(-1, d)


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
