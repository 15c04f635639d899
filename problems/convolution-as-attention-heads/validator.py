"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, c_in, c_out, k, dilation = read.integers("n c_in c_out k dilation", low=-20_000, high=20_000)
    if min(n, c_in, c_out, k, dilation) < 1 or k % 2 == 0:
        return read.anything()
    read.require(c_in <= 8 and c_out <= 8, "c_in <= 8 and c_out <= 8")
    read.require(n * c_in * c_out <= 12_000, "n * c_in * c_out <= 12000")
    read.require(k <= 31, "k <= 31")
    read.matrix(n, c_in, low=-100, high=100, decimals=2)  # X
    read.matrix(k * c_in, c_out, low=-100, high=100, decimals=2)  # W_0 ... W_{k-1}
    return read.end()
