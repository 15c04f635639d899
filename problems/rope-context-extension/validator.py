"""What the statement allows as input."""

import re

from judge.authoring.reading import Reader

MILLION = 1_000_000


def validate(read: Reader) -> None:
    words = read.fields("mode d base L_train L_infer m")
    mode = words[0]
    d = read.integer(words[1], -1000, 1000)
    base = read.number(words[2], low=-MILLION, high=MILLION, decimals=2)
    l_train, l_infer, m = (read.integer(word, -MILLION, MILLION) for word in words[3:])
    read.require(re.fullmatch(r"[A-Za-z0-9_-]{1,20}", mode) is not None, "a mode of at most 20 characters")
    legal = mode in ("none", "pi", "ntk", "yarn") and d >= 4 and d % 2 == 0 and base > 1
    if not legal or l_train < 1 or l_infer < l_train or not 0 <= m < l_infer:
        return read.anything()
    read.require(d <= 256 and l_infer <= 100 * l_train, "d <= 256 and L_infer <= 100 * L_train")
    return read.end()
