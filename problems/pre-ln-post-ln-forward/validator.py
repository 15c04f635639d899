"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    *sizes, mode = read.fields("n d L mode")
    n, d, layers = (read.integer(size) for size in sizes)
    if n < 1 or d < 2 or layers < 1 or mode not in ("pre", "post"):
        read.require(max(map(abs, (n, d, layers))) <= 1000, "integers between -1000 and 1000 in line 1")
        read.require(1 <= len(mode) <= 20, "a mode of at most 20 characters")
        return read.anything()
    read.require(d <= 64, "d <= 64")
    read.require(layers <= 100, "L <= 100")
    read.require(n * d <= 2000, "n * d <= 2000")
    read.require(layers * d * d <= 15_000, "L * d² <= 15000")
    read.require(n * layers * d * d <= 2_000_000, "n * L * d² <= 2000000")
    read.matrix(n + layers * d, d, low=-1000, high=1000, decimals=3)  # X, then W_1 ... W_L
    return read.end()
