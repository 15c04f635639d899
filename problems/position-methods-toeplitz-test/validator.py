"""What the statement allows as input."""

import math
from itertools import pairwise

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, d = read.integers("n d", low=-1000, high=1000)
    if n < 2 or d < 2 or d % 2 != 0:
        return read.anything()
    read.require(d <= 64, "d <= 64")
    q = read.numbers(d, low=-10, high=10, decimals=2)
    k = read.numbers(d, low=-10, high=10, decimals=2)
    read.numbers(1, low=0, high=10, decimals=8)
    dev = sinusoidal_deviation(q, k, n)
    read.require(dev < 1e-12 or dev >= 1e-4, "a dev of sinusoidal that is 0 or at least 0.0001")
    return read.end()


def sinusoidal_deviation(q: list[float], k: list[float], n: int) -> float:
    """The step from p - 1 to p changes q · PE by one number and PE · k by another; PE · PE stays as it is."""
    table = []
    for p in range(n):
        angles = [p / 10000 ** (t / len(q)) for t in range(0, len(q), 2)]
        table.append([part for angle in angles for part in (math.sin(angle), math.cos(angle))])
    steps = [[b - a for a, b in zip(before, after, strict=True)] for before, after in pairwise(table)]
    by_key = [sum(map(float.__mul__, q, step)) for step in steps]
    by_query = [sum(map(float.__mul__, k, step)) for step in steps]
    largest = max(max(by_key) + max(by_query), -min(by_key) - min(by_query))
    return largest / math.sqrt(len(q))
