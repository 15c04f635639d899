"""What the statement allows as input."""

import re

from judge.authoring.reading import Reader

WORD = re.compile(r"[A-Za-z0-9_-]{1,20}", re.ASCII)


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    *sizes, p_word, mode = read.fields("n m d_k d_v p mode")
    n, m, d_k, d_v = (read.integer(size) for size in sizes)
    p = read.number(p_word, low=-10, high=10, decimals=3)
    read.require(WORD.fullmatch(mode) is not None, "a mode of 1 to 20 characters")
    if min(n, m, d_k, d_v) < 1 or not 0 <= p < 1 or mode not in ("train", "eval"):
        read.require(max(map(abs, (n, m, d_k, d_v))) <= 1000, "integers between -1000 and 1000 in line 1")
        return read.anything()
    read.require(max(d_k, d_v) <= 64, "d_k <= 64 and d_v <= 64")
    read.require(n * m <= 10_000, "n * m <= 10000")
    read.require((n + m) * (d_k + d_v) <= 10_000, "(n + m) * (d_k + d_v) <= 10000")
    read.matrix(n + m, d_k, low=-100, high=100, decimals=3)  # Q and K
    read.matrix(m, d_v, low=-100, high=100, decimals=3)  # V
    if mode == "train":
        for _ in range(n):
            read.integer_list(m, low=0, high=1)
    return read.end()
