"""Permutation equivariance of self-attention: fill in the function, the rest reads, compares and prints."""

import sys

import numpy as np


def attention(x: np.ndarray, w_q: np.ndarray, w_k: np.ndarray, w_v: np.ndarray, mode: str) -> np.ndarray:
    """Attend within one sequence: the function f of the statement.

    x:             (n, d_model), the tokens as rows
    w_q, w_k, w_v: (d_model, d_k)
    mode:          "none", "sinusoidal" or "causal"
    returns:       (n, d_k), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros((len(x), w_v.shape[1]))


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    tokens = sys.stdin.read().split()
    n, d_model, d_k = map(int, tokens[:3])
    mode = tokens[3]
    odd_pairs = mode == "sinusoidal" and d_model % 2 != 0
    if n < 1 or d_model < 1 or d_k < 1 or mode not in ("none", "sinusoidal", "causal") or odd_pairs:
        print(0)
        return

    end_x = 4 + n * d_model
    end_w = end_x + 3 * d_model * d_k
    p = [int(token) for token in tokens[end_w : end_w + n]]
    if sorted(p) != list(range(n)):
        print(0)
        return
    x = np.array(tokens[4:end_x], dtype=float).reshape(n, d_model)
    w_q, w_k, w_v = np.array(tokens[end_x:end_w], dtype=float).reshape(3, d_model, d_k)

    of_permuted = attention(x[p], w_q, w_k, w_v, mode)
    of_x = attention(x, w_q, w_k, w_v, mode)
    deviation = np.abs(of_permuted - of_x[p]).max()
    pooled = np.abs(of_permuted.mean(axis=0) - of_x.mean(axis=0)).max()
    for row in of_permuted:
        print(*map(two_decimals, row))
    print(two_decimals(deviation), "YES" if deviation < 1e-9 else "NO")
    print(two_decimals(pooled))


if __name__ == "__main__":
    main()
