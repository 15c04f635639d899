"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, m, heads, d_k, rot, offset = sizes = read.integers("n m H d_k rot offset")
    too_small = n < 1 or m < 1 or heads < 1 or d_k < 1
    if too_small or not 0 <= rot <= d_k or rot % 2 != 0 or offset < 0 or offset + n != m:
        read.require(max(map(abs, sizes)) <= 1000, "integers between -1000 and 1000 where they are illegal")
        return read.anything()
    width = heads * d_k
    read.require(heads <= 8 and width <= 64, "H <= 8 and H * d_k <= 64")
    read.require((n + 2 * m) * width <= 24_000, "(n + 2 * m) * H * d_k <= 24000")
    read.require(n * m * width <= 1_000_000, "n * m * H * d_k <= 1000000")
    read.matrix(n + 2 * m, width, low=-100, high=100, decimals=2)  # Q, K and V
    return read.end()
