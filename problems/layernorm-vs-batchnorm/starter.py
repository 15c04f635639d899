"""LayerNorm and BatchNorm on padded sequences: reading and printing are done, the rest is yours."""

import sys

import numpy as np


def normalise(x, lengths, mode, eps, gamma, beta, running_mean, running_variance):
    """Normalise a padded batch.

    x: (B, T, d), lengths: B integers, gamma and beta: (d,)
    mode: "layer", "batch" or "batch-eval"
    running_mean, running_variance: (d,) if mode is "batch-eval", otherwise None
    returns Y: (B, T, d), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros_like(x)


def two_decimals(x):
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main():
    tokens = sys.stdin.read().split()
    batch, seq_len, d = map(int, tokens[:3])
    mode, eps = tokens[3], float(tokens[4])
    if batch < 1 or seq_len < 1 or d < 1 or mode not in ("layer", "batch", "batch-eval") or eps <= 0:
        print(0)
        return
    lengths = [int(token) for token in tokens[5 : 5 + batch]]
    if min(lengths) < 1 or max(lengths) > seq_len:
        print(0)
        return

    # X, gamma, beta, and in mode batch-eval two more vectors.
    rows = np.array(tokens[5 + batch :], dtype=float).reshape(-1, d)
    x = rows[: batch * seq_len].reshape(batch, seq_len, d)
    gamma, beta, *running = rows[batch * seq_len :]
    running_mean, running_variance = running or (None, None)

    y = normalise(x, lengths, mode, eps, gamma, beta, running_mean, running_variance)
    for row in y.reshape(batch * seq_len, d):
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
