"""Sinusoidal positional encoding: a sine and a cosine of the position for each of d_model/2 frequencies."""

import sys

import numpy as np


def positional_encoding(positions: np.ndarray, d_model: int) -> np.ndarray:
    """Encode each position: (m,) -> (m, d_model)."""
    k = np.arange(d_model // 2)  # the pairs of columns
    frequencies = 10000 ** (-2 * k / d_model)  # (d_model/2,), falling from 1
    angles = positions[:, None] * frequencies  # (m, d_model/2), every position with every frequency

    encoding = np.zeros((len(positions), d_model))
    encoding[:, 0::2] = np.sin(angles)  # columns 0, 2, 4, ...
    encoding[:, 1::2] = np.cos(angles)  # columns 1, 3, 5, ...
    return encoding


def solve(text: str) -> np.ndarray | int:
    """Read the input; return the unrounded encodings, or 0 for an illegal size or position."""
    tokens = text.split()
    m, d_model = map(int, tokens[:2])
    if m < 1 or d_model < 2 or d_model % 2 != 0:
        return 0
    positions = np.array(tokens[2 : 2 + m], dtype=float)  # no more: garbage may follow an illegal line
    if positions.min() < 0:
        return 0
    return positional_encoding(positions, d_model)


def two_decimals(x: float) -> str:
    text = f"{x:.2f}"
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
