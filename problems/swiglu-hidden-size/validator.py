"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    first, second, third = read.fields("d_model mult multiple_of")
    d_model = read.integer(first, low=-1_000_000, high=1_000_000)
    mult = read.number(second, low=-10, high=10, decimals=2)
    multiple_of = read.integer(third, low=-65_536, high=65_536)
    if d_model < 1 or mult <= 0 or multiple_of < 1:
        return read.anything()
    return read.end()
