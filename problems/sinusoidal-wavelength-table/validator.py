"""What the statement allows as input."""

from math import pi

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    words = read.fields("d base L_train")
    d = read.integer(words[0], -1000, 1000)
    base = read.number(words[1], low=-1_000_000, high=1_000_000, decimals=2)
    l_train = read.number(words[2], low=-10_000_000, high=10_000_000, decimals=2)
    if d < 2 or d % 2 != 0 or base <= 1 or l_train <= 0:
        return read.anything()
    read.require(d <= 512, "d <= 512")
    gap = min(abs(2 * pi * base ** (2 * k / d) - l_train) for k in range(d // 2))
    read.require(gap >= 0.001, "no wavelength within 0.001 of L_train")
    return read.end()
