"""Gradient norms by depth: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def gradient_norms(mode: str, x_0: np.ndarray, weights: np.ndarray, g: np.ndarray) -> list[float]:
    """Send g back through the stack.

    mode:    post or pre
    x_0, g:  (d,)
    weights: (L, d, d), layer l has weights[l - 1]
    returns: the L + 1 norms of the gradients with respect to x_0 ... x_L, not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return [0.0] * (len(weights) + 1)


def main() -> None:
    """Read x_0, the weights and g, print the norms of both modes."""
    tokens = sys.stdin.read().split()
    d, layers = map(int, tokens[:2])
    if d < 2 or layers < 1:
        print(0)
        return
    rows = np.array(tokens[2:], dtype=float).reshape(-1, d)
    x_0, g = rows[0], rows[-1]
    weights = rows[1:-1].reshape(layers, d, d)
    for mode in ("post", "pre"):
        norms = gradient_norms(mode, x_0, weights, g)
        print(*(f"{norm:.2f}" for norm in norms))


if __name__ == "__main__":
    main()
