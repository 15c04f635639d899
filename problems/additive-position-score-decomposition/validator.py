"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, d_model, d_k, scale = read.integers("n d_model d_k scale", low=-1000, high=1000)
    if n < 1 or d_model < 1 or d_k < 1 or d_model % 2 != 0 or scale not in (0, 1):
        return read.anything()
    read.require(n <= 80 and d_model <= 64 and d_k <= 32, "n <= 80, d_model <= 64 and d_k <= 32")
    read.matrix(n, d_model, low=-10, high=10, decimals=2)  # E
    read.matrix(2 * d_model, d_k, low=-5, high=5, decimals=2)  # W_Q and W_K
    return read.end()
