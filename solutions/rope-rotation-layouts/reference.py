"""RoPE: each pair of dimensions is turned by an angle proportional to the position of its row."""

import sys

import numpy as np


def members(layout: str, d: int) -> tuple[slice, slice]:
    """Say where the first and the second members of the d/2 pairs stand in a row."""
    if layout == "interleaved":
        return slice(0, d, 2), slice(1, d, 2)  # 0 2 4 ... and 1 3 5 ...
    return slice(0, d // 2), slice(d // 2, d)


def rotate(x: np.ndarray, positions: np.ndarray, layout: str, base: float) -> np.ndarray:
    """Rotate every row of x (n, d) by its position; positions is (n,)."""
    d = x.shape[1]
    t = np.arange(d // 2)
    theta = base ** (-2 * t / d)  # radians per position, falling from 1
    angles = positions[:, None] * theta  # (n, d/2)
    cos, sin = np.cos(angles), np.sin(angles)

    first, second = members(layout, d)
    rotated = np.zeros_like(x)
    rotated[:, first] = x[:, first] * cos - x[:, second] * sin
    rotated[:, second] = x[:, first] * sin + x[:, second] * cos
    return rotated


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return the unrounded rows of the rotated Q and of the scores, or 0 for illegal parameters."""
    tokens = text.split()
    n, d, layout, base = int(tokens[0]), int(tokens[1]), tokens[2], float(tokens[3])
    if n < 1 or d < 2 or d % 2 != 0 or layout not in ("interleaved", "half") or base <= 1:
        return 0
    numbers = np.array(tokens[4:], dtype=float)
    positions = numbers[:n]
    q, k = numbers[n:].reshape(2, n, d)

    rotated_q = rotate(q, positions, layout, base)
    rotated_k = rotate(k, positions, layout, base)
    scores = rotated_q @ rotated_k.T  # (n, n)
    return [*rotated_q, *scores]


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
