"""What the statement allows as input."""

import re

from judge.authoring.reading import Reader

WORD = re.compile(r"[A-Za-z0-9_-]{1,20}", re.ASCII)


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    words = read.fields("B T d mode eps")
    batch, seq_len, d = (read.integer(word) for word in words[:3])
    mode = words[3]
    read.require(WORD.fullmatch(mode) is not None, "a mode of 1 to 20 characters")
    eps = read.number(words[4], low=-10, high=10, decimals=5)
    sizes = (batch, seq_len, d)
    if min(sizes) < 1 or mode not in ("layer", "batch", "batch-eval") or eps <= 0:
        read.require(max(map(abs, sizes)) <= 1000, "integers between -1000 and 1000 where they are illegal")
        return read.anything()
    read.require(batch * seq_len * d <= 8000, "B * T * d <= 8000")
    lengths = read.integer_list(batch, low=-1000, high=8000)
    if min(lengths) < 1 or max(lengths) > seq_len:
        read.require(max(lengths) <= 1000, "lengths between -1000 and 1000 where they are illegal")
        return read.anything()
    read.matrix(batch * seq_len, d, low=-1_000_000, high=1_000_000, decimals=2)  # X
    read.matrix(2, d, low=-10, high=10, decimals=2)  # gamma and beta
    if mode == "batch-eval":
        read.numbers(d, low=-1_000_000, high=1_000_000, decimals=2)
        read.numbers(d, low=0, high=1_000_000, decimals=2)
    return read.end()
