"""GELU by erf and by tanh, SiLU and ReLU, and how far apart the two GELUs lie."""

import math
import sys

import numpy as np


def sigmoid(z: np.ndarray) -> np.ndarray:
    """Compute 1 / (1 + exp(-z)) without ever taking the exponential of a positive number."""
    small = np.exp(-np.abs(z))  # between 0 and 1
    return np.where(z < 0, small, 1.0) / (1.0 + small)


def gelu_exact(z: np.ndarray) -> np.ndarray:
    """Multiply z by the standard normal distribution function at z."""
    erf = np.array([math.erf(x) for x in z / np.sqrt(2)])  # NumPy has no erf
    return z / 2 * (1 + erf)


def gelu_tanh(z: np.ndarray) -> np.ndarray:
    """Approximate gelu_exact by a tanh in place of the erf."""
    u = np.sqrt(2 / np.pi) * (z + 0.044715 * z**3)
    return z / 2 * (1 + np.tanh(u))


def silu(z: np.ndarray) -> np.ndarray:
    """Multiply z by the sigmoid at z; the same as Swish with β = 1."""
    return z * sigmoid(z)


def relu(z: np.ndarray) -> np.ndarray:
    """Keep what is positive."""
    return np.maximum(z, 0)


def solve(text: str) -> tuple[np.ndarray, float] | int:
    """Read the input; return the unrounded table and the number of the last line, or 0 for an illegal n."""
    tokens = text.split()
    n = int(tokens[0])
    if n < 1:
        return 0
    z = np.array(tokens[1:], dtype=float)  # (n,)

    exact = gelu_exact(z)
    approximate = gelu_tanh(z)
    table = np.stack([exact, approximate, silu(z), relu(z)], axis=1)  # (n, 4)
    gap = np.abs(exact - approximate).max()
    return table, 10000 * gap


def six_decimals(x: float) -> str:
    """Format with 6 decimals, never as -0.000000."""
    text = f"{x:.6f}"
    return "0.000000" if text == "-0.000000" else text


def main() -> None:
    """Print the answer to the input."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    table, gap = answer
    for row in table:
        print(*map(six_decimals, row))
    print(f"{gap:.2f}")  # never below zero


if __name__ == "__main__":
    main()
