"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, m, d_k, d_v, causal = read.integers("n m d_k d_v causal")
    if min(n, m, d_k, d_v) < 1 or causal not in (0, 1) or (causal == 1 and n != m):
        sizes = (n, m, d_k, d_v, causal)
        read.require(max(map(abs, sizes)) <= 1000, "integers between -1000 and 1000 where line 1 is illegal")
        return read.anything()
    read.require(d_k <= 64 and d_v <= 64, "d_k <= 64 and d_v <= 64")
    read.require(n * m <= 1_000_000, "n * m <= 1000000")
    read.require((n + m) * (d_k + d_v) <= 15_000, "(n + m) * (d_k + d_v) <= 15000")
    read.matrix(n + m, d_k, low=-100, high=100, decimals=2)  # Q and K
    read.matrix(m + n, d_v, low=-100, high=100, decimals=2)  # V and G
    return read.end()
