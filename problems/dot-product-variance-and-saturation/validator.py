"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, d_k = read.integers("n d_k")
    if n < 2 or d_k < 1:
        read.require(max(abs(n), abs(d_k)) <= 1000, "integers between -1000 and 1000 where they are illegal")
        return read.anything()
    read.require(n <= 10_000, "n <= 10000")
    read.require(d_k <= 64, "d_k <= 64")
    read.require(n * d_k <= 12_000, "n * d_k <= 12000")
    queries = read.matrix(n, d_k, low=-5000, high=5000, decimals=2)
    keys = read.matrix(n, d_k, low=-5000, high=5000, decimals=2)
    scores = [sum(map(float.__mul__, q, k)) for q, k in zip(queries, keys, strict=True)]
    mean = sum(scores) / n
    read.require(max(map(abs, scores)) <= 1e7, "scores between -10000000 and 10000000")
    read.require(sum((e - mean) ** 2 for e in scores) / n <= 1e8, "a variance of at most 100000000")
    return read.end()
