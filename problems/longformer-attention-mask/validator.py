"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    n, w, dilation, g, causal = read.integers("n w dilation g causal", low=-1000, high=1000)
    if n < 1 or w < 0 or dilation < 1 or not 0 <= g <= n or causal not in (0, 1):
        return read.anything()
    read.require(n <= 200, "n <= 200")
    positions = read.integer_list(g, low=-1000, high=1000)
    if any(not 0 <= position < n for position in positions):
        return read.anything()
    return read.end()
