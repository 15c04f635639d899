"""ALiBi: reading and printing are done, the slopes and the attention are yours."""

import sys

import numpy as np


def alibi(q: np.ndarray, k: np.ndarray, v: np.ndarray, mode: str) -> tuple[np.ndarray, np.ndarray]:
    """Compute the slopes and attend with every head.

    q, k, v: (H, n, d_k), token i of head h (counted from 0 here) is q[h, i]
    mode:    "causal" or "symmetric"
    returns: the slopes, (H,), and the outputs, (H, n, d_k), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.ones(len(q)), np.zeros_like(v)


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    tokens = sys.stdin.read().split()
    n, heads, d_k = map(int, tokens[:3])
    mode = tokens[3]
    if n < 1 or heads < 1 or d_k < 1 or mode not in ("causal", "symmetric"):
        print(0)
        return

    # All of Q, then all of K, then all of V; head by head.
    numbers = np.array(tokens[4:], dtype=float)
    q, k, v = numbers.reshape(3, n, heads, d_k).transpose(0, 2, 1, 3)

    slopes, output = alibi(q, k, v, mode)
    print(*(f"{slope:.6f}" for slope in slopes))
    for row in output.transpose(1, 0, 2).reshape(n, heads * d_k):
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
