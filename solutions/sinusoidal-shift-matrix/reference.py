"""The shift matrix of a sinusoidal code: one 2 × 2 rotation for each pair of columns, independent of the position."""

import sys

import numpy as np


def positional_encoding(position: int, d_model: int) -> np.ndarray:
    """Encode one position: (d_model,), sines in the even places and cosines in the odd ones."""
    k = np.arange(d_model // 2)  # the pairs
    angles = position * 10000 ** (-2 * k / d_model)
    code = np.zeros(d_model)
    code[0::2] = np.sin(angles)
    code[1::2] = np.cos(angles)
    return code


def shift_matrix(delta: int, d_model: int) -> np.ndarray:
    """Build M_Delta, (d_model, d_model): it takes PE(i) to PE(i + delta) for every i."""
    k = np.arange(d_model // 2)
    angles = delta * 10000 ** (-2 * k / d_model)  # how far the shift turns each pair
    sine, cosine = 2 * k, 2 * k + 1  # the places of the two numbers of each pair

    matrix = np.zeros((d_model, d_model))
    matrix[sine, sine] = np.cos(angles)  # sin(a + b) = cos(b) sin(a) + sin(b) cos(a)
    matrix[sine, cosine] = np.sin(angles)
    matrix[cosine, sine] = -np.sin(angles)  # cos(a + b) = -sin(b) sin(a) + cos(b) cos(a)
    matrix[cosine, cosine] = np.cos(angles)
    return matrix


def solve(text: str) -> list[np.ndarray | list[float]] | int:
    """Read the input; return the rows of M_Delta, M_Delta PE(i) and the inner product, or 0 for illegal input."""
    d_model, i, delta = map(int, text.split()[:3])
    if d_model < 2 or d_model % 2 != 0 or i < 0 or i + delta < 0:
        return 0
    matrix = shift_matrix(delta, d_model)
    code = positional_encoding(i, d_model)
    shifted = matrix @ code  # the code is a column vector
    return [*matrix, shifted, [code @ shifted]]


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
