"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, d_k, d_v, causal = read.integers("n d_k d_v causal", low=-10_000, high=10_000)
    if n < 1 or d_k < 1 or d_v < 1 or causal not in (0, 1):
        return read.anything()
    read.require(n <= 6000, "n <= 6000")
    read.require(d_k <= 8, "d_k <= 8")
    read.require(d_v <= 8, "d_v <= 8")
    read.require(n * (2 * d_k + d_v) <= 30_000, "n * (2 * d_k + d_v) <= 30000")
    read.matrix(2 * n, d_k, low=-100, high=1000, decimals=2)  # Q and K
    read.matrix(n, d_v, low=-1000, high=1000, decimals=2)  # V
    return read.end()
