"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, d, k = read.integers("n d k", low=-1000, high=1000)
    if n < 1 or d < 1 or k < 0:
        return read.anything()
    read.require(n <= 500, "n <= 500")
    read.require(d <= 32, "d <= 32")
    read.require(k <= 500, "k <= 500")
    read.require(n**2 * d <= 1_000_000, "n² * d <= 1000000")
    read.require((3 * n + 4 * k + 2) * d <= 20_000, "(3n + 4k + 2) * d <= 20000")
    read.matrix(3 * n, d, low=-100, high=100, decimals=2)  # Q, K and V
    read.matrix(2 * (2 * k + 1), d, low=-100, high=100, decimals=2)  # aK and aV
    return read.end()
