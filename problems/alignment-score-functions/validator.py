"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    (mode,) = read.fields("mode")
    if mode not in ("dot", "general", "additive"):
        read.require(1 <= len(mode) <= 20, "a mode of at most 20 characters")
        return read.anything()
    m, n, d_s, d_h, d_a = read.integers("m N d_s d_h d_a", low=-1000, high=1000)
    if m < 1 or n < 1 or d_s < 1 or d_h < 1:
        return read.anything()
    if (mode == "dot" and d_s != d_h) or (mode == "additive" and d_a < 1):
        return read.anything()
    read.require(m <= 100 and n <= 100, "m <= 100 and N <= 100")
    read.require(d_s <= 32 and d_h <= 32, "d_s <= 32 and d_h <= 32")
    shapes = [(m, d_s), (n, d_h)]
    if mode == "general":
        shapes += [(d_s, d_h)]
    if mode == "additive":
        read.require(d_a <= 32, "d_a <= 32")
        shapes += [(d_s, d_a), (d_h, d_a), (1, d_a)]
    for rows, columns in shapes:
        read.matrix(rows, columns, low=-100, high=100, decimals=3)
    return read.end()
