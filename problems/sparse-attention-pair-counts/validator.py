"""What the statement allows as input."""

import re

from judge.authoring.reading import Reader

BILLION = 10**9


def validate(read: Reader) -> None:
    (case_count,) = read.integers("T", low=-1000, high=1000)
    if case_count < 1:
        return read.anything()
    for _ in range(case_count):
        kind, *integers = read.fields("kind n a b")
        read.require(re.fullmatch("[A-Za-z_-]{1,20}", kind) is not None, "a kind of 1 to 20 letters, - and _")
        for token in integers:
            read.integer(token, low=-BILLION, high=BILLION)
    return read.end()
