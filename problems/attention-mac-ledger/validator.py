"""What the statement allows as input: one line of five integers; other lines only behind an illegal one."""

from judge.authoring.reading import Reader

MILLION = 10**6


def validate(read: Reader) -> None:
    numbers = read.integers("B N d_model H d_ff", low=-MILLION, high=MILLION)
    _, _, d_model, n_heads, _ = numbers
    if min(numbers) < 1 or d_model % n_heads != 0:
        return read.anything()
    return read.end()
