"""What the statement allows as input."""

import re

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    words = read.fields("n H d_k mode")
    n, heads, d_k = (read.integer(word, -1000, 7500) for word in words[:3])
    mode = words[3]
    read.require(re.fullmatch(r"[A-Za-z0-9_-]{1,20}", mode) is not None, "a mode of at most 20 characters")
    if n < 1 or heads < 1 or d_k < 1 or mode not in ("causal", "symmetric"):
        read.require(max(n, heads, d_k) <= 1000, "integers between -1000 and 1000 where they are illegal")
        return read.anything()
    read.require(n <= 150, "n <= 150")
    read.require(heads <= 16, "H <= 16")
    read.require(n * heads * d_k <= 7500, "n * H * d_k <= 7500")
    read.matrix(3 * n, heads * d_k, low=-100, high=100, decimals=2)  # Q, K and V
    return read.end()
