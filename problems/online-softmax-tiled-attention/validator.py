"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    sizes = read.integers("L M d_k d_v B_c")
    if min(sizes) < 1:
        read.require(max(map(abs, sizes)) <= 1000, "integers between -1000 and 1000 where they are illegal")
        return read.anything()
    n_queries, n_keys, d_k, d_v, tile = sizes
    read.require(n_queries <= 2048 and n_keys <= 8192, "L <= 2048 and M <= 8192")
    read.require(d_k <= 8 and d_v <= 8, "d_k <= 8 and d_v <= 8")
    read.require(n_queries * d_k + n_keys * (d_k + d_v) <= 20_000, "L * d_k + M * (d_k + d_v) <= 20000")
    read.require(tile <= 512, "B_c <= 512")
    read.require(n_keys <= 1000 * tile, "M <= 1000 * B_c")
    read.matrix(n_queries + n_keys, d_k, low=-100, high=100, decimals=2)  # Q and K
    read.matrix(n_keys, d_v, low=-100, high=100, decimals=2)  # V
    return read.end()
