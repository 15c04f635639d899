"""Performer: positive random features stand in for exp, so that keys and values are summed once for all queries."""

import math
import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Turn the scores of all keys into weights that add up to 1."""
    weights = np.exp(scores - scores.max())
    return weights / weights.sum()


def exponents(u: np.ndarray, w: np.ndarray) -> np.ndarray:
    """Compute the exponents of the features, w_r · x - ‖x‖² / 2: u is (rows, d), w (M, d), the result (rows, M)."""
    d = u.shape[1]
    x = u / d**0.25  # so that x_q · x_k = q · k / √d
    return x @ w.T - (x**2).sum(axis=1, keepdims=True) / 2


def performer_attention(q: np.ndarray, k: np.ndarray, v: np.ndarray, w: np.ndarray) -> np.ndarray:
    """Attend by random features: q is (n, d), k (m, d), v (m, d_v), w (M, d), the result (n, d_v)."""
    # A factor of one query, or of all keys, cancels in the quotient, and so does 1 / √M.
    # A factor of a single key would change its weight, so all keys are shifted alike.
    of_queries = exponents(q, w)  # (n, M)
    phi_q = np.exp(of_queries - of_queries.max(axis=1, keepdims=True))
    of_keys = exponents(k, w)  # (m, M)
    phi_k = np.exp(of_keys - of_keys.max())

    state = phi_k.T @ v  # (M, d_v)
    normaliser = phi_k.sum(axis=0)  # (M,)
    return phi_q @ state / (phi_q @ normaliser)[:, None]


def exact_attention(query: np.ndarray, k: np.ndarray, v: np.ndarray) -> np.ndarray:
    """Attend exactly with one query (d,); the result is (d_v,)."""
    return softmax(k @ query / math.sqrt(len(query))) @ v


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return the unrounded rows of O and the exact result, or 0 for illegal parameters."""
    tokens = text.split()
    n, m, d, d_v, features = map(int, tokens[:5])
    if n < 1 or m < 1 or d < 1 or d_v < 1 or features < 1:
        return 0
    numbers = np.array(tokens[5:], dtype=float)
    q, k, v, w = np.split(numbers, np.cumsum([n * d, m * d, m * d_v]))
    q, k, v, w = q.reshape(n, d), k.reshape(m, d), v.reshape(m, d_v), w.reshape(features, d)
    return [*performer_attention(q, k, v, w), exact_attention(q[0], k, v)]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the input, print the rows of O and the exact result."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
