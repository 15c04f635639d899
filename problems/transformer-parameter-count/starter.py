"""Parameter count of a whole Transformer: fill in count_parameters."""

import sys


def count_parameters(
    vocab_size: int, d_model: int, d_ff: int, n_enc: int, n_dec: int, tied: int, max_pos: int
) -> tuple[int, int, int, int]:
    """Count the parameters of a legal model; return (embedding, encoder, decoder, output)."""
    # TODO: count one attention, one FFN and one norm, then the layers, then the model.
    return 0, 0, 0, 0


def main() -> None:
    """Read the sizes, print the five counts."""
    tokens = sys.stdin.readline().split()  # illegal input may go on after line 1, so read no further
    vocab_size, d_model, n_heads, d_ff, n_enc, n_dec, tied, max_pos = map(int, tokens)
    if min(vocab_size, d_model, n_heads, d_ff) < 1 or d_model % n_heads != 0:
        print(0)
        return
    if min(n_enc, n_dec) < 0 or n_enc + n_dec == 0 or tied not in (0, 1) or max_pos < 0:
        print(0)
        return
    parts = count_parameters(vocab_size, d_model, d_ff, n_enc, n_dec, tied, max_pos)
    print(*parts, sum(parts))


if __name__ == "__main__":
    main()
