"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    m, n = read.integers("m n")
    if m < 1 or n < 1:
        read.require(max(abs(m), abs(n)) <= 1000, "integers between -1000 and 1000 where they are illegal")
        return read.anything()
    read.require(m <= 1000, "m <= 1000")
    read.require(m * n <= 10_000, "m * n <= 10000")
    (tau,) = read.numbers(1, low=-100, high=100, decimals=2)
    if tau <= 0:
        return read.anything()
    read.matrix(2 * m, n, low=-1000, high=1000, decimals=2)  # Z and G
    return read.end()
