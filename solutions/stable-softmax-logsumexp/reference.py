"""Softmax and log-sum-exp of every row, for scores of any size, -inf among them."""

import sys

import numpy as np


def shifted_exponentials(z: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the maximum c of each row, (m, 1), and exp(z - c), (m, n): the largest of a row is 1."""
    c = z.max(axis=1, keepdims=True)
    # In a row of -inf only, -inf - (-inf) would be nan. Any finite c makes all its exponentials 0.
    c = np.where(np.isneginf(c), 0, c)
    return c, np.exp(z - c)


def softmax(z: np.ndarray) -> np.ndarray:
    """Softmax of every row; a row of -inf only gets zeros."""
    _, exponentials = shifted_exponentials(z)
    total = exponentials.sum(axis=1, keepdims=True)  # at least 1, or 0 in a row of -inf only
    return exponentials / np.maximum(total, 1)


def log_sum_exp(z: np.ndarray) -> np.ndarray:
    """Logarithm of the sum of the exponentials of every row: (m, n) -> (m,)."""
    c, exponentials = shifted_exponentials(z)
    with np.errstate(divide="ignore"):  # log(0) = -inf is what a row of -inf only should give
        return c[:, 0] + np.log(exponentials.sum(axis=1))


def solve(text: str) -> list | int:
    """Read the input; return the unrounded probabilities, row by row, and the log-sum-exps, or 0."""
    tokens = text.split()
    m, n = map(int, tokens[:2])
    if m < 1 or n < 1:
        return 0
    z = np.array(tokens[2:], dtype=float).reshape(m, n)
    return [*softmax(z), ["-inf" if np.isneginf(x) else x for x in log_sum_exp(z)]]


def two_decimals(x: float | str) -> str:
    text = f"{float(x):.2f}"  # the word -inf stays as it is
    return "0.00" if text == "-0.00" else text


def main() -> None:
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
