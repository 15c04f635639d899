"""Linformer: attend to a few mixtures of the keys and values instead of to all of them."""

import math
import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over the last axis, the projected keys."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def linformer_attention(
    q: np.ndarray, k: np.ndarray, v: np.ndarray, e: np.ndarray, f: np.ndarray
) -> np.ndarray:
    """Attend with projected keys and values: q and k are (n, d_k), v (n, d_v), e and f (n, projected)."""
    projected_k = e.T @ k  # (projected, d_k)
    projected_v = f.T @ v  # (projected, d_v)
    d_k = q.shape[1]
    scores = q @ projected_k.T / math.sqrt(d_k)  # (n, projected)
    return softmax(scores) @ projected_v  # (n, d_v)


def costs(n: int, projected: int, d_k: int, d_v: int) -> list[int]:
    """Count the multiply-adds of exact and of projected attention."""
    exact = n * n * (d_k + d_v)
    project = n * projected * (d_k + d_v)  # the keys and the values
    attend = n * projected * (d_k + d_v)  # scores and averages
    return [exact, project + attend]


def solve(text: str) -> list[np.ndarray | list[int]] | int:
    """Read the input; return the unrounded rows of O and then the costs, or 0 for illegal parameters."""
    tokens = text.split()
    n, projected, d_k, d_v = map(int, tokens[:4])
    if not 1 <= projected <= n or d_k < 1 or d_v < 1:
        return 0
    numbers = np.array(tokens[4:], dtype=float)
    ends = np.cumsum([n * d_k, n * d_k, n * d_v, n * projected])
    q, k, v, e, f = (part.reshape(n, -1) for part in np.split(numbers, ends))
    return [*linformer_attention(q, k, v, e, f), costs(n, projected, d_k, d_v)]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the input, print the rows of O and the costs."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    *output, counts = answer
    for row in output:
        print(*map(two_decimals, row))
    print(*counts)


if __name__ == "__main__":
    main()
