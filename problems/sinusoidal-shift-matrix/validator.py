"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    d_model, i, delta = read.integers("d_model i Delta")
    read.require(abs(d_model) <= 1000, "d_model between -1000 and 1000 where it is illegal")
    read.require(max(abs(i), abs(delta)) <= 100_000, "i and Delta between -100000 and 100000")
    if d_model < 2 or d_model % 2 != 0 or i < 0 or i + delta < 0:
        return read.anything()
    read.require(d_model <= 64, "d_model <= 64")
    return read.end()
