"""Tiled attention with online softmax: the keys pass by in tiles, and no full row of scores is ever stored."""

import math
import sys

import numpy as np


def tiled_attention(
    q: np.ndarray, k: np.ndarray, v: np.ndarray, tile: int
) -> tuple[list[list[float]], np.ndarray]:
    """Attend to the keys, `tile` at a time: q is (L, d_k), k (M, d_k), v (M, d_v).

    Returns m and l of query 0 after each tile, and the attention output (L, d_v).
    """
    d_k = q.shape[1]
    m = np.full((len(q), 1), -np.inf)  # the largest score each query has met so far
    ell = np.zeros((len(q), 1))  # the sum of the exponentials so far, relative to m
    output = np.zeros((len(q), v.shape[1]))  # the sum of the values so far, weighted by these
    trace = []
    for start in range(0, len(k), tile):
        inside = slice(start, start + tile)  # the last tile may be shorter
        scores = q @ k[inside].T / math.sqrt(d_k)  # (L, keys of the tile)

        higher = np.maximum(m, scores.max(axis=1, keepdims=True))
        p = np.exp(scores - higher)
        # What was summed so far is relative to the old m; for the first tile the factor is exp(-inf) = 0.
        rescale = np.exp(m - higher)
        ell = ell * rescale + p.sum(axis=1, keepdims=True)
        output = output * rescale + p @ v[inside]
        m = higher
        trace.append([m[0, 0], ell[0, 0]])
    return trace, output / ell


def solve(text: str) -> list[list[float] | np.ndarray] | int:
    """Read the input; return the unrounded lines of the trace and rows of O, or 0 for illegal parameters."""
    tokens = text.split()
    n_queries, n_keys, d_k, d_v, tile = map(int, tokens[:5])
    if n_queries < 1 or n_keys < 1 or d_k < 1 or d_v < 1 or tile < 1:
        return 0
    numbers = np.array(tokens[5:], dtype=float)
    q, k, v = np.split(numbers, [n_queries * d_k, (n_queries + n_keys) * d_k])
    trace, output = tiled_attention(
        q.reshape(n_queries, d_k), k.reshape(n_keys, d_k), v.reshape(n_keys, d_v), tile
    )
    return [*trace, *output]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Print the trace of query 0, then the rows of O."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
