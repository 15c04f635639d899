"""Soft addressing and hard lookup: a weighted mean of all values, and its limit for beta → ∞."""

import sys

import numpy as np

TOLERANCE = 1e-9  # scores this close are equal, but for rounding


def softmax(scores: np.ndarray) -> np.ndarray:
    """Turn the scores of all keys into weights that add up to 1."""
    weights = np.exp(scores - scores.max())  # the largest exponent is 0
    return weights / weights.sum()


def look_up(query: np.ndarray, keys: np.ndarray, values: np.ndarray, beta: float) -> list[np.ndarray]:
    """Look the query (d,) up in keys (n, d) and values (n, d_v): the soft and the hard result, (d_v,) each."""
    scores = keys @ query  # (n,)
    soft = softmax(beta * scores) @ values  # (d_v,)
    best = scores >= scores.max() - TOLERANCE  # (n,), true for every key that is as good as the best
    hard = values[best].mean(axis=0)  # (d_v,)
    return [soft, hard]


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return both unrounded results, or 0 for illegal parameters."""
    tokens = text.split()
    n, d, d_v = map(int, tokens[:3])
    if n < 1 or d < 1 or d_v < 1:
        return 0
    beta = float(tokens[3])
    if beta < 0:
        return 0
    numbers = np.array(tokens[4:], dtype=float)
    query, rest = numbers[:d], numbers[d:]
    keys = rest[: n * d].reshape(n, d)
    values = rest[n * d :].reshape(n, d_v)
    return look_up(query, keys, values, beta)


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
