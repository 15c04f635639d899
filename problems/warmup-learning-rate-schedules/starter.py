"""Learning-rate schedules with warmup: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def learning_rates(
    kind: str, d_model: int, warmup: int, total: int, peak: float, min_lr: float, steps: np.ndarray
) -> np.ndarray:
    """Compute the rate at each step.

    kind:    "noam", "rsqrt" or "cosine"
    steps:   (m,), counted from 1
    returns: (m,), the rates themselves (not times 10⁶), not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros(len(steps))


def main() -> None:
    kind, *words = sys.stdin.read().split()
    d_model, warmup, total = map(int, words[:3])
    peak, min_lr, m = float(words[3]), float(words[4]), int(words[5])
    if kind not in ("noam", "rsqrt", "cosine") or d_model < 1 or warmup < 1 or m < 1:
        print(0)
        return
    if peak <= 0 or min_lr < 0 or min_lr > peak or (kind == "cosine" and total <= warmup):
        print(0)
        return

    steps = np.array(words[6 : 6 + m], dtype=np.float64)
    if steps.min() < 1:
        print(0)
        return

    rates = learning_rates(kind, d_model, warmup, total, peak, min_lr, steps)
    print(*(f"{1e6 * rate:.2f}" for rate in rates))


if __name__ == "__main__":
    main()
