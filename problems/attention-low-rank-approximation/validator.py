"""What the statement allows as input, but for the two gaps of the singular values: the generator keeps those."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    *sizes, theta_token = read.fields("n d_k d_v r theta")
    n, d_k, d_v, r = (read.integer(size, low=-1000, high=1000) for size in sizes)
    theta = read.number(theta_token, low=-10, high=10, decimals=3)
    if min(n, d_k, d_v, r) < 1 or r > n or not 0 < theta < 1:
        return read.anything()
    read.require(n <= 200, "n <= 200")
    read.require(d_k <= 64 and d_v <= 64, "d_k <= 64 and d_v <= 64")
    read.require(n * (2 * d_k + d_v) <= 8000, "n * (2 * d_k + d_v) <= 8000")
    read.matrix(2 * n, d_k, low=-100, high=100, decimals=2)  # Q and K
    read.matrix(n, d_v, low=-100, high=100, decimals=2)  # V
    return read.end()
