"""LayerNorm and BatchNorm on padded sequences: one formula, and statistics over different numbers."""

import sys

import numpy as np


def layer_statistics(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Take mean and variance over the features of each position: x is (B, T, d), the results are (B, T, 1)."""
    return x.mean(axis=2, keepdims=True), x.var(axis=2, keepdims=True)


def batch_statistics(x: np.ndarray, valid: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Take mean and variance of each feature over all valid positions; valid is (B, T), the results are (d,)."""
    tokens = x[valid]  # (number of valid positions, d)
    return tokens.mean(axis=0), tokens.var(axis=0)


def normalise(
    x: np.ndarray, mean: np.ndarray, variance: np.ndarray, gamma: np.ndarray, beta: np.ndarray, eps: float
) -> np.ndarray:
    """Move x to mean 0 and variance 1, then to what gamma and beta say."""
    return gamma * (x - mean) / np.sqrt(variance + eps) + beta


def solve(text: str) -> np.ndarray | int:
    """Read the input; return the unrounded rows of Y, or 0 for illegal parameters."""
    tokens = text.split()
    batch, seq_len, d = map(int, tokens[:3])
    mode, eps = tokens[3], float(tokens[4])
    if batch < 1 or seq_len < 1 or d < 1 or mode not in ("layer", "batch", "batch-eval") or eps <= 0:
        return 0
    lengths = [int(token) for token in tokens[5 : 5 + batch]]
    if min(lengths) < 1 or max(lengths) > seq_len:
        return 0

    rows = np.array(tokens[5 + batch :], dtype=float).reshape(-1, d)
    x = rows[: batch * seq_len].reshape(batch, seq_len, d)
    gamma, beta, *running = rows[batch * seq_len :]
    valid = np.arange(seq_len) < np.array(lengths)[:, None]  # (B, T)

    if mode == "layer":
        mean, variance = layer_statistics(x)
    elif mode == "batch":
        mean, variance = batch_statistics(x, valid)
    else:
        mean, variance = running

    y = normalise(x, mean, variance, gamma, beta, eps)
    y[~valid] = 0
    return y.reshape(batch * seq_len, d)


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
