"""What the statement allows as input."""

import math
import re

from judge.authoring.reading import Reader

WORD = re.compile(r"[A-Za-z0-9_-]{1,20}", re.ASCII)


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    *sizes, p_word, mode = read.fields("n d d_ff p mode")
    n, d, d_ff = (read.integer(size) for size in sizes)
    p = read.number(p_word, low=-10, high=10, decimals=2)
    read.require(WORD.fullmatch(mode) is not None, "a mode of 1 to 20 characters")
    if min(n, d, d_ff) < 1 or not 0 <= p < 1 or mode not in ("train", "eval"):
        read.require(max(map(abs, (n, d, d_ff))) <= 1000, "integers between -1000 and 1000 in line 1")
        return read.anything()
    read.require(n <= 100, "n <= 100")
    read.require(d <= 24, "d <= 24")
    read.require(d_ff <= 64, "d_ff <= 64")

    largest = []
    for rows, columns in [(n, d), (d, d), (d, d), (d, d), (d, d), (d, d_ff), (d_ff, d)]:
        matrix = read.matrix(rows, columns, low=-10, high=10, decimals=3)
        largest.append(max(abs(entry) for row in matrix for entry in row))
    x, w_q, w_k, w_v, w_o, w_1, w_2 = largest
    factor = 1 / (1 - p) if mode == "train" else 1
    x *= factor
    read.require(d * (d * x * w_q) * (d * x * w_k) / math.sqrt(d) <= 1e7, "no entry of S above 10⁷")
    x += factor**2 * (d * d * x * w_v * w_o)
    x += factor**2 * (d * d_ff * x * w_1 * w_2)
    read.require(x <= 1e9, "no output above 10⁹")

    if mode == "train":
        for columns in (d, n, d, d_ff, d):
            for _ in range(n):
                read.integer_list(columns, low=0, high=1)
    return read.end()
