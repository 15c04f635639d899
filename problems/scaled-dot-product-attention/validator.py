"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    sizes = read.integers("B L M d_k d_v")
    if min(sizes) < 1:
        read.require(max(map(abs, sizes)) <= 1000, "integers between -1000 and 1000 where they are illegal")
        return read.anything()
    b, l_queries, m_keys, d_k, d_v = sizes
    read.require(max(b, d_k, d_v) <= 64, "B, d_k, d_v <= 64")
    read.require(b * (l_queries + m_keys) * (d_k + d_v) <= 30_000, "B * (L + M) * (d_k + d_v) <= 30000")
    read.require(b * l_queries * m_keys * (d_k + d_v) <= 2_000_000, "B * L * M * (d_k + d_v) <= 2000000")
    read.matrix(b * (l_queries + m_keys), d_k, low=-1000, high=1000, decimals=3)  # Q and K
    read.matrix(b * m_keys, d_v, low=-1000, high=1000, decimals=3)
    return read.end()
