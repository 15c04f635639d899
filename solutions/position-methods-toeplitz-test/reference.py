"""Absolute or relative: do the scores of a position method depend on i - j alone?"""

import sys

import numpy as np

TOLERANCE = 1e-9  # the diagonals of a Toeplitz matrix are constant, but for rounding


def angles(n: int, d: int) -> np.ndarray:
    """Angle of every pair of dimensions at every position, (n, d/2)."""
    theta = 10000 ** (-np.arange(0, d, 2) / d)  # radians per position, falling from 1
    return np.arange(n)[:, None] * theta


def interleave(first: np.ndarray, second: np.ndarray) -> np.ndarray:
    """Let the columns of two (n, d/2) arrays alternate: (n, d)."""
    return np.stack([first, second], axis=2).reshape(len(first), -1)


def encode(angle: np.ndarray) -> np.ndarray:
    """Sinusoidal encodings of all positions, (n, d)."""
    return interleave(np.sin(angle), np.cos(angle))


def rotate(x: np.ndarray, angle: np.ndarray) -> np.ndarray:
    """Turn one vector x (d,) by the angles of every position, (n, d)."""
    first, second = x[0::2], x[1::2]  # the members of the pairs
    cos, sin = np.cos(angle), np.sin(angle)
    return interleave(first * cos - second * sin, first * sin + second * cos)


def score_matrices(q: np.ndarray, k: np.ndarray, slope: float, n: int) -> dict[str, np.ndarray]:
    """Scores (n, n) of the query q at position i and the key k at position j, for each method."""
    d = len(q)
    angle = angles(n, d)
    pe = encode(angle)
    i = np.arange(n)[:, None]  # positions of the query, a column
    j = np.arange(n)  # positions of the key, a row
    content = np.full((n, n), q @ k / np.sqrt(d))
    return {
        "none": content,
        "sinusoidal": (q + pe) @ (k + pe).T / np.sqrt(d),
        "rope": rotate(q, angle) @ rotate(k, angle).T / np.sqrt(d),
        "alibi": content - slope * np.abs(i - j),
    }


def deviation(scores: np.ndarray) -> float:
    """Measure how far the scores are from Toeplitz: the largest change of one step down a diagonal."""
    dev: float = np.abs(scores[1:, 1:] - scores[:-1, :-1]).max()
    return dev


def solve(text: str) -> list[list[str | float]] | int:
    """Read the input; return name, two scores, deviation and word of each method, or 0 for illegal sizes."""
    tokens = text.split()
    n, d = map(int, tokens[:2])
    if n < 2 or d < 2 or d % 2 != 0:
        return 0
    numbers = np.array(tokens[2:], dtype=float)
    q, k, slope = numbers[:d], numbers[d : 2 * d], numbers[-1]

    report: list[list[str | float]] = []
    for name, scores in score_matrices(q, k, slope, n).items():
        dev = deviation(scores)
        word = "RELATIVE" if dev < TOLERANCE else "ABSOLUTE"
        report.append([name, scores[0, -1], scores[-1, 0], dev, word])
    return report


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Print a line for each method."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for name, *numbers, word in answer:
        print(name, *map(two_decimals, numbers), word)


if __name__ == "__main__":
    main()
