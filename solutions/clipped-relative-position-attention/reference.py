"""Attention with clipped relative positions: each offset between key and query has a vector of its own."""

import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax of every row, over the keys."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def relative_attention(
    queries: np.ndarray, keys: np.ndarray, values: np.ndarray, a_k: np.ndarray, a_v: np.ndarray, k: int
) -> np.ndarray:
    """Attend with relative positions: queries, keys, values and the result are (n, d), the tables (2k + 1, d)."""
    n, d = queries.shape
    i = np.arange(n)[:, None]  # positions of the queries, a column
    j = np.arange(n)  # positions of the keys, a row
    row = k + np.clip(j - i, -k, k)  # (n, n), the row of the tables for each pair

    relative_keys = keys + a_k[row]  # (n, n, d): what query i sees of key j
    relative_values = values + a_v[row]  # (n, n, d)
    scores = np.einsum("id,ijd->ij", queries, relative_keys) / np.sqrt(d)
    weights = softmax(scores)  # (n, n)
    return np.einsum("ij,ijd->id", weights, relative_values)


def solve(text: str) -> np.ndarray | int:
    """Read the input; return the unrounded rows of O, or 0 for illegal parameters."""
    tokens = text.split()
    n, d, k = map(int, tokens[:3])
    if n < 1 or d < 1 or k < 0:
        return 0
    rows = np.array(tokens[3:], dtype=float).reshape(-1, d)
    queries, keys, values, a_k, a_v = np.split(rows, np.cumsum([n, n, n, 2 * k + 1]))
    return relative_attention(queries, keys, values, a_k, a_v, k)


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
