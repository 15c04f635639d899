"""How low-rank is the attention matrix: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def low_rank_attention(
    q: np.ndarray, k: np.ndarray, v: np.ndarray, r: int, theta: float
) -> tuple[np.ndarray, int, float, np.ndarray]:
    """Decompose the attention matrix and use its best approximation of rank r.

    q, k:    (n, d_k)
    v:       (n, d_v)
    returns: the n singular values, the largest first; the energy rank at level theta; the error of A_r;
             A_r V (n, d_v); nothing rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros(len(q)), 1, 0.0, np.zeros_like(v)


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    tokens = sys.stdin.read().split()
    n, d_k, d_v, r = map(int, tokens[:4])
    theta = float(tokens[4])
    if n < 1 or d_k < 1 or d_v < 1 or r < 1 or r > n or theta <= 0 or theta >= 1:
        print(0)
        return

    # All of Q, then all of K, then all of V.
    numbers = np.array(tokens[5:], dtype=float)
    q, k = numbers[: 2 * n * d_k].reshape(2, n, d_k)
    v = numbers[2 * n * d_k :].reshape(n, d_v)

    singular_values, energy_rank, error, output = low_rank_attention(q, k, v, r, theta)
    print(*map(two_decimals, singular_values))
    print(energy_rank)
    print(two_decimals(error))
    for row in output:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
