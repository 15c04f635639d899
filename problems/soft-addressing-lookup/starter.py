"""Soft addressing and hard lookup: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def look_up(query: np.ndarray, keys: np.ndarray, values: np.ndarray, beta: float) -> np.ndarray:
    """Look the query up, softly and hard.

    query:   (d,)
    keys:    (n, d), one key a row
    values:  (n, d_v), row i belongs to key i
    returns: (2, d_v), the soft result and the hard result, not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros((2, values.shape[1]))


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    tokens = sys.stdin.read().split()
    n, d, d_v = map(int, tokens[:3])
    if n < 1 or d < 1 or d_v < 1:
        print(0)
        return
    beta = float(tokens[3])
    if beta < 0:
        print(0)
        return

    numbers = np.array(tokens[4:], dtype=np.float64)
    query, rest = numbers[:d], numbers[d:]
    keys = rest[: n * d].reshape(n, d)
    values = rest[n * d :].reshape(n, d_v)

    for row in look_up(query, keys, values, beta):
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
