"""Score variance and softmax saturation: what dividing by √d_k does to the scores and to the gradient."""

import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax of a vector."""
    weights = np.exp(scores - scores.max())
    return weights / weights.sum()


def moments(scores: np.ndarray) -> list[float]:
    """Mean and population variance."""
    mean = scores.mean()
    return [mean, ((scores - mean) ** 2).mean()]


def saturation(scores: np.ndarray) -> list[float]:
    """Largest weight, and Frobenius norm of the Jacobian J = diag(p) - p pᵀ, without the n × n matrix."""
    p = softmax(scores)
    squares = np.sum(p**2)
    norm_squared = squares - 2 * np.sum(p**3) + squares**2
    # For weights near 1 and 0 the terms cancel, and rounding may leave -1e-16.
    return [p.max(), np.sqrt(max(0.0, norm_squared))]


def solve(text: str) -> list[list[float]] | int:
    """Read the input; return the unrounded four lines, or 0 for illegal sizes."""
    tokens = text.split()
    n, d_k = map(int, tokens[:2])
    if n < 2 or d_k < 1:
        return 0
    q, k = np.array(tokens[2:], dtype=float).reshape(2, n, d_k)

    raw = np.sum(q * k, axis=1)  # (n,): query r with key r
    scaled = raw / np.sqrt(d_k)
    return [moments(raw), moments(scaled), saturation(raw), saturation(scaled)]


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
    for row in answer:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
