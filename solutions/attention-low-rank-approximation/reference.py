"""How low-rank is the attention matrix: its singular values, and what r of them are good for."""

import math
import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax of each row, over the keys."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def attention_matrix(q: np.ndarray, k: np.ndarray) -> np.ndarray:
    """Compute the weights A: q and k are (n, d_k), A is (n, n)."""
    d_k = q.shape[1]
    return softmax(q @ k.T / math.sqrt(d_k))


def energy_rank(s: np.ndarray, theta: float) -> int:
    """Count how many of the largest singular values it takes to hold a share theta of the energy."""
    energy = s**2
    shares = np.cumsum(energy) / np.sum(energy)  # of the first, the first two, ... the first n
    return np.count_nonzero(shares < theta) + 1


def low_rank_attention(q: np.ndarray, k: np.ndarray, v: np.ndarray, r: int, theta: float) -> list:
    """Decompose A and truncate it: the lines of the answer, unrounded."""
    a = attention_matrix(q, k)
    u, s, v_t = np.linalg.svd(a)  # a = u @ np.diag(s) @ v_t, the largest s first

    a_r = u[:, :r] * s[:r] @ v_t[:r]  # (n, n), the sum of the first r terms s_i u_i v_iᵀ
    error = math.sqrt(np.sum(s[r:] ** 2))
    return [s, [energy_rank(s, theta)], [error], *(a_r @ v)]


def solve(text: str) -> list | int:
    """Read the input; return the unrounded lines of the answer, or 0 for illegal parameters."""
    tokens = text.split()
    n, d_k, d_v, r = map(int, tokens[:4])
    theta = float(tokens[4])
    # n < 1 is among them: no r lies between 1 and n then.
    if d_k < 1 or d_v < 1 or not 1 <= r <= n or not 0 < theta < 1:
        return 0
    numbers = np.array(tokens[5:], dtype=float)
    q, k = numbers[: 2 * n * d_k].reshape(2, n, d_k)
    v = numbers[2 * n * d_k :].reshape(n, d_v)
    return low_rank_attention(q, k, v, r, theta)


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Print the answer to the input."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    singular_values, rank, error, *output = answer
    print(*map(two_decimals, singular_values))
    print(*rank)
    for row in [error, *output]:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
