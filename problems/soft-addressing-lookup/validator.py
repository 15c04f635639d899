"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, d, d_v = read.integers("n d d_v", low=-10_000, high=10_000)
    if n < 1 or d < 1 or d_v < 1:
        return read.anything()
    read.require(d <= 8 and d_v <= 8, "d <= 8 and d_v <= 8")
    read.require(n * (d + d_v) <= 20_000, "n * (d + d_v) <= 20000")
    (beta,) = read.numbers(1, low=-1000, high=1000, decimals=3)
    if beta < 0:
        return read.anything()
    # Three decimals make every exact score a multiple of 0.000001.
    read.matrix(1 + n, d, low=-30, high=30, decimals=3)  # the query and the keys
    read.matrix(n, d_v, low=-1000, high=1000, decimals=3)
    return read.end()
