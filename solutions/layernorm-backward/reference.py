"""LayerNorm backward: three vectors and two means for each row, no Jacobian."""

import sys

import numpy as np


def layer_norm_backward(
    x: np.ndarray, gamma: np.ndarray, grad_y: np.ndarray, eps: float
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Compute dL/dX (n, d), dL/dgamma (d,) and dL/dbeta (d,) from x and grad_y = dL/dY, both (n, d)."""
    # The forward pass once more.
    centred = x - x.mean(axis=1, keepdims=True)
    variance = (centred**2).mean(axis=1, keepdims=True)  # (n, 1)
    std = np.sqrt(variance + eps)  # (n, 1)
    xhat = centred / std

    # gamma and beta are used in every row, so their gradients are sums over the rows.
    grad_gamma = (grad_y * xhat).sum(axis=0)
    grad_beta = grad_y.sum(axis=0)

    grad_xhat = grad_y * gamma  # (n, d)
    through_mean = grad_xhat.mean(axis=1, keepdims=True)  # (n, 1)
    through_variance = xhat * (grad_xhat * xhat).mean(axis=1, keepdims=True)  # (n, d)
    grad_x = (grad_xhat - through_mean - through_variance) / std
    return grad_x, grad_gamma, grad_beta


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return the rows of dL/dX, then dL/dgamma and dL/dbeta, or 0 for illegal parameters."""
    tokens = text.split()
    n, d = map(int, tokens[:2])
    eps = float(tokens[2])
    if n < 1 or d < 1 or eps <= 0:
        return 0
    rows = np.array(tokens[3:], dtype=float).reshape(2 * n + 1, d)
    x, gamma, grad_y = rows[:n], rows[n], rows[n + 1 :]

    grad_x, grad_gamma, grad_beta = layer_norm_backward(x, gamma, grad_y, eps)
    return [*grad_x, grad_gamma, grad_beta]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the input, print the answer."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
