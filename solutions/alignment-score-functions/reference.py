"""Alignment scores: score every decoder state against every encoder state, weigh, and average."""

import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax of each row, over the source positions."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def dot_scores(s: np.ndarray, h: np.ndarray) -> np.ndarray:
    """Luong's dot: s (m, d) and h (N, d) give scores (m, N)."""
    return s @ h.T


def general_scores(s: np.ndarray, h: np.ndarray, w: np.ndarray) -> np.ndarray:
    """Luong's general: W (d_s, d_h) maps decoder states to the space of the encoder states."""
    return s @ w @ h.T


def additive_scores(
    s: np.ndarray, h: np.ndarray, w_s: np.ndarray, w_h: np.ndarray, v: np.ndarray
) -> np.ndarray:
    """Bahdanau's additive score: a network with one hidden layer of d_a units for each pair; v is (d_a,)."""
    from_decoder = s @ w_s  # (m, d_a)
    from_encoder = h @ w_h  # (N, d_a)
    hidden = np.tanh(from_decoder[:, None] + from_encoder)  # (m, N, d_a)
    return hidden @ v


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return the rows of alpha and then the rows of c, or 0 for illegal parameters."""
    mode, *tokens = text.split()
    if mode not in ("dot", "general", "additive"):
        return 0
    m, n, d_s, d_h, d_a = map(int, tokens[:5])
    if m < 1 or n < 1 or d_s < 1 or d_h < 1:
        return 0
    if mode == "dot" and d_s != d_h:
        return 0
    if mode == "additive" and d_a < 1:
        return 0

    numbers = np.array(tokens[5:], dtype=float)
    s = numbers[: m * d_s].reshape(m, d_s)
    rest = numbers[m * d_s :]
    h = rest[: n * d_h].reshape(n, d_h)
    rest = rest[n * d_h :]

    if mode == "dot":
        scores = dot_scores(s, h)
    elif mode == "general":
        scores = general_scores(s, h, rest.reshape(d_s, d_h))
    else:
        w_s = rest[: d_s * d_a].reshape(d_s, d_a)
        w_h = rest[d_s * d_a : -d_a].reshape(d_h, d_a)
        v = rest[-d_a:]
        scores = additive_scores(s, h, w_s, w_h, v)

    alpha = softmax(scores)  # (m, N)
    context = alpha @ h  # (m, d_h)
    return [*alpha, *context]


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
