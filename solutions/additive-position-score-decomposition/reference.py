"""The four score terms of added positions: who asks, content or position, and what is asked about."""

import sys

import numpy as np


def positional_encoding(n: int, d_model: int) -> np.ndarray:
    """Encode the positions 0 ... n-1 by sines (even columns) and cosines (odd columns): (n, d_model)."""
    k = np.arange(d_model // 2)  # the pairs of columns
    angles = np.arange(n)[:, None] * 10000 ** (-2 * k / d_model)  # (n, d_model/2)
    encoding = np.zeros((n, d_model))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding


def solve(text: str) -> list[np.ndarray | list[float]] | int:
    """Read the input; return the four norms, the rows of the total scores and the ratio, or 0 if it is illegal."""
    tokens = text.split()
    n, d_model, d_k, scale = map(int, tokens[:4])
    if n < 1 or d_model < 1 or d_k < 1 or d_model % 2 != 0 or scale not in (0, 1):
        return 0
    numbers = np.array(tokens[4:], dtype=float)
    embeddings = numbers[: n * d_model].reshape(n, d_model)
    w_q, w_k = numbers[n * d_model :].reshape(2, d_model, d_k)

    if scale == 1:
        embeddings = embeddings * np.sqrt(d_model)
    positions = positional_encoding(n, d_model)  # never scaled

    def term(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        """Score queries made of `a` against keys made of `b`: (n, n)."""
        return (a @ w_q) @ (b @ w_k).T / np.sqrt(d_k)

    terms = [
        term(embeddings, embeddings),  # content asks about content
        term(embeddings, positions),  # content asks about position
        term(positions, embeddings),  # position asks about content
        term(positions, positions),  # position asks about position
    ]
    norms = [[np.linalg.norm(each)] for each in terms]  # of a matrix: the Frobenius norm
    total = sum(terms)
    ratio = np.linalg.norm(embeddings, axis=1).mean() / np.sqrt(d_model / 2)  # every row of P has this length
    return [*norms, *total, [ratio]]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the input, print the answer."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
