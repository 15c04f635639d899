"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    batch_size, n, d, causal = read.integers("B n d causal", low=-10_000, high=10_000)
    if batch_size < 1 or n < 1 or d < 1 or causal not in (0, 1):
        return read.anything()
    read.require(batch_size * n * d <= 6000, "B * n * d <= 6000")
    read.require(batch_size * n * n <= 250_000, "B * n² <= 250000")
    read.require(d <= 64, "d <= 64")
    valid = read.integer_list(batch_size, low=-10_000, high=10_000)
    if not all(0 <= count <= n for count in valid):
        return read.anything()
    read.matrix(3 * batch_size * n, d, low=-1000, high=1000, decimals=3)  # Q, K and V
    return read.end()
