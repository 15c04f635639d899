"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    n, d, w, dilation, causal = read.integers("n d w dilation causal", low=-100_000, high=100_000)
    if min(n, d, w, dilation) < 1 or w * dilation >= n or causal not in (0, 1):
        return read.anything()
    read.require(d <= 8, "d <= 8")
    read.require(w <= 16, "w <= 16")
    read.require(n * d <= 20_000, "n * d <= 20000")
    read.matrix(3 * n, d, low=-100, high=100, decimals=2)  # Q, K and V
    return read.end()
