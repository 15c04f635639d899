"""Weight initialization: from random numbers to weights, and from their spread to the variance through depth."""

import math
import sys

import numpy as np


def standard_deviations(fan_in: int, fan_out: int, layers: int) -> dict[str, float]:
    """Return the standard deviation of the weights for every kind."""
    xavier = math.sqrt(2 / (fan_in + fan_out))  # between 1 / fan_in (forward) and 1 / fan_out (backward)
    return {
        "xavier-uniform": xavier,
        "xavier-normal": xavier,
        "he-normal": math.sqrt(2 / fan_in),  # ReLU halves the second moment, so twice 1 / fan_in
        "gpt2": 0.02,
        "gpt2-residual": 0.02 / math.sqrt(2 * layers),  # 2L branches are added to the residual stream
    }


def weights_from(kind: str, sd: float, draws: np.ndarray) -> np.ndarray:
    """Scale the draws to weights of mean 0 and standard deviation sd: (m,) -> (m,)."""
    if kind == "xavier-uniform":
        bound = math.sqrt(3) * sd  # the uniform distribution on [-a, a) has the variance a² / 3
        return (2 * draws - 1) * bound
    return draws * sd


def solve(text: str) -> list[np.ndarray | list[float]] | int:
    """Read the input; return the three unrounded lines of the answer, or 0 for illegal input."""
    kind, *words = text.split()
    fan_in, fan_out, layers, m = map(int, words[:4])
    if fan_in < 1 or fan_out < 1 or layers < 1 or m < 1:
        return 0
    sd_of = standard_deviations(fan_in, fan_out, layers)
    if kind not in sd_of:
        return 0
    draws = np.array(words[4 : 4 + m], dtype=float)
    if kind == "xavier-uniform" and not (draws.min() >= 0 and draws.max() < 1):
        return 0

    sd = sd_of[kind]
    weights = weights_from(kind, sd, draws)
    gain = fan_in * sd**2  # an output is the sum of fan_in products of variance sd² · Var(x)
    return [1000 * weights, [1000 * sd], [gain, gain**layers, (1 + gain) ** layers]]


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
