"""Sliding-window attention: every query sees the keys at most `window` positions away."""

import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over the last axis; hidden scores are -inf and get weight 0."""
    # Every position sees itself, so the maximum of a row is finite.
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True)


def sliding_window_attention(q: np.ndarray, k: np.ndarray, v: np.ndarray, window: int) -> np.ndarray:
    """Attend within the window: q, k, v and the result are (batch, seq_len, d_k)."""
    _, seq_len, d_k = q.shape
    i = np.arange(seq_len)[:, None]  # positions of the queries, a column
    j = np.arange(seq_len)  # positions of the keys, a row
    visible = np.abs(i - j) <= window  # (seq_len, seq_len)

    scores = q @ k.transpose(0, 2, 1) / np.sqrt(d_k)  # (batch, seq_len, seq_len)
    return softmax(np.where(visible, scores, -np.inf)) @ v


def solve(text: str) -> np.ndarray | int:
    """Read the input; return the unrounded rows of O, or 0 for illegal parameters."""
    tokens = text.split()
    batch_size, seq_len, d_k, window = map(int, tokens[:4])
    if batch_size < 1 or seq_len < 1 or d_k < 1 or not 1 <= window <= seq_len:
        return 0
    numbers = np.array(tokens[4:], dtype=float)
    q, k, v = numbers.reshape(3, batch_size, seq_len, d_k)
    return sliding_window_attention(q, k, v, window).reshape(-1, d_k)


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
