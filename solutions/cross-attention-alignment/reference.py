"""Cross-attention: the decoder asks, the encoder answers, and each target is aligned with its heaviest source."""

import math
import sys

import numpy as np

TOLERANCE = 1e-9  # weights this close are equal, but for rounding


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over axis 1, the source positions; hidden scores are -inf and get weight 0."""
    # Source position 0 is never hidden, so the maximum of a row is finite.
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def cross_attention(
    y: np.ndarray, memory: np.ndarray, w_q: np.ndarray, w_k: np.ndarray, w_v: np.ndarray, valid: int
) -> tuple[np.ndarray, np.ndarray]:
    """Return the weights (m, n) and the output (m, d_v); y is (m, d_dec), the memory (n, d_enc)."""
    q = y @ w_q  # (m, d_k): targets ask
    k = memory @ w_k  # (n, d_k): sources are compared
    v = memory @ w_v  # (n, d_v): and give

    d_k = q.shape[1]
    scores = q @ k.T / math.sqrt(d_k)  # (m, n), one row for each target
    not_padding = np.arange(len(memory)) < valid  # (n,), the same for every target
    weights = softmax(np.where(not_padding, scores, -np.inf))
    return weights, weights @ v


def align(weights: np.ndarray) -> np.ndarray:
    """Find the first source position with the largest weight of each row: (m, n) -> (m,)."""
    largest = weights.max(axis=1, keepdims=True)
    return (weights >= largest - TOLERANCE).argmax(axis=1)  # argmax of truth values: the first True


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return the aligned positions, the rows of A and those of O, or 0 for illegal parameters."""
    tokens = text.split()
    m, n, d_dec, d_enc, d_k, d_v, valid = map(int, tokens[:7])
    if min(m, d_dec, d_enc, d_k, d_v) < 1 or not 1 <= valid <= n:
        return 0

    numbers = np.array(tokens[7:], dtype=float)
    ends = np.cumsum([m * d_dec, n * d_enc, d_dec * d_k, d_enc * d_k])
    y, memory, w_q, w_k, w_v = np.split(numbers, ends)
    weights, output = cross_attention(
        y.reshape(m, d_dec),
        memory.reshape(n, d_enc),
        w_q.reshape(d_dec, d_k),
        w_k.reshape(d_enc, d_k),
        w_v.reshape(d_enc, d_v),
        valid,
    )
    return [align(weights), *weights, *output]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the input, print the answer; the first line holds integers."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    aligned, *rows = answer
    print(*aligned)
    for row in rows:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
