"""Jacobian products with and without residuals: one factor for each layer, the last layer leftmost."""

import sys

import numpy as np


def follow(factors: np.ndarray, x: np.ndarray) -> tuple[list[float], np.ndarray]:
    """Multiply the factors (L, d, d) up: the norms of J_1 ... J_L, and x_L, (d,)."""
    jacobian = np.eye(len(x))  # dx_0/dx_0
    norms: list[float] = []
    for factor in factors:
        jacobian = factor @ jacobian  # chain rule: the new layer stands to the left
        norms.append(np.linalg.norm(jacobian))  # Frobenius norm of a (d, d) matrix
    return norms, jacobian @ x  # the stack is linear: x_L = J_L x


def solve(text: str) -> list[list[float] | np.ndarray] | int:
    """Read the input; return norms and x_L of the plain stack, then of the residual one, or 0 for illegal sizes."""
    tokens = text.split()
    layers, d = map(int, tokens[:2])
    if layers < 1 or d < 1:
        return 0
    numbers = np.array(tokens[2:], dtype=float)
    weights, x = numbers[:-d].reshape(layers, d, d), numbers[-d:]

    plain = follow(weights, x)
    residual = follow(np.eye(d) + weights, x)  # x + W x = (I + W) x
    return [*plain, *residual]


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
