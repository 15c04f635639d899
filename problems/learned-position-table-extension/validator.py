"""What the statement allows as input."""

import re

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    words = read.fields("L_train d L_infer mode")
    l_train, d, l_infer = (read.integer(word, -20_000, 20_000) for word in words[:3])
    mode = words[3]
    read.require(re.fullmatch(r"[A-Za-z0-9_-]{1,20}", mode) is not None, "a mode of at most 20 characters")
    too_long = mode == "strict" and l_infer > l_train
    if l_train < 1 or d < 1 or l_infer < 1 or mode not in ("strict", "clamp", "interpolate") or too_long:
        return read.anything()
    read.require(l_train * d <= 10_000, "L_train * d <= 10000")
    read.require(l_infer * d <= 20_000, "L_infer * d <= 20000")
    read.matrix(l_train, d, low=-100, high=100, decimals=3)
    return read.end()
