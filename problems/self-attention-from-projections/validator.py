"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    n, d_model, d_k, d_v = read.integers("n d_model d_k d_v", low=-1000, high=1000)
    if min(n, d_model, d_k, d_v) < 1:
        return read.anything()
    read.require(n <= 100, "n <= 100")
    read.require(d_model <= 80, "d_model <= 80")
    read.require(d_k <= 48, "d_k <= 48")
    read.require(d_v <= 64, "d_v <= 64")
    read.matrix(n, d_model, low=-10, high=10, decimals=2)  # X
    read.matrix(2 * d_model, d_k, low=-10, high=10, decimals=2)  # W_Q and W_K
    read.matrix(d_model, d_v, low=-10, high=10, decimals=2)  # W_V
    return read.end()
