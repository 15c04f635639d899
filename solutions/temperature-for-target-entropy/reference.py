"""The temperature that gives a target entropy: bisection, because the entropy only rises with the temperature."""

import math
import sys

import numpy as np

LOWEST, HIGHEST = 1e-3, 1e3  # every temperature that is asked for lies between them


def softmax(scores: np.ndarray) -> np.ndarray:
    """Turn scores into probabilities that add up to 1."""
    weights = np.exp(scores - scores.max())  # the largest exponent is 0
    return weights / weights.sum()


def entropy(p: np.ndarray) -> float:
    """Compute the entropy in nats; a probability of 0 contributes nothing."""
    p = p[p > 0]
    return -(p * np.log(p)).sum()


def find_temperature(z: np.ndarray, target: float) -> float:
    """Find T such that the softmax of z / T has the entropy `target`."""
    low, high = LOWEST, HIGHEST
    for _ in range(60):  # halves the interval of log T each time: 14 / 2**60 is far below 1e-12
        middle = math.sqrt(low * high)
        if entropy(softmax(z / middle)) < target:
            low = middle  # too sure of itself: more heat
        else:
            high = middle
    return high


def solve(text: str) -> list[list[float]] | int:
    """Read the input; return T, the largest probability and d_k for every target, or 0 for illegal input."""
    tokens = text.split()
    n, m = map(int, tokens[:2])
    if n < 2 or m < 1:
        return 0
    z = np.array(tokens[2 : 2 + n], dtype=float)
    best = np.count_nonzero(z == z.max())  # c of the statement
    if best == n:
        return 0
    targets = np.array(tokens[2 + n :], dtype=float)
    if targets.min() <= math.log(best) or targets.max() >= math.log(n):
        return 0

    rows = []
    for target in targets:
        temperature = find_temperature(z, target)
        rows.append([temperature, softmax(z / temperature).max(), temperature**2])
    return rows


def main() -> None:
    """Print a line for every target."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*(f"{x:.2f}" for x in row))  # all of them are positive


if __name__ == "__main__":
    main()
