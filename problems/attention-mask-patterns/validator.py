"""What the statement allows as input: T, then T lines of a kind and four integers."""

import re

from judge.authoring.reading import Reader

WORD = re.compile(r"[A-Za-z_-]{1,20}", re.ASCII)


def validate(read: Reader) -> None:
    (case_count,) = read.integers("T", low=-1000, high=20)
    if case_count < 1:
        read.anything()
        return
    ones_and_zeros = 0
    for _ in range(case_count):
        kind, *sizes = read.fields("kind n m valid prefix")
        read.require(WORD.fullmatch(kind) is not None, "a kind of 1 to 20 letters, - or _")
        n, m, _, _ = (read.integer(size, low=-20_000, high=20_000) for size in sizes)
        ones_and_zeros += n * m if n >= 1 and m >= 1 else 0
        read.require(ones_and_zeros <= 20_000, "n * m <= 20000 in all")
    read.end()
