"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    d, layers = read.integers("d L")
    if d < 2 or layers < 1:
        read.require(
            max(abs(d), abs(layers)) <= 1000, "integers between -1000 and 1000 where they are illegal"
        )
        return read.anything()
    read.require(d <= 64, "d <= 64")
    read.require(layers <= 400, "L <= 400")
    read.require(layers * d * d <= 15_000, "L * d² <= 15000")
    read.matrix(1 + layers * d + 1, d, low=-1000, high=1000, decimals=3)  # x_0, then W_1 ... W_L, then g
    return read.end()
