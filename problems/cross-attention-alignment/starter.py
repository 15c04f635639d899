"""Cross-attention and alignment: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def cross_attention(
    y: np.ndarray, memory: np.ndarray, w_q: np.ndarray, w_k: np.ndarray, w_v: np.ndarray, valid: int
) -> tuple[list[int], np.ndarray, np.ndarray]:
    """Let every target attend to the source.

    y: (m, d_dec), the states of the decoder as rows
    memory: (n, d_enc), the outputs of the encoder as rows; the first `valid` of them are no padding
    w_q: (d_dec, d_k), w_k: (d_enc, d_k), w_v: (d_enc, d_v)
    returns: the m aligned positions, the weights (m, n) and the output (m, d_v), not rounded
    """
    # TODO: replace these placeholders by your own computation.
    m, n, d_v = len(y), len(memory), w_v.shape[1]
    return [0] * m, np.zeros((m, n)), np.zeros((m, d_v))


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the states and the projections, print the alignment, A and O."""
    tokens = sys.stdin.read().split()
    m, n, d_dec, d_enc, d_k, d_v, valid = map(int, tokens[:7])
    if min(m, n, d_dec, d_enc, d_k, d_v, valid) < 1 or valid > n:
        print(0)
        return

    numbers = np.array(tokens[7:], dtype=float)
    ends = np.cumsum([m * d_dec, n * d_enc, d_dec * d_k, d_enc * d_k])
    y, memory, w_q, w_k, w_v = np.split(numbers, ends)
    aligned, weights, output = cross_attention(
        y.reshape(m, d_dec),
        memory.reshape(n, d_enc),
        w_q.reshape(d_dec, d_k),
        w_k.reshape(d_enc, d_k),
        w_v.reshape(d_enc, d_v),
        valid,
    )
    print(*aligned)
    for matrix in weights, output:
        for row in matrix:
            print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
