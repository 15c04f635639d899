"""What the statement allows as input."""

import math

from judge.authoring.reading import Reader

Matrix = list[list[float]]


def exponents(vectors: Matrix, w: Matrix) -> Matrix:
    """Return the exponents of the features, a row for each vector."""
    result = []
    for u in vectors:
        x = [entry / len(u) ** 0.25 for entry in u]
        half_norm = sum(entry * entry for entry in x) / 2
        result.append([sum(a * b for a, b in zip(x, w_r, strict=True)) - half_norm for w_r in w])
    return result


def smallest_denominator(q: Matrix, k: Matrix, w: Matrix) -> float:
    """Return the smallest denominator after the shifts that the statement names."""
    of_keys = exponents(k, w)
    top = max(map(max, of_keys))
    sums = [sum(math.exp(t - top) for t in column) for column in zip(*of_keys, strict=True)]
    return min(
        sum(math.exp(t - max(row)) * total for t, total in zip(row, sums, strict=True))
        for row in exponents(q, w)
    )


def validate(read: Reader) -> None:
    n, m, d, d_v, features = read.integers("n m d d_v M", low=-10_000, high=10_000)
    if min(n, m, d, d_v, features) < 1:
        return read.anything()
    read.require(n <= 5000 and m <= 5000, "n <= 5000 and m <= 5000")
    read.require(d <= 8 and d_v <= 8, "d <= 8 and d_v <= 8")
    read.require(features <= 32, "M <= 32")
    read.require((n + m) * d + m * d_v <= 20_000, "(n + m) * d + m * d_v <= 20000")
    q = read.matrix(n, d, low=-60, high=60, decimals=2)
    k = read.matrix(m, d, low=-60, high=60, decimals=2)
    read.matrix(m, d_v, low=-100, high=100, decimals=2)
    w = read.matrix(features, d, low=-5, high=5, decimals=2)
    read.require(smallest_denominator(q, k, w) > 1e-200, "denominators above 1e-200")
    return read.end()
