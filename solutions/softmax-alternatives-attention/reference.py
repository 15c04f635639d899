"""Attention whose weights come from softmax, ReLU, ReLU divided by the length, or a linear kernel."""

import math
import sys

import numpy as np

ZERO = 1e-12  # weights below this count as zero


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax of every row, over the keys."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def phi(z: np.ndarray) -> np.ndarray:
    """Compute elu(z) + 1, which is positive everywhere."""
    return np.where(z > 0, z + 1, np.exp(z))


def attention_weights(q: np.ndarray, k: np.ndarray, mode: str) -> np.ndarray:
    """Weigh the keys k (m, d_k) for each query of q (n, d_k): the result is (n, m)."""
    scores = q @ k.T / math.sqrt(q.shape[1])  # (n, m)
    if mode == "softmax":
        return softmax(scores)
    if mode == "relu-len":
        return np.maximum(scores, 0) / len(k)

    # The other two divide by the sum of the row. Only relu can have rows of zeros, and they stay as they are.
    similarity = np.maximum(scores, 0) if mode == "relu" else phi(q) @ phi(k).T
    total = similarity.sum(axis=1, keepdims=True)  # (n, 1)
    return similarity / np.where(total == 0, 1, total)


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return the unrounded rows of A and O and the row of counts, or 0 for illegal parameters."""
    tokens = text.split()
    n, m, d_k, d_v = map(int, tokens[:4])
    mode = tokens[4]
    if n < 1 or m < 1 or d_k < 1 or d_v < 1 or mode not in ("softmax", "relu", "relu-len", "linear"):
        return 0
    numbers = np.array(tokens[5:], dtype=float)
    q, k, v = np.split(numbers, np.cumsum([n * d_k, m * d_k]))
    a = attention_weights(q.reshape(n, d_k), k.reshape(m, d_k), mode)
    output = a @ v.reshape(m, d_v)  # (n, d_v)
    zeros = (a < ZERO).sum(axis=1)  # (n,)
    return [*a, *output, zeros]


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
    *rows, zeros = answer
    for row in rows:
        print(*map(two_decimals, row))
    print(*zeros)


if __name__ == "__main__":
    main()
