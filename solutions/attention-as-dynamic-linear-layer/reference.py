"""Attention as an input-dependent linear layer, next to a layer that mixes the tokens by fixed weights."""

import math
import sys
from collections.abc import Callable

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over the last axis, the keys."""
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True)


def attention_weights(x: np.ndarray, w_q: np.ndarray, w_k: np.ndarray) -> np.ndarray:
    """Compute A(X), the mixing weights that attention makes of the tokens themselves: (n, d) -> (n, n)."""
    q, k = x @ w_q, x @ w_k
    return softmax(q @ k.T / math.sqrt(x.shape[1]))


def nonlinearity(
    layer: Callable[[np.ndarray], np.ndarray], x1: np.ndarray, x2: np.ndarray, a: float, b: float
) -> float:
    """How far the layer is from superposition: 0 for a linear one."""
    gap = layer(a * x1 + b * x2) - (a * layer(x1) + b * layer(x2))
    return np.abs(gap).max()


def solve(text: str) -> list[np.ndarray | list[float] | list[int]] | int:
    """Read the input; return the lines of the output, not rounded, or 0 for illegal parameters."""
    tokens = text.split()
    n, d = map(int, tokens[:2])
    if n < 1 or d < 1:
        return 0
    a, b = map(float, tokens[2:4])
    numbers = np.array(tokens[4:], dtype=float)
    x1, x2, weights, mixing = np.split(numbers, np.cumsum([n * d, n * d, 3 * d * d]))
    x1, x2, mixing = x1.reshape(n, d), x2.reshape(n, d), mixing.reshape(n, n)
    w_q, w_k, w_v = weights.reshape(3, d, d)

    def attention(x: np.ndarray) -> np.ndarray:
        return attention_weights(x, w_q, w_k) @ (x @ w_v)

    def fixed_mixing(x: np.ndarray) -> np.ndarray:
        return mixing @ (x @ w_v)

    gaps = [nonlinearity(layer, x1, x2, a, b) for layer in (attention, fixed_mixing)]
    counts = [3 * d**2, n**2 + d**2]
    first, second = attention_weights(x1, w_q, w_k), attention_weights(x2, w_q, w_k)
    return [*first, *second, *fixed_mixing(x1), gaps, counts]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Print the answer; the last line holds integers."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    *rows, counts = answer
    for row in rows:
        print(*map(two_decimals, row))
    print(*counts)


if __name__ == "__main__":
    main()
