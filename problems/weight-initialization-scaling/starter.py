"""Weight initialization: fill in the function, the rest reads and prints."""

import sys

import numpy as np

KINDS = ("xavier-uniform", "xavier-normal", "he-normal", "gpt2", "gpt2-residual")


def initialize(
    kind: str, fan_in: int, fan_out: int, layers: int, draws: np.ndarray
) -> tuple[np.ndarray, float, list[float]]:
    """Turn random numbers into weights.

    draws:   (m,), uniform on [0, 1) for "xavier-uniform", standard normal for the other kinds
    returns: the weights (m,), their standard deviation, and [v, v^L, (1 + v)^L];
             nothing times 1000, nothing rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros(len(draws)), 0.0, [0.0, 0.0, 0.0]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    kind, *words = sys.stdin.read().split()
    fan_in, fan_out, layers, m = map(int, words[:4])
    if kind not in KINDS or fan_in < 1 or fan_out < 1 or layers < 1 or m < 1:
        print(0)
        return
    draws = np.array(words[4 : 4 + m], dtype=np.float64)
    if kind == "xavier-uniform" and (draws.min() < 0 or draws.max() >= 1):
        print(0)
        return

    weights, sd, gains = initialize(kind, fan_in, fan_out, layers, draws)
    print(*(two_decimals(1000 * weight) for weight in weights))
    print(two_decimals(1000 * sd))
    print(*map(two_decimals, gains))


if __name__ == "__main__":
    main()
