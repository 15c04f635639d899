"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    words = read.fields("n K eps pad tau")
    n, n_classes = read.integer(words[0]), read.integer(words[1])
    eps = read.number(words[2], low=-10, high=10, decimals=3)
    pad = read.integer(words[3], -100_000, 100_000)
    tau = read.number(words[4], low=-100, high=100, decimals=2)
    if n < 1 or n_classes < 2 or not 0 <= eps < 1 or tau <= 0:
        read.require(
            max(abs(n), abs(n_classes)) <= 1000, "n and K between -1000 and 1000 in an illegal line 1"
        )
        return read.anything()
    read.require(n * n_classes <= 10_000, "n * K <= 10000")
    targets = read.integer_list(n, low=-100_000, high=100_000)
    if any(target != pad and not 0 <= target < n_classes for target in targets):
        return read.anything()
    read.matrix(n, n_classes, low=-10_000, high=10_000, decimals=2)
    return read.end()
