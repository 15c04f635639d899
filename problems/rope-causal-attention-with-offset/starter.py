"""Causal attention with partial RoPE and an offset: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def rope_attention(q: np.ndarray, k: np.ndarray, v: np.ndarray, rot: int, offset: int) -> np.ndarray:
    """Attend causally in every head.

    q:       (H, n, d_k), query i has position offset + i
    k, v:    (H, m, d_k), key j has position j; neither q nor k is rotated yet
    rot:     how many dimensions of each head are rotated
    returns: (H, n, d_k), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros_like(q)


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the input, cut it into heads, print the heads side by side."""
    tokens = sys.stdin.read().split()
    n, m, heads, d_k, rot, offset = map(int, tokens[:6])
    if n < 1 or m < 1 or heads < 1 or d_k < 1 or rot < 0 or rot > d_k or rot % 2 != 0:
        print(0)
        return
    if offset < 0 or offset + n != m:
        print(0)
        return

    rows = np.array(tokens[6:], dtype=np.float64).reshape(n + 2 * m, heads, d_k)
    q, k, v = np.split(rows.transpose(1, 0, 2), [n, n + m], axis=1)  # (H, n or m, d_k)

    output = rope_attention(q, k, v, rot, offset)
    for row in output.transpose(1, 0, 2).reshape(n, heads * d_k):
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
