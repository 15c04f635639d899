"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    n, d = read.integers("n d")
    if n < 1 or d < 1:
        read.require(max(abs(n), abs(d)) <= 1000, "integers between -1000 and 1000 where they are illegal")
        return read.anything()
    read.require(n <= 80, "n <= 80")
    read.require(d <= 32, "d <= 32")
    read.numbers(2, low=-3, high=3, decimals=2)  # a and b
    read.matrix(2 * n, d, low=-10, high=10, decimals=2)  # X1 and X2
    read.matrix(3 * d, d, low=-3, high=3, decimals=2)  # W_Q, W_K and W_V
    read.matrix(n, n, low=-3, high=3, decimals=2)  # M
    return read.end()
