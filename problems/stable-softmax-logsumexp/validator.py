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
    for _ in range(m):
        for token in read.fields("z " * n):
            if token != "-inf":
                read.number(token, low=-100_000, high=100_000, decimals=2)
    return read.end()
