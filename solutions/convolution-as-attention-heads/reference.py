"""A 1-D convolution as attention: every head looks at one fixed offset, and its values go through its own weights."""

import sys

import numpy as np


def attend_at_offset(x: np.ndarray, offset: int) -> tuple[np.ndarray, int]:
    """Apply the head that looks `offset` positions ahead: A X (n, c_in), and the number of ones in A.

    A row of A holds a single one at most, so the product only copies rows: A itself is never built.
    """
    n = len(x)
    j = np.arange(n) + offset  # the key of each query
    inside = (j >= 0) & (j < n)  # (n,)
    attended = np.zeros_like(x)
    attended[inside] = x[j[inside]]
    return attended, inside.sum()


def convolve(x: np.ndarray, kernels: np.ndarray, dilation: int) -> tuple[np.ndarray, int]:
    """Add up all heads: x is (n, c_in), kernels (k, c_in, c_out), the result (n, c_out) and the ones."""
    k, _, c_out = kernels.shape
    y = np.zeros((len(x), c_out))
    ones = 0
    for t in range(k):
        # Head 0 looks furthest back, the middle one at the token itself.
        offset = (t - k // 2) * dilation
        attended, ones_of_head = attend_at_offset(x, offset)
        y += attended @ kernels[t]
        ones += ones_of_head
    return y, ones


def solve(text: str) -> list[np.ndarray | list[int]] | int:
    """Read the input; return the unrounded rows of Y and the line of the ones, or 0 for illegal parameters."""
    tokens = text.split()
    n, c_in, c_out, k, dilation = map(int, tokens[:5])
    if n < 1 or c_in < 1 or c_out < 1 or k < 1 or dilation < 1 or k % 2 == 0:
        return 0
    numbers = np.array(tokens[5:], dtype=float)
    x = numbers[: n * c_in].reshape(n, c_in)
    kernels = numbers[n * c_in :].reshape(k, c_in, c_out)
    y, ones = convolve(x, kernels, dilation)
    return [*y, [ones]]


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
    *rows, (ones,) = answer
    for row in rows:
        print(*map(two_decimals, row))
    print(ones)


if __name__ == "__main__":
    main()
