"""Feed-forward networks: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def feed_forward(kind: str, x: np.ndarray, weights: list[np.ndarray]) -> np.ndarray:
    """Apply the network to every token.

    kind:    relu, gelu, swiglu, geglu or reglu
    x:       (n, d_model), one token a row
    weights: W_1 (d_model, d_ff), b_1 (1, d_ff), W_2 (d_ff, d_model), b_2 (1, d_model)
             or W_gate (d_model, d_ff), W_up (d_model, d_ff), W_down (d_ff, d_model)
    returns: (n, d_model), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros_like(x)


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the tokens and the weights, print the outputs."""
    kind, *fields = sys.stdin.read().split()
    n, d_model, d_ff = map(int, fields[:3])
    if kind not in ("relu", "gelu", "swiglu", "geglu", "reglu") or min(n, d_model, d_ff) < 1:
        print(0)
        return

    if kind in ("relu", "gelu"):
        shapes = [(d_model, d_ff), (1, d_ff), (d_ff, d_model), (1, d_model)]
    else:
        shapes = [(d_model, d_ff), (d_model, d_ff), (d_ff, d_model)]
    numbers = np.array(fields[3:], dtype=float)
    x, numbers = numbers[: n * d_model].reshape(n, d_model), numbers[n * d_model :]
    weights = []
    for rows, columns in shapes:
        weights.append(numbers[: rows * columns].reshape(rows, columns))
        numbers = numbers[rows * columns :]

    for row in feed_forward(kind, x, weights):
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
