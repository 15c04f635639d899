"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    words = read.fields("n d eps a c")
    n, d = (read.integer(word) for word in words[:2])
    eps = read.number(words[2], low=-10, high=10, decimals=5)
    read.number(words[3], low=-100, high=100, decimals=2)  # a
    read.number(words[4], low=-1_000_000, high=1_000_000, decimals=2)  # c
    if n < 1 or d < 1 or eps <= 0:
        read.require(max(abs(n), abs(d)) <= 1000, "integers between -1000 and 1000 where they are illegal")
        return read.anything()
    read.require(n * d <= 10_000, "n * d <= 10000")
    read.matrix(n, d, low=-1000, high=1000, decimals=2)  # X
    read.numbers(d, low=-10, high=10, decimals=2)  # gamma
    return read.end()
