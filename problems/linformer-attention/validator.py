"""What the statement allows as input."""

from judge.authoring.reading import Reader

Matrix = list[list[float]]


def validate(read: Reader) -> None:
    n, k, d_k, d_v = read.integers("n k d_k d_v", low=-10_000, high=10_000)
    if not 1 <= k <= n or d_k < 1 or d_v < 1:
        return read.anything()
    read.require(n <= 4500, "n <= 4500")
    read.require(k <= 32, "k <= 32")
    read.require(d_k <= 8, "d_k <= 8")
    read.require(d_v <= 8, "d_v <= 8")
    read.require(n * (2 * d_k + d_v + 2 * k) <= 31_500, "n * (2 * d_k + d_v + 2 * k) <= 31500")
    q = read.matrix(n, d_k, low=-100, high=100, decimals=2)
    keys = read.matrix(n, d_k, low=-100, high=100, decimals=2)
    values = read.matrix(n, d_v, low=-100, high=100, decimals=2)
    e = read.matrix(n, k, low=-10, high=10, decimals=2)
    f = read.matrix(n, k, low=-10, high=10, decimals=2)
    projected_keys = products(columns(e), columns(keys))  # (k, d_k)
    for projected in (projected_keys, products(columns(f), columns(values))):
        read.require(largest(projected) <= 100_000, "K' and V' between -100000 and 100000")
    scores = largest(products(q, projected_keys)) / d_k**0.5
    read.require(scores <= 1_000_000, "scores between -1000000 and 1000000")
    return read.end()


def columns(matrix: Matrix) -> Matrix:
    return [list(column) for column in zip(*matrix, strict=True)]


def products(rows: Matrix, others: Matrix) -> Matrix:
    """The dot product of each row with each of the others."""
    return [[sum(map(float.__mul__, row, other)) for other in others] for row in rows]


def largest(matrix: Matrix) -> float:
    return max(abs(entry) for row in matrix for entry in row)
