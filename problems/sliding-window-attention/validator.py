"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    batch_size, seq_len, d_k, window = read.integers("batch_size seq_len d_k window")
    if batch_size < 1 or seq_len < 1 or d_k < 1 or not 1 <= window <= seq_len:
        sizes = (batch_size, seq_len, d_k, window)
        read.require(max(map(abs, sizes)) <= 1000, "integers between -1000 and 1000 where they are illegal")
        return read.anything()
    tokens = batch_size * seq_len
    read.require(tokens * d_k <= 15_000, "batch_size * seq_len * d_k <= 15000")
    read.require(tokens * seq_len <= 4_000_000, "batch_size * seq_len² <= 4000000")
    read.require(tokens * window <= 200_000, "batch_size * seq_len * window <= 200000")
    read.require(tokens * window * d_k <= 2_000_000, "batch_size * seq_len * window * d_k <= 2000000")
    read.matrix(3 * tokens, d_k, low=-1000, high=1000, decimals=3)  # Q, K and V
    return read.end()
