"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, d_model, d_k, d_v = read.integers("n d_model d_k d_v", low=-1000, high=1000)
    if min(n, d_model, d_k, d_v) < 1:
        return read.anything()
    read.require(n <= 200, "n <= 200")
    read.require(max(d_model, d_k, d_v) <= 32, "d_model, d_k and d_v <= 32")
    read.matrix(n, d_model, low=-10, high=10, decimals=2)  # X
    read.matrix(2 * d_model, d_k, low=-2, high=2, decimals=2)  # W_Q and W_K
    read.matrix(d_model + n, d_v, low=-100, high=100, decimals=2)  # W_V and G
    return read.end()
