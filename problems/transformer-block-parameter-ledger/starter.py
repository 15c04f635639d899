"""Parameter count of one Transformer block: fill in count_parameters."""

import sys


def count_parameters(
    d_model: int, n_heads: int, d_ff: int, bias: int, ffn_type: str, norm_type: str
) -> tuple[int, int, int, int, float] | None:
    """Count the parameters of a block.

    Return (attention, ffn, norms, total, percentage), or None if the input is illegal.
    """
    # TODO: first the illegal input, then one part after the other.
    return 0, 0, 0, 0, 0.0


def main() -> None:
    fields = sys.stdin.readline().split()  # illegal input may go on after line 1, so read no further
    d_model, n_heads, d_ff, bias = map(int, fields[:4])
    ffn_type, norm_type = fields[4:]

    answer = count_parameters(d_model, n_heads, d_ff, bias, ffn_type, norm_type)
    if answer is None:
        print(0)
        return
    attention, ffn, norms, total, percentage = answer
    print(attention, ffn, norms, total)
    print(f"{percentage:.2f}")


if __name__ == "__main__":
    main()
