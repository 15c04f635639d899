"""Multiply-adds of one layer and the quadratic crossover: fill in count_multiply_adds."""

import sys


def count_multiply_adds(
    batch: int, seq_len: int, d_model: int, n_heads: int, d_ff: int
) -> tuple[int, int, int, int, float, int]:
    """Count the multiply-adds of one layer.

    Return (QK, AV, projections, FFN, percentage, crossover); the percentage is not rounded.
    """
    # TODO: one matrix product after the other.
    return 0, 0, 0, 0, 0.0, 0


def main() -> None:
    """Read the sizes, print the counts."""
    tokens = sys.stdin.readline().split()  # illegal input may go on after line 1, so read no further
    batch, seq_len, d_model, n_heads, d_ff = map(int, tokens)
    if min(batch, seq_len, d_model, n_heads, d_ff) < 1 or d_model % n_heads != 0:
        print(0)
        return
    *counts, percentage, crossover = count_multiply_adds(batch, seq_len, d_model, n_heads, d_ff)
    print(*counts, sum(counts))
    print(f"{percentage:.2f}", crossover)


if __name__ == "__main__":
    main()
