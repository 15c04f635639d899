"""What the statement allows as input."""

import re

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    words = read.fields("n d layout base")
    n, d = (read.integer(word, -1000, 1000) for word in words[:2])
    layout = words[2]
    base = read.number(words[3], low=-1_000_000, high=1_000_000, decimals=2)
    read.require(
        re.fullmatch(r"[A-Za-z0-9_-]{1,20}", layout) is not None, "a layout of at most 20 characters"
    )
    if n < 1 or d < 2 or d % 2 != 0 or layout not in ("interleaved", "half") or base <= 1:
        return read.anything()
    read.require(n <= 120 and d <= 128 and n * d <= 5000, "n <= 120, d <= 128 and n * d <= 5000")
    read.integer_list(n, low=-100_000, high=100_000)
    read.matrix(2 * n, d, low=-10, high=10, decimals=2)  # Q and K
    return read.end()
