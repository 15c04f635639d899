"""ALiBi: every head lowers its scores in proportion to the distance, with a slope of its own."""

import math
import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over the last axis, the keys; hidden scores are -inf and get weight 0."""
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True)


def geometric_slopes(heads: int) -> np.ndarray:
    """The slopes 2^(-8/heads), 2^(-16/heads) ... 2^(-8); for a power of two these are all."""
    h = np.arange(1, heads + 1)
    return 2.0 ** (-8 * h / heads)


def head_slopes(heads: int) -> np.ndarray:
    """The slopes m_1 ... m_H, for any number of heads."""
    c = 1
    while 2 * c <= heads:
        c = 2 * c  # at the end the largest power of two up to the number of heads
    # Every second slope of 2c heads is one of c heads; the 1st, 3rd, 5th ... lie between those.
    between = geometric_slopes(2 * c)[::2]
    return np.concatenate([geometric_slopes(c), between[: heads - c]])


def alibi_attention(q: np.ndarray, k: np.ndarray, v: np.ndarray, m: np.ndarray, causal: bool) -> np.ndarray:
    """Attend with every head: q, k, v and the result are (H, n, d_k), the slopes m (H,)."""
    _, n, d_k = q.shape
    i = np.arange(n)[:, None]  # positions of the queries, a column
    j = np.arange(n)  # positions of the keys, a row

    penalty = m[:, None, None] * np.abs(i - j)  # (H, n, n)
    scores = q @ k.transpose(0, 2, 1) / math.sqrt(d_k) - penalty
    if causal:
        scores = np.where(j <= i, scores, -np.inf)
    return softmax(scores) @ v


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return the unrounded slopes and the rows of the output, or 0 for illegal parameters."""
    tokens = text.split()
    n, heads, d_k = map(int, tokens[:3])
    mode = tokens[3]
    if n < 1 or heads < 1 or d_k < 1 or mode not in ("causal", "symmetric"):
        return 0
    numbers = np.array(tokens[4:], dtype=float)
    q, k, v = numbers.reshape(3, n, heads, d_k).transpose(0, 2, 1, 3)  # (H, n, d_k) each

    m = head_slopes(heads)
    output = alibi_attention(q, k, v, m, mode == "causal")
    return [m, output.transpose(1, 0, 2).reshape(n, heads * d_k)]


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
    m, output = answer
    print(*(f"{slope:.6f}" for slope in m))
    for row in output:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
