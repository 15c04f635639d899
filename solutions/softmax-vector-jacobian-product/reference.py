"""Gradient through a softmax with temperature, by rows, without the n × n Jacobian."""

import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax of every row."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def softmax_backward(z: np.ndarray, g: np.ndarray, tau: float) -> np.ndarray:
    """Turn g = dL/dP into dL/dZ, where P = softmax(Z / tau): all are (m, n)."""
    p = softmax(z / tau)
    # Σ_j g_j p_j (δ_jk - p_k) = g_k p_k - p_k Σ_j g_j p_j: the sum is the mean of g, weighted by p.
    mean = (p * g).sum(axis=1, keepdims=True)  # (m, 1)
    return p * (g - mean) / tau


def solve(text: str) -> np.ndarray | int:
    """Read the input; return the unrounded rows of dL/dZ, or 0 for illegal parameters."""
    tokens = text.split()
    m, n = map(int, tokens[:2])
    if m < 1 or n < 1:
        return 0
    tau = float(tokens[2])
    if tau <= 0:
        return 0
    z, g = np.array(tokens[3:], dtype=float).reshape(2, m, n)
    return softmax_backward(z, g, tau)


def two_decimals(x: float) -> str:
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
