"""What the statement allows as input."""

import math
import re

from judge.authoring.reading import Reader

WORD = re.compile(r"[A-Za-z_-]{1,20}", re.ASCII)
Matrix = list[list[float]]


def validate(read: Reader) -> None:
    *sizes, mode, prefix = read.fields("n d mode p")
    n, d, p = (read.integer(token, low=-1000, high=1000) for token in (*sizes, prefix))
    read.require(WORD.fullmatch(mode) is not None, "a mode of 1 to 20 letters, - or _")
    if n < 1 or d < 1 or mode not in ("full", "causal", "prefix") or not 0 <= p <= n:
        return read.anything()
    if mode != "prefix" and p != 0:
        return read.anything()
    read.require(n <= 60 and d <= 16, "n <= 60 and d <= 16")
    x = read.matrix(n, d, low=-10, high=10, decimals=2)
    q, k, v = (multiply(x, read.matrix(d, d, low=-10, high=10, decimals=2)) for _ in range(3))
    read.require(max(abs(entry) for row in q + k + v for entry in row) <= 30 + 1e-9, "Q, K, V within 30")
    gap = all(each < 1e-11 or each > 1e-6 for each in deviations(q, k, v, n if mode == "full" else p))
    read.require(gap, "every D_t below 1e-11 or above 1e-6")
    return read.end()


def deviations(q: Matrix, k: Matrix, v: Matrix, p: int) -> list[float]:
    """D_1 ... D_n: query i sees the first max(i + 1, p) keys, or as many of them as there are."""
    n = len(q)
    rows = [[output(q[i], k[:m], v[:m]) for m in range(n + 1) if m > i] for i in range(n)]
    return [
        max(
            abs(a - b)
            for i in range(t)
            for a, b in zip(rows[i][max(0, min(p, t) - i - 1)], rows[i][max(0, p - i - 1)], strict=True)
        )
        for t in range(1, n + 1)
    ]


def output(query: list[float], keys: Matrix, values: Matrix) -> list[float]:
    """Attention of one query over some keys."""
    scores = [dot(query, key) / math.sqrt(len(query)) for key in keys]
    weights = [math.exp(score - max(scores)) for score in scores]
    return [dot(weights, column) / sum(weights) for column in zip(*values, strict=True)]


def multiply(a: Matrix, b: Matrix) -> Matrix:
    columns = list(zip(*b, strict=True))
    return [[dot(row, column) for column in columns] for row in a]


def dot(a: list[float], b: list[float]) -> float:
    return sum(map(float.__mul__, a, b))
