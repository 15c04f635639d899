"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    m, d_model = read.integers("m d_model")
    if m < 1 or d_model < 2 or d_model % 2 != 0:
        sizes = max(abs(m), abs(d_model))
        read.require(sizes <= 1000, "integers between -1000 and 1000 where line 1 is illegal")
        return read.anything()
    read.require(m <= 10_000, "m <= 10000")
    read.require(d_model <= 1000, "d_model <= 1000")
    read.require(m * d_model <= 20_000, "m * d_model <= 20000")
    positions = read.integer_list(m, low=-1_000_000, high=1_000_000)
    if min(positions) < 0:
        return read.anything()
    return read.end()
