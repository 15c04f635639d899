"""A 1-D convolution as one-hot attention heads: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def convolve(x: np.ndarray, kernels: np.ndarray, dilation: int) -> tuple[np.ndarray, int]:
    """Add up what the heads fetch, each through its own weights.

    x:        (n, c_in)
    kernels:  (k, c_in, c_out), the weights of head t are kernels[t]
    dilation: the distance between the offsets of neighbouring heads
    returns:  Y (n, c_out), not rounded, and the number of ones in all attention matrices
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros((len(x), kernels.shape[2])), 0


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    tokens = sys.stdin.read().split()
    n, c_in, c_out, k, dilation = map(int, tokens[:5])
    if n < 1 or c_in < 1 or c_out < 1 or k < 1 or dilation < 1 or k % 2 == 0:
        print(0)
        return

    # First X, then the k blocks of weights.
    numbers = np.array(tokens[5:], dtype=np.float64)
    x = numbers[: n * c_in].reshape(n, c_in)
    kernels = numbers[n * c_in :].reshape(k, c_in, c_out)

    y, ones = convolve(x, kernels, dilation)
    for row in y:
        print(*map(two_decimals, row))
    print(ones)


if __name__ == "__main__":
    main()
