"""What the statement allows as input."""

import math

from judge.authoring.reading import Reader

Matrix = list[list[float]]


def validate(read: Reader) -> None:
    layers, d = read.integers("L d", low=-1000, high=1000)
    if layers < 1 or d < 1:
        return read.anything()
    read.require(layers <= 500, "L <= 500")
    read.require(d <= 48, "d <= 48")
    read.require(layers * d**2 <= 30_000, "L * d² <= 30000")
    weights = [read.matrix(d, d, low=-100, high=100, decimals=2) for _ in range(layers)]
    x = read.numbers(d, low=-100, high=100, decimals=2)
    for skip in (0, 1):
        read.require(largest_printed(weights, x, skip) <= 1_000_000, "no printed number above 1000000")
    return read.end()


def largest_printed(weights: list[Matrix], x: list[float], skip: int) -> float:
    """The largest norm or component of x_L for the factors skip * I + W_l; J is kept as a list of columns."""
    columns = [[float(i == k) for i in range(len(x))] for k in range(len(x))]
    largest = 0.0
    for weight in weights:
        columns = [
            [skip * c + dot(row, column) for c, row in zip(column, weight, strict=True)] for column in columns
        ]
        largest = max(largest, math.hypot(*(entry for column in columns for entry in column)))
    return max(largest, *(abs(dot(row, x)) for row in zip(*columns, strict=True)))


def dot(a: list[float], b: list[float]) -> float:
    return sum(map(float.__mul__, a, b))
