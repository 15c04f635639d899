"""RMSNorm and LayerNorm: normalise every row both ways, then scale and shift the input and look again."""

import sys
from collections.abc import Callable

import numpy as np


def rms_norm(x: np.ndarray, gamma: np.ndarray, eps: float) -> np.ndarray:
    """Divide each row by its root mean square: x and the result are (n, d)."""
    mean_square = (x**2).mean(axis=1, keepdims=True)  # (n, 1)
    return gamma * x / np.sqrt(mean_square + eps)


def layer_norm(x: np.ndarray, gamma: np.ndarray, eps: float) -> np.ndarray:
    """Subtract the mean of each row and divide by its standard deviation: x and the result are (n, d)."""
    centred = x - x.mean(axis=1, keepdims=True)
    variance = (centred**2).mean(axis=1, keepdims=True)  # (n, 1)
    return gamma * centred / np.sqrt(variance + eps)


def measure_changes(
    norm: Callable[..., np.ndarray], x: np.ndarray, gamma: np.ndarray, eps: float, a: float, c: float
) -> list[float]:
    """Find the scale change and the shift change of one of the two functions."""
    output = norm(x, gamma, eps)
    scaled = norm(a * x, gamma, eps)
    shifted = norm(x + c, gamma, eps)
    return [np.abs(scaled - output).max(), np.abs(shifted - output).max()]


def solve(text: str) -> list[np.ndarray | list[float]] | int:
    """Read the input; return both outputs and the line of changes, unrounded, or 0 for illegal parameters."""
    tokens = text.split()
    n, d = map(int, tokens[:2])
    eps, a, c = map(float, tokens[2:5])
    if n < 1 or d < 1 or eps <= 0:
        return 0
    numbers = np.array(tokens[5:], dtype=float)
    x = numbers[: n * d].reshape(n, d)
    gamma = numbers[n * d :]

    changes = []
    for norm in (rms_norm, layer_norm):
        changes += measure_changes(norm, x, gamma, eps, a, c)
    return [*rms_norm(x, gamma, eps), *layer_norm(x, gamma, eps), changes]


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
