"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, k, d_k, d_v = read.integers("n k d_k d_v", low=-10_000, high=10_000)
    if not 1 <= k <= n or d_k < 1 or d_v < 1:
        return read.anything()
    read.require(n <= 4500, "n <= 4500")
    read.require(k <= 32, "k <= 32")
    read.require(d_k <= 8, "d_k <= 8")
    read.require(d_v <= 8, "d_v <= 8")
    read.require(n * (2 * d_k + d_v + 2 * k) <= 31_500, "n * (2 * d_k + d_v + 2 * k) <= 31500")
    read.matrix(2 * n, d_k, low=-100, high=100, decimals=2)  # Q and K
    read.matrix(n, d_v, low=-100, high=100, decimals=2)  # V
    read.matrix(2 * n, k, low=-10, high=10, decimals=2)  # E and F
    return read.end()
