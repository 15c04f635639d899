"""Causal attention with partial RoPE: queries are the last of the tokens, and know their true positions."""

import sys

import numpy as np

BASE = 10000.0


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over the last axis, the keys; hidden scores are -inf and get weight 0."""
    # Every query sees itself, so the maximum of a row is finite.
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True)


def rotate(x: np.ndarray, positions: np.ndarray, rot: int) -> np.ndarray:
    """Rotate the first `rot` dimensions of x (H, tokens, d_k); positions is (tokens,)."""
    theta = BASE ** (-np.arange(0, rot, 2) / rot)  # (rot/2,); empty for rot = 0, so nothing is divided
    angles = positions[:, None] * theta  # (tokens, rot/2), the same for all heads
    cos, sin = np.cos(angles), np.sin(angles)

    first, second = x[:, :, 0:rot:2], x[:, :, 1:rot:2]  # (H, tokens, rot/2)
    rotated = x.copy()  # the dimensions from rot on stay as they are
    rotated[:, :, 0:rot:2] = first * cos - second * sin
    rotated[:, :, 1:rot:2] = first * sin + second * cos
    return rotated


def rope_attention(q: np.ndarray, k: np.ndarray, v: np.ndarray, rot: int, offset: int) -> np.ndarray:
    """Attend causally in every head: q and the result are (H, n, d_k), k and v (H, m, d_k)."""
    _, n, d_k = q.shape
    m = k.shape[1]
    query_positions = offset + np.arange(n)
    key_positions = np.arange(m)

    q = rotate(q, query_positions, rot)
    k = rotate(k, key_positions, rot)
    scores = q @ k.transpose(0, 2, 1) / np.sqrt(d_k)  # (H, n, m)
    visible = key_positions <= query_positions[:, None]  # (n, m)
    return softmax(np.where(visible, scores, -np.inf)) @ v


def solve(text: str) -> np.ndarray | int:
    """Read the input; return the unrounded rows of the output, or 0 for illegal parameters."""
    tokens = text.split()
    n, m, heads, d_k, rot, offset = map(int, tokens[:6])
    queries_are_last = offset >= 0 and offset + n == m  # with n >= 1 this makes m >= 1
    if n < 1 or heads < 1 or d_k < 1 or rot < 0 or rot > d_k or rot % 2 != 0 or not queries_are_last:
        return 0

    rows = np.array(tokens[6:], dtype=float).reshape(-1, heads, d_k)  # those of Q, K and V
    by_head = rows.transpose(1, 0, 2)  # (H, n + 2m, d_k)
    q, k, v = np.split(by_head, [n, n + m], axis=1)
    output = rope_attention(q, k, v, rot, offset)  # (H, n, d_k)
    return output.transpose(1, 0, 2).reshape(n, heads * d_k)


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
