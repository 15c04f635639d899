"""Without NumPy: one row at a time."""

# TODO: a second right program, written in another way than the reference, so that a slip in one of them is found.

import math


def main() -> None:
    """Read a row, print a row."""
    seq_len, vocab_size = map(int, input().split())
    if min(seq_len, vocab_size) < 1:
        print(0)
        return
    for _ in range(seq_len):
        row = [float(token) for token in input().split()]
        top = max(row)
        total = 0.0
        for logit in row:
            total += math.exp(logit - top)
        line = " ".join(f"{logit - top - math.log(total):.2f}" for logit in row)
        print(line.replace("-0.00", "0.00"))


main()
