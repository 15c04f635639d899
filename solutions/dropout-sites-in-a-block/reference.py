"""One Transformer block with dropout at five sites: embedding, attention, two residual branches, activation."""

import math
import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over the keys: scores are (n, n)."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def dropout(z: np.ndarray, keep: np.ndarray | None, p: float) -> np.ndarray:
    """Set dropped entries to 0 and scale the others up; without a mask, in evaluation, change nothing."""
    if keep is None:
        return z
    return z * keep / (1 - p)


def block(x: np.ndarray, weights: list[np.ndarray], masks: list[np.ndarray | None], p: float) -> np.ndarray:
    """Send the tokens x (n, d) through attention and feed-forward network, each with a residual connection."""
    w_q, w_k, w_v, w_o, w_1, w_2 = weights
    keep_embedding, keep_attention, keep_residual_1, keep_activation, keep_residual_2 = masks

    x = dropout(x, keep_embedding, p)  # from here on, x is the dropped one

    scores = (x @ w_q) @ (x @ w_k).T / math.sqrt(x.shape[1])  # (n, n)
    attention = dropout(softmax(scores), keep_attention, p)
    branch = attention @ (x @ w_v) @ w_o  # (n, d)
    x = x + dropout(branch, keep_residual_1, p)

    hidden = dropout(np.maximum(x @ w_1, 0), keep_activation, p)  # (n, d_ff)
    branch = hidden @ w_2  # (n, d)
    return x + dropout(branch, keep_residual_2, p)


def solve(text: str) -> np.ndarray | int:
    """Read the input; return the unrounded rows of Y, or 0 for illegal parameters."""
    tokens = text.split()
    n, d, d_ff = map(int, tokens[:3])
    p, mode = float(tokens[3]), tokens[4]
    if n < 1 or d < 1 or d_ff < 1 or not 0 <= p < 1 or mode not in ("train", "eval"):
        return 0

    shapes = [(n, d), (d, d), (d, d), (d, d), (d, d), (d, d_ff), (d_ff, d)]
    if mode == "train":
        shapes += [(n, d), (n, n), (n, d), (n, d_ff), (n, d)]
    numbers = np.array(tokens[5:], dtype=float)
    matrices = []
    for rows, columns in shapes:
        matrices.append(numbers[: rows * columns].reshape(rows, columns))
        numbers = numbers[rows * columns :]

    masks = matrices[7:] or [None] * 5
    return block(matrices[0], matrices[1:7], masks, p)


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
