"""Dilated window attention in banded form: gather the keys each query sees, score only those."""

import math
import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax of each row; hidden scores are -inf and get weight 0."""
    # Every position sees itself, so the maximum of a row is finite.
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def dilated_window_attention(
    q: np.ndarray, k: np.ndarray, v: np.ndarray, w: int, dilation: int, causal: int
) -> tuple[int, np.ndarray]:
    """Attend within the band: q, k, v are (n, d); returns the number of scored pairs and the output (n, d)."""
    n, d = q.shape
    last_step = 0 if causal else w
    steps = np.arange(-w, last_step + 1)  # t, one for each key of a full window

    keys = np.arange(n)[:, None] + steps * dilation  # (n, steps), the positions j
    visible = (keys >= 0) & (keys < n)
    gathered = keys % n  # any legal position will do where nothing is seen

    scores = np.einsum("id,itd->it", q, k[gathered]) / math.sqrt(d)  # (n, steps)
    weights = softmax(np.where(visible, scores, -np.inf))
    output = np.einsum("it,itd->id", weights, v[gathered])  # (n, d)
    return np.count_nonzero(visible), output


def solve(text: str) -> list | int:
    """Read the input; return the number of pairs and the unrounded rows of O, or 0 for illegal parameters."""
    tokens = text.split()
    n, d, w, dilation, causal = map(int, tokens[:5])
    # Nor is n < 1 legal: w * dilation is at least 1.
    if d < 1 or w < 1 or dilation < 1 or w * dilation >= n or causal not in (0, 1):
        return 0
    numbers = np.array(tokens[5:], dtype=float)
    q, k, v = numbers.reshape(3, n, d)
    pairs, output = dilated_window_attention(q, k, v, w, dilation, causal)
    return [[pairs], *output]


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
    pairs, *output = answer
    print(*pairs)
    for row in output:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
