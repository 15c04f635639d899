"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    (n,) = read.integers("n", low=-1000, high=4000)
    if n < 1:
        return read.anything()
    read.numbers(n, low=-1000, high=1000, decimals=3)
    return read.end()
