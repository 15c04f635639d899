"""The temperature that gives a target entropy: fill in the function, the rest reads and prints."""

import math
import sys

import numpy as np


def find_temperature(z: np.ndarray, target: float) -> tuple[float, float]:
    """Find the temperature whose softmax has the entropy `target`.

    z:       (n,), the scores
    target:  the entropy in nats; it is legal, so there is exactly one temperature
    returns: T and the largest probability at T, not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return 1.0, 1.0


def main() -> None:
    """Read scores and targets, print a line for every target."""
    tokens = sys.stdin.read().split()
    n, m = map(int, tokens[:2])
    if n < 2 or m < 1:
        print(0)
        return
    z = np.array(tokens[2 : 2 + n], dtype=float)
    best = np.count_nonzero(z == z.max())
    if best == n:
        print(0)
        return
    targets = [float(token) for token in tokens[2 + n :]]
    if any(not math.log(best) < h < math.log(n) for h in targets):
        print(0)
        return

    for target in targets:
        temperature, largest = find_temperature(z, target)
        print(f"{temperature:.2f} {largest:.2f} {temperature**2:.2f}")


if __name__ == "__main__":
    main()
