"""What the statement allows as input."""

import math

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    sizes = read.integers("m n d_dec d_enc d_k d_v valid", low=-1000, high=1000)
    m, n, d_dec, d_enc, d_k, d_v, valid = sizes
    if min(sizes) < 1 or valid > n:
        read.anything()
        return
    read.require(m <= 100 and n <= 100, "m <= 100 and n <= 100")
    read.require(m * n <= 6000, "m * n <= 6000")
    read.require(max(d_dec, d_enc) <= 64, "d_dec <= 64 and d_enc <= 64")
    read.require(max(d_k, d_v) <= 32, "d_k <= 32 and d_v <= 32")
    y = read.matrix(m, d_dec, low=-10, high=10, decimals=2)
    memory = read.matrix(n, d_enc, low=-10, high=10, decimals=2)
    w_q = read.matrix(d_dec, d_k, low=-10, high=10, decimals=2)
    w_k = read.matrix(d_enc, d_k, low=-10, high=10, decimals=2)
    read.matrix(d_enc, d_v, low=-10, high=10, decimals=2)
    read.end()
    queries, keys = project(y, w_q), project(memory[:valid], w_k)
    largest = max(abs(entry) for row in queries + keys for entry in row)
    read.require(largest <= 1000 * 10**4, "entries of Q and K between -1000 and 1000")
    for query in queries:
        # In hundredths the entries are integers: these scores are exact, and 10⁸ times as large.
        scores = [sum(map(int.__mul__, query, key)) for key in keys]
        read.require(max(map(abs, scores)) <= 10**12, "q · k between -10000 and 10000")
        read.require(margin(scores, d_k) >= 1e-6, "largest weights that are equal or 0.000001 apart")


def project(rows: list[list[float]], weights: list[list[float]]) -> list[list[int]]:
    """Multiply two matrices of hundredths exactly."""
    columns = [[round(100 * entry) for entry in column] for column in zip(*weights, strict=True)]
    integers = [[round(100 * entry) for entry in row] for row in rows]
    return [[sum(map(int.__mul__, row, column)) for column in columns] for row in integers]


def margin(scores: list[int], d_k: int) -> float:
    """How far the largest weight lies above the next one that is not equal to it."""
    top = max(scores)
    exponentials = [math.exp((score - top) / 1e8 / math.sqrt(d_k)) for score in scores]
    lower = [weight for weight, score in zip(exponentials, scores, strict=True) if score < top]
    return (1 - max(lower, default=0.0)) / sum(exponentials)
