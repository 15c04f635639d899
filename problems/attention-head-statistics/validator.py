"""What the statement allows as input."""

import math

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    heads, n = read.integers("H n", low=-1000, high=1000)
    if heads < 1 or n < 1:
        return read.anything()
    read.require(heads <= 12, "H <= 12")
    read.require(n <= 100, "n <= 100")
    read.require(heads * n * n <= 20_000, "H * n² <= 20000")
    for _ in range(heads):
        a = read.matrix(n, n, low=0, high=1, decimals=3)
        read.require(all(round(1000 * sum(row)) == 1000 for row in a), "rows that add up to 1")
        diag = sum(a[i][i] for i in range(n)) / n
        prev = sum(a[i][i - 1] for i in range(1, n)) / max(n - 1, 1)
        first = sum(row[0] for row in a) / n
        away = all(abs(share - 0.5) >= 1e-6 for share in (diag, prev, first))
        read.require(away, "diag, prev and first at least 0.000001 away from 0.5")
        entropy = -sum(p * math.log(p) for row in a for p in row if p > 0) / n
        read.require(
            n == 1 or abs(entropy - 0.9 * math.log(n)) >= 1e-6,
            "an entropy at least 0.000001 away from 0.9 ln n",
        )
    return read.end()
