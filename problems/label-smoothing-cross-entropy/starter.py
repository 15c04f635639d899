"""Label-smoothed cross-entropy: fill in the function, the rest reads and prints."""

import math
import sys

import numpy as np


def smoothed_cross_entropy(
    logits: np.ndarray, targets: np.ndarray, eps: float, pad: int, tau: float
) -> tuple[float, np.ndarray, float]:
    """Compute the loss, its gradient and the optimal gap.

    logits:  (n, K)
    targets: (n,), integers; classes are counted from 0, positions with the target pad are ignored
    returns: the loss, the gradient (n, K) and the gap, math.inf for eps = 0; not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return 0.0, np.zeros_like(logits), math.inf


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00; infinity becomes inf."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read targets and logits, print loss, gradient and gap."""
    tokens = sys.stdin.read().split()
    n, n_classes, pad = int(tokens[0]), int(tokens[1]), int(tokens[3])
    eps, tau = float(tokens[2]), float(tokens[4])
    if n < 1 or n_classes < 2 or eps < 0 or eps >= 1 or tau <= 0:
        print(0)
        return
    targets = np.array(tokens[5 : 5 + n], dtype=int)
    if any(target != pad and not 0 <= target < n_classes for target in targets):
        print(0)
        return
    logits = np.array(tokens[5 + n :], dtype=float).reshape(n, n_classes)

    loss, gradient, gap = smoothed_cross_entropy(logits, targets, eps, pad, tau)
    print(two_decimals(loss))
    for row in 100 * gradient:
        print(*map(two_decimals, row))
    print(two_decimals(gap))


if __name__ == "__main__":
    main()
