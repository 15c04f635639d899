"""Residual stacks with the LayerNorm behind the addition (Post-LN) or inside the branch (Pre-LN)."""

import sys

import numpy as np

EPS = 1e-5


def layer_norm(x: np.ndarray) -> np.ndarray:
    """Normalize each token over its features, the columns."""
    centred = x - x.mean(axis=1, keepdims=True)
    variance = (centred**2).mean(axis=1, keepdims=True)  # population variance, (n, 1)
    return centred / np.sqrt(variance + EPS)


def rms(x: np.ndarray) -> float:
    """Compute the root of the mean of all squared entries."""
    return np.sqrt((x**2).mean())


def post_ln(x: np.ndarray, weights: np.ndarray) -> tuple[list[float], np.ndarray]:
    """Normalize behind each addition; returns the L sizes and the output (n, d)."""
    sizes = []
    for w in weights:
        x = x + np.tanh(x @ w)
        sizes.append(rms(x))  # before the norm: behind it the RMS is always 1
        x = layer_norm(x)
    return sizes, x


def pre_ln(x: np.ndarray, weights: np.ndarray) -> tuple[list[float], np.ndarray]:
    """Normalize what enters each branch, and the stream once at the end; returns as post_ln."""
    sizes = []
    for w in weights:
        x = x + np.tanh(layer_norm(x) @ w)
        sizes.append(rms(x))
    return sizes, layer_norm(x)


def solve(text: str) -> list[np.ndarray | list[float]] | int:
    """Read the input; return the unrounded sizes and the rows of the output, or 0 for an illegal line 1."""
    tokens = text.split()
    n, d, layers = map(int, tokens[:3])
    mode = tokens[3]
    if n < 1 or d < 2 or layers < 1 or mode not in ("pre", "post"):
        return 0
    numbers = np.array(tokens[4:], dtype=float)
    x = numbers[: n * d].reshape(n, d)
    weights = numbers[n * d :].reshape(layers, d, d)

    stack = pre_ln if mode == "pre" else post_ln
    sizes, output = stack(x, weights)
    return [sizes, *output]


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
