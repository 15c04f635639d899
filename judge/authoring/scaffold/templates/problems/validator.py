"""What the statement allows as input."""

# TODO: read the input of your exercise, with the limits of the statement.

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    seq_len, vocab_size = read.integers("seq_len vocab_size")
    if seq_len < 1 or vocab_size < 1:
        read.require(max(abs(seq_len), abs(vocab_size)) <= 1000, "sizes between -1000 and 1000")
        return read.anything()
    read.require(seq_len * vocab_size <= 10_000, "seq_len * vocab_size <= 10000")
    read.matrix(seq_len, vocab_size, low=-1000, high=1000, decimals=3)
    return read.end()
