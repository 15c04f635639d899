"""What the statement allows as input: T, then T lines of a word and three integers."""

from judge.authoring.reading import Reader

BILLION = 10**9


def validate(read: Reader) -> None:
    (case_count,) = read.integers("T", low=-1000, high=1000)
    if case_count < 1:
        return read.anything()
    for _ in range(case_count):
        kind, *numbers = read.fields("kind n d a")
        read.require(
            kind.isascii() and kind.isalpha() and len(kind) <= 20, "words of 1 to 20 English letters"
        )
        for number in numbers:
            read.integer(number, low=-BILLION, high=BILLION)
    return read.end()
