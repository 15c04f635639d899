"""What the statement allows as input: one line of eight integers; other lines only behind an illegal one."""

from judge.authoring.reading import Reader

MILLION = 10**6


def validate(read: Reader) -> None:
    vocab_size, d_model, n_heads, d_ff, n_enc, n_dec, tied, max_pos = read.integers(
        "V d_model H d_ff N_enc N_dec tied max_pos", low=-MILLION, high=MILLION
    )
    if min(vocab_size, d_model, n_heads, d_ff) < 1 or d_model % n_heads != 0:
        return read.anything()
    if min(n_enc, n_dec) < 0 or n_enc == n_dec == 0 or tied not in (0, 1) or max_pos < 0:
        return read.anything()
    return read.end()
