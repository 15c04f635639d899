"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    sizes = read.integers("len_a len_b max_len d V", -2000, 2000)
    len_a, len_b, max_len, d, vocab_size = sizes
    if len_a < 1 or len_b < 0 or d < 1 or vocab_size < 4 or max_len < (3 if len_b == 0 else 5):
        return read.anything()
    read.require(max_len <= 512 and d <= 64, "max_len <= 512, d <= 64")
    read.require((vocab_size + max_len) * d <= 20_000, "(V + max_len) * d <= 20000")
    for length in (len_a, len_b):
        ids = read.integer_list(length, low=-2000, high=2000)
        if not all(3 <= token < vocab_size for token in ids):
            return read.anything()
    read.matrix(vocab_size + 2 + max_len, d, low=-10, high=10, decimals=6)
    return read.end()
